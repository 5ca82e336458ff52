/** How an owner finds the link to their Google review form. */
export function GoogleLinkHint() {
  return (
    <details className="link-help">
      <summary>Where do I find my Google review link?</summary>
      <ol>
        <li>
          Sign in to Google with the account that manages your Business Profile, and search for your
          business by name.
        </li>
        <li>
          Choose “Ask for reviews” in the profile menu. It may also be called “Get more reviews.”
        </li>
        <li>Copy the link Google shows you. It often looks like g.page/r/…/review.</li>
        <li>Paste it here and test it before you save.</li>
      </ol>
    </details>
  );
}

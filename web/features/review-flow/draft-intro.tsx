/** The text above a `DraftPreview`. */
export function DraftIntro() {
  return (
    <p className="soft">
      We prepared a draft for you. Post it as is, or edit it until it sounds like you.
    </p>
  );
}

/**
 * An email address that breaks before its `@` and the dots of its domain, if it must, and not within a word.
 */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  const parts = [email.slice(0, at), ...email.slice(at).split(/(?=\.)/)];
  return parts.map((part, index) => (
    <span key={index}>
      {index > 0 && <wbr />}
      {part}
    </span>
  ));
}

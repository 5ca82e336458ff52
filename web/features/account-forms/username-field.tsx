/**
 * For password managers: whose password the form is about, where no field asks for it. Nothing, if that is
 * not known.
 */
export function UsernameField({ email }: { email: string }) {
  if (!email) return null;
  return (
    <input
      className="visually-hidden"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

/** Tells password managers whose password a form asks for. */
export function UsernameField({ email }: { email: string }) {
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

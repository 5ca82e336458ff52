import { Breakable } from './breakable.tsx';

/** An email address that wraps before the @ first, and then before a dot. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      <Breakable text={address.slice(0, at)} />
      <wbr />
      <span className="email-host">
        <Breakable text={address.slice(at)} />
      </span>
    </>
  );
}

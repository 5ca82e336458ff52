import { Fragment } from 'react';

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

function Breakable({ text }: { text: string }) {
  return text.split(/(?=\.)/).map((part, index) => (
    // Parts never move, and two may be equal.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

import { Fragment } from 'react';

/** Text that may wrap before its dots, such as a domain. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?=\.)/).map((part, index) => (
    // Parts never move, and two may be equal.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

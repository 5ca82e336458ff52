interface LinkHostProps {
  /** Of a link to another site than its platform's own; nothing is shown otherwise. */
  host: string | undefined;
  /** After a link within a text, instead of below a button. */
  isInline?: boolean;
}

/** Tells visitors where a link really leads. */
export function LinkHost({ host, isInline = false }: LinkHostProps) {
  if (!host) return null;
  const name = <bdi>{host}</bdi>;
  return isInline ? (
    <span className="link-host"> (opens {name})</span>
  ) : (
    <p className="link-host">Opens {name}</p>
  );
}

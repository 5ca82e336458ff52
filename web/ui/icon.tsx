export type IconName =
  | 'thumb'
  | 'check'
  | 'close'
  | 'menu'
  | 'plus'
  | 'back'
  | 'pencil'
  | 'write'
  | 'again'
  | 'restart'
  | 'copy'
  | 'google'
  | 'facebook'
  | OwnersIconName;

/** Those that no visitor's page carries; their shapes stand in `owners-icons.css`. */
type OwnersIconName = 'down' | 'qr' | 'download' | 'print' | 'share' | 'open';

interface IconProps {
  /** Its shape stands in `icon.css`. */
  name: IconName;
}

/** A picture beside a word; it says nothing by itself. */
export function Icon({ name }: IconProps) {
  return <span className={`icon icon-${name}`} />;
}

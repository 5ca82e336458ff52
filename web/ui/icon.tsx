export type IconName =
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

/** Not used on the visitor's page; their shapes are in `owners-icons.css`. */
type OwnersIconName = 'down' | 'download' | 'print' | 'share' | 'open';

interface IconProps {
  /** Its shape is in `icon.css` or `owners-icons.css`. */
  name: IconName;
}

/** A decorative icon next to text; hidden from screen readers. */
export function Icon({ name }: IconProps) {
  return <span className={`icon icon-${name}`} />;
}

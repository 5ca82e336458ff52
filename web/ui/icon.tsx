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
  | 'facebook';

interface IconProps {
  /** Its shape stands in `icon.css`. */
  name: IconName;
}

/** A picture beside a word; it says nothing by itself. */
export function Icon({ name }: IconProps) {
  return <span className={`icon icon-${name}`} />;
}

import { nameSize } from './name-size.ts';

export interface PosterBrandProps {
  name: string;
  /** The URL of a loaded image (`use-logo.ts`); null if there is none. */
  logoUrl: string | null;
}

/** The name in large type, or in small type below the logo, which may be only a symbol. */
export function PosterBrand({ name, logoUrl }: PosterBrandProps) {
  if (!logoUrl)
    return (
      <p className={`face-name ${nameSize(name)}`} dir="auto">
        {name}
      </p>
    );
  return (
    <div className="face-brand">
      <img className="face-logo" src={logoUrl} alt={name} />
      <p className={`face-caption ${nameSize(name)}`} dir="auto">
        {name}
      </p>
    </div>
  );
}

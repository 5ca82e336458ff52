import { nameSize } from './name-size.ts';

export interface PosterBrandProps {
  name: string;
  /** Of a picture that is at hand (`use-logo.ts`); null where there is none. */
  logoUrl: string | null;
}

/** Whose poster it is: the name at large, or in a small line below the logo, which may be only a sign. */
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

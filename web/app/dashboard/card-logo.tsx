import { useState } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { initialsOf } from './initials.ts';

/** A business's logo, or its initials if there is none or it fails to load. */
export function CardLogo({ name, logoUrl }: Pick<ListedBusiness, 'name' | 'logoUrl'>) {
  const [broken, setBroken] = useState<string | null>(null);
  if (logoUrl && logoUrl !== broken)
    return (
      <img
        className="logo-plate"
        src={logoUrl}
        alt=""
        width={180}
        height={90}
        loading="lazy"
        onError={() => setBroken(logoUrl)}
      />
    );
  return (
    <span className="logo-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

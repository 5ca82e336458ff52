import { useState } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { initialsOf } from './initials.ts';

/** The logo of a business on its card; the initials where there is none, or none that loads. */
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

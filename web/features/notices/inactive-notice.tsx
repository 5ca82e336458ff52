import type { ReactNode } from 'react';
import type { PublicBusiness } from '../../../contract/visitor.ts';
import { LogoPlate } from '../../ui/logo-plate.tsx';
import { Notice } from './notice.tsx';

interface InactiveNoticeProps {
  business: Pick<PublicBusiness, 'name' | 'logoUrl'>;
  children?: ReactNode;
}

/** The public page of an inactive business, without choice or form. */
export function InactiveNotice({ business, children }: InactiveNoticeProps) {
  return (
    <Notice title="This business is currently inactive" description="Please check back later">
      <LogoPlate name={business.name} logoUrl={business.logoUrl} />
      {children}
    </Notice>
  );
}

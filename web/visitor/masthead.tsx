import type { PublicBusiness } from '../../contract/visitor.ts';
import { Button } from '../ui/button.tsx';
import { LogoPlate } from '../ui/logo-plate.tsx';
import { Dialogs } from './dialogs.tsx';

/** The business's name or logo, and how to use the page. Server-rendered. */
export function Masthead({ business }: { business: PublicBusiness }) {
  return (
    <>
      <LogoPlate name={business.name} logoUrl={business.logoUrl} />
      <Button id="how-to" variant="link" data-early="" data-do="explain">
        How to use this app
      </Button>
      <Dialogs />
    </>
  );
}

import type { PublicBusiness } from '../../contract/visitor.ts';
import { Button } from '../ui/button.tsx';
import { LogoPlate } from '../ui/logo-plate.tsx';
import { Dialogs } from './dialogs.tsx';

/** Whose page this is, and how it is used. Drawn by the server. */
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

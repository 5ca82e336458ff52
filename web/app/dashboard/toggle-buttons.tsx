import { useRef, type ReactNode } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { Button } from '../../ui/button.tsx';
import { useToggleBusiness } from './use-toggle-business.ts';
import { useUndo } from './use-undo.ts';

interface ToggleButtonsProps {
  business: ListedBusiness;
  /** Before the button. */
  children: ReactNode;
}

/** Activates or deactivates a business at once; a deactivation can be undone for some seconds. */
export function ToggleButtons({ business, children }: ToggleButtonsProps) {
  const { name, isActive } = business;
  const { toggle, isPending } = useToggleBusiness(business, (isNowActive) => {
    if (!isNowActive) undo.offer();
  });
  const button = useRef<HTMLButtonElement>(null);
  const undo = useUndo(button);
  const canUndo = undo.isOffered && !isActive;
  function press(): void {
    undo.end();
    toggle();
  }
  return (
    <>
      <div className="card-pair">
        {children}
        <Button ref={button} pending={isPending} onClick={press}>
          {isActive ? 'Deactivate' : 'Activate'}
          <span className="visually-hidden">{` ${name}`}</span>
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {canUndo && `${name} is deactivated. You can undo this with the next button.`}
      </p>
      {canUndo && (
        <div className="card-undo">
          <p>Deactivated.</p>
          <Button variant="quiet" ref={undo.button} onClick={press}>
            Undo<span className="visually-hidden">{` the deactivation of ${name}`}</span>
          </Button>
        </div>
      )}
    </>
  );
}

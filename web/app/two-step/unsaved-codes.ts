import { toasts } from '../../ui/toast-queue.ts';
import { confirmLeaving, confirmLosing } from '../unsaved-changes/unsaved-changes.ts';

let areUnsaved: () => boolean = () => false;

/**
 * Closing the tab or reloading loses new recovery codes, so the browser asks first, whichever page is open.
 * @param unsaved false once they are saved, or someone else is signed in
 */
export function guardCodes(unsaved: () => boolean): void {
  areUnsaved = unsaved;
  addEventListener('beforeunload', ask);
}

export function stopGuardingCodes(): void {
  removeEventListener('beforeunload', ask);
}

/** For a person who opens another page before they are saved. */
export function tellWhereCodesAre(): void {
  if (areUnsaved())
    toasts.show({
      title: 'Recovery Codes Not Saved Yet',
      description:
        'You’ll find them in Account Settings until you close this tab, reload it, or sign out.',
      duration: 15_000,
    });
}

/** Logs out, once the person has confirmed that recovery codes and then unsaved changes may be lost. */
export function confirmLogout(logout: () => void): void {
  const go = () => confirmLeaving(logout);
  if (areUnsaved()) confirmLosing('recovery codes', go);
  else go();
}

function ask(event: BeforeUnloadEvent): void {
  if (!areUnsaved()) return stopGuardingCodes();
  event.preventDefault();
  // Browsers before 2024 require this to ask.
  event.returnValue = '';
}

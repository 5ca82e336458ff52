import { useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Checked by default on a phone, which is one person's; computers may be shared. */
export function KeepSignedIn() {
  const isHydrated = useIsHydrated();
  const [choice, choose] = useState<boolean>();
  const isChecked = choice ?? (isHydrated && matchMedia(phone).matches);
  return (
    <div className={isHydrated ? 'keep-signed-in' : 'keep-signed-in undecided'}>
      <label>
        <input
          type="checkbox"
          name="keepSignedIn"
          checked={isChecked}
          onChange={({ target }) => choose(target.checked)}
          aria-describedby="keep-signed-in-note"
        />
        Keep me signed in on this device
      </label>
      <p className="note" id="keep-signed-in-note">
        {isChecked
          ? 'Only do this on a device no one else uses.'
          : 'You’ll be signed out when you close the browser, and after 12 hours.'}
      </p>
    </div>
  );
}

/** Touched with a finger, or as narrow as the app's phone layout. */
const phone = '(pointer: coarse), (max-width: 767px)';

import { Notice } from './notice.tsx';
import { unknownBusiness } from './notice-toasts.ts';

/** Shown when no business was found. */
export function UnknownBusiness() {
  return (
    <Notice {...unknownBusiness}>
      <p className="soft">Please check the address, or scan the code again.</p>
    </Notice>
  );
}

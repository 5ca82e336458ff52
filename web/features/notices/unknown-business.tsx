import { Notice } from './notice.tsx';
import { unknownBusiness } from './notice-toasts.ts';

/** What stands where no business was found (P-07). */
export function UnknownBusiness() {
  return (
    <Notice {...unknownBusiness}>
      <p className="soft">Please check the address, or scan the code again.</p>
    </Notice>
  );
}

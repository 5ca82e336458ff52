import { Notice } from './notice.tsx';
import { unknownBusiness } from './notice-toasts.ts';

/** What stands where no business was found (P-07). */
export function UnknownBusiness() {
  return (
    <Notice {...unknownBusiness}>
      <p className="soft">Please check the link or scan the QR code again.</p>
    </Notice>
  );
}

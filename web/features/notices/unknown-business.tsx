import { Notice } from './notice.tsx';
import { unknownBusiness } from './notice-toasts.ts';

/** Shown when no business was found. */
export function UnknownBusiness() {
  return (
    <Notice {...unknownBusiness}>
      <p className="soft">Please check the link or scan the QR code again.</p>
    </Notice>
  );
}

import { Notice } from './notice.tsx';
import { unknownBusiness } from './notice-toasts.ts';

export function UnknownBusiness() {
  return (
    <Notice {...unknownBusiness}>
      <p className="soft">Please check the link or scan the QR code again.</p>
    </Notice>
  );
}

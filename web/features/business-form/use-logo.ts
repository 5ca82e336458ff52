import { useRef, useState } from 'react';
import { businessConstraints } from '../../../contract/business-constraints.ts';
import { isCutOff, isHeic } from '../../../contract/picture-bytes.ts';
import { dismissError } from '../../ui/dismiss-error.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { logoToasts } from './form-toasts.ts';
import { fitLogo, TooManyPixels } from './logo-picture.ts';

type LogoToast = (typeof logoToasts)[keyof typeof logoToasts];

/**
 * Sets the logo from a file. If the file is rejected, shows a toast, keeps the reason until the next file,
 * and does not change the logo.
 */
export function useLogo(
  onChange: (logoUrl: string) => void,
  setDrawing: (isDrawing: boolean) => void,
) {
  const latest = useRef<File>(undefined);
  const [refusal, setRefusal] = useState<string>();

  function refuse(toast: LogoToast): void {
    toasts.show(toast);
    setRefusal(toast.description);
  }
  async function draw(file: File): Promise<void> {
    latest.current = file;
    setDrawing(true);
    const drawn = await logoOf(file);
    // Another file was chosen in the meantime.
    if (latest.current !== file) return;
    setDrawing(false);
    if (typeof drawn === 'string') onChange(drawn);
    else refuse(drawn);
  }
  function take(file: File | undefined): void {
    if (!file) return;
    setRefusal(undefined);
    dismissError();
    // Some browsers don't know the type of an iPhone photo.
    if (file.type !== '' && !file.type.startsWith('image/')) refuse(logoToasts.notAPicture);
    else if (file.size >= businessConstraints.logoBytes) refuse(logoToasts.tooLarge);
    else void draw(file);
  }
  return { take, refusal, forget: () => setRefusal(undefined) };
}

/** The logo as a data URL, or why there is none. */
async function logoOf(file: File): Promise<string | LogoToast> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isCutOff(bytes)) return logoToasts.cutOff;
    if (file.type === '' && !isHeic(bytes)) return logoToasts.notAPicture;
    // Safari can draw HEIC.
    return await fitLogo(file).catch((error: unknown) => {
      if (error instanceof TooManyPixels) return logoToasts.manyPixels;
      return isHeic(bytes) ? logoToasts.heic : logoToasts.unreadable;
    });
  } catch {
    return logoToasts.unreadable;
  }
}

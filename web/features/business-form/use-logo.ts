import { useRef } from 'react';
import { businessConstraints } from '../../../contract/business-constraints.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { logoToasts } from './form-toasts.ts';
import { fitLogo } from './logo-picture.ts';

/** Sets the logo from a file. If the file is rejected, shows a toast and does not change the logo. */
export function useLogo(
  onChange: (logoUrl: string) => void,
  setDrawing: (isDrawing: boolean) => void,
) {
  const latest = useRef<File>(undefined);

  async function draw(file: File): Promise<void> {
    latest.current = file;
    setDrawing(true);
    const url = await fitLogo(file).catch(() => null);
    // Another file was chosen in the meantime.
    if (latest.current !== file) return;
    setDrawing(false);
    if (url) onChange(url);
    else toasts.show(logoToasts.unreadable);
  }
  function take(file: File | undefined): void {
    if (!file) return;
    if (!file.type.startsWith('image/')) toasts.show(logoToasts.notAPicture);
    else if (file.size >= businessConstraints.logoBytes) toasts.show(logoToasts.tooLarge);
    else void draw(file);
  }
  return take;
}

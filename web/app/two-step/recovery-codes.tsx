import { useEffect, useRef } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { recoveryCodesText } from './recovery-codes-text.ts';
import { tellWhereCodesAre } from './unsaved-codes.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  /** The heading's level. */
  as?: 'h1' | 'h3';
  onSaved: () => void;
}

/** New recovery codes, until the person says that they are saved. */
export function RecoveryCodes({ codes, email, as: Heading = 'h3', onSaved }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return tellWhereCodesAre;
  }, []);
  const text = recoveryCodesText(codes, email);

  async function copy(): Promise<void> {
    const isCopied = await copyText(text);
    toasts.show(
      isCopied
        ? { title: 'Copied', description: 'Paste your recovery codes somewhere safe.' }
        : {
            title: 'Couldn’t Copy',
            description: 'Download or print them instead.',
            tone: 'danger',
          },
    );
  }
  return (
    <div className="recovery-codes">
      <Heading ref={heading} tabIndex={-1}>
        Save your recovery codes
      </Heading>
      <p>
        If you lose your passkey or your phone, each of these codes lets you sign in once. Keep them
        somewhere safe. We can’t show them again.
      </p>
      <p className="recovery-codes-owner">Fourgood account: {email}</p>
      <ul className="recovery-codes-list">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="recovery-codes-actions">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button
          onClick={() =>
            saveFile(new Blob([text], { type: 'text/plain' }), 'fourgood-recovery-codes.txt')
          }
        >
          Download
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      <Button variant="primary" onClick={onSaved}>
        I saved them
      </Button>
    </div>
  );
}

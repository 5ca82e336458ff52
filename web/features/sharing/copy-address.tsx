import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCopiedAddress } from './use-copied-address.ts';

interface CopyAddressProps {
  /** Null if the business has none; then there is nothing to copy. */
  address: string | null;
  /** Whose address it is, for screen readers. */
  name: string;
}

/** A public address and a button that copies it. */
export function CopyAddress({ address, name }: CopyAddressProps) {
  const shown = useRef<HTMLElement>(null);
  const { copy, isCopied } = useCopiedAddress(shown);
  return (
    <div className="copy-address">
      <span className={address ? 'address' : 'soft'} ref={shown}>
        {address ?? 'No public link yet'}
      </span>
      <Button
        className={isCopied ? 'copied' : ''}
        disabled={!address}
        onClick={() => address && copy(address)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy'}
        <span className="visually-hidden">{` the link for ${name}`}</span>
      </Button>
    </div>
  );
}

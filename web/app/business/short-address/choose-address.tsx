import { useState, type SubmitEvent } from 'react';
import {
  shortAddressError,
  shortAddressLengths,
} from '../../../../contract/short-address-rules.ts';
import { publicAddress } from '../../../api/public-address.ts';
import { Button } from '../../../ui/button.tsx';
import { useAddressCheck } from './use-address-check.ts';
import { useShortAddress } from './use-short-address.ts';

interface ChooseAddressProps {
  id: number;
  /** The temporary one. */
  slug: string;
  /** Empty if there is none. */
  suggestion: string;
}

const { min, max } = shortAddressLengths;

/** The form in which an owner chooses the address that the business's name could not make, once. */
export function ChooseAddress({ id, slug, suggestion }: ChooseAddressProps) {
  const [typed, setTyped] = useState(suggestion);
  const [refused, setRefused] = useState<{ slug: string; problem: string } | null>(null);
  const { problem, isFree } = useAddressCheck(id, typed);
  const { choose, isPending, sent } = useShortAddress(id);
  const isKeeping = isPending && sent === slug;
  const wrong = refused?.slug === typed ? refused.problem : problem;
  async function send(wanted: string): Promise<void> {
    const found = shortAddressError(wanted) ?? (await choose(wanted));
    setRefused(found === null ? null : { slug: wanted, problem: found });
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) void send(typed);
  }
  return (
    <form className="choose-address" method="post" noValidate onSubmit={submit}>
      <h3>Choose your short address</h3>
      <p>
        We couldn’t spell the business’s name in a web address, so we made one up. Choose one that’s
        easy to read and type before you print or share it. You can only do this once.
      </p>
      <div className="field">
        <label className="label" htmlFor="short-address">
          Short address
        </label>
        <div className="choose-address-line">
          <span className="soft">{publicAddress('').replace(/^https?:\/\//, '')}</span>
          <input
            id="short-address"
            name="slug"
            type="text"
            className="input"
            value={typed}
            readOnly={isPending}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={wrong !== null}
            aria-describedby="short-address-note"
            onChange={({ currentTarget: { value } }) => setTyped(readAsSlug(value))}
          />
        </div>
        <p id="short-address-note" className="note" role="status">
          {wrong ??
            (isFree
              ? 'This address is available.'
              : `${min} to ${max} letters a to z, digits, and hyphens.`)}
        </p>
      </div>
      <div className="choose-address-actions">
        <Button
          type="submit"
          variant="primary"
          disabled={isPending}
          pending={isPending && !isKeeping}
        >
          Use this address
        </Button>
        <Button
          variant="quiet"
          disabled={isPending}
          pending={isKeeping}
          onClick={() => void send(slug)}
        >
          Keep {slug}
        </Button>
      </div>
    </form>
  );
}

/** As people type an address: in capitals, or with blanks. */
function readAsSlug(text: string): string {
  return text
    .toLowerCase()
    .trimStart()
    .replace(/[\s_]+/g, '-');
}

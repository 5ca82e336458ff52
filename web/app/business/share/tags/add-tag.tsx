import { useRef, useState, type FormEvent } from 'react';
import type { TagUse } from '../../../../../contract/recent-use.ts';
import { graphemeCount } from '../../../../../contract/text.ts';
import { oneLine } from '../../../../../contract/one-line.ts';
import {
  hasWord,
  isSamePlace,
  tagNameLength,
  tagNameMessages,
} from '../../../../../contract/tags.ts';
import { ApiError } from '../../../../api/errors.ts';
import { failureAdvice } from '../../../../api/failure-advice.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useOneAtATime } from '../../../../ui/use-one-at-a-time.ts';

/** The id of the field. */
export const tagNameField = 'tag-name';

const hint = 'It becomes part of the link, so customers can see it.';

interface AddTagProps {
  /** The links so far. */
  tags: readonly TagUse[];
  onAdd: (name: string) => Promise<unknown>;
}

/** The form for another tagged link. */
export function AddTag({ tags, onAdd }: AddTagProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { isPending, run } = useOneAtATime();

  async function add(): Promise<void> {
    try {
      await onAdd(name);
      setName('');
    } catch (failure) {
      setError(sentence(failure));
    }
    field.current?.focus();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const refusal = refusalOf(oneLine(name), tags);
    if (refusal === undefined) return void run(add);
    setError(refusal);
    field.current?.focus();
  }
  return (
    <form className="add-tag" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        id={tagNameField}
        label="New link for"
        placeholder="Front desk"
        autoComplete="off"
        value={name}
        readOnly={isPending}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(undefined);
        }}
        aria-invalid={error !== undefined}
        hint={error ?? hint}
      />
      <Button type="submit" pending={isPending}>
        Add link
      </Button>
    </form>
  );
}

function refusalOf(name: string, tags: readonly TagUse[]): string | undefined {
  if (!name) return tagNameMessages.missing;
  if (!hasWord(name)) return tagNameMessages.noWord;
  if (graphemeCount(name) > tagNameLength) return tagNameMessages.tooLong;
  const known = tags.find((tag) => isSamePlace(tag.name, name));
  return known && `You already have a link for ${known.name}`;
}

function sentence(failure: unknown): string {
  if (failure instanceof ApiError && failure.status === 400)
    return failure.fields['name'] ?? failure.message;
  return failureAdvice(failure) ?? 'Couldn’t add the link. Please try again.';
}

import { Button } from '../../../ui/button.tsx';
import type { ListText } from './list-text.ts';

interface NoRowsProps {
  text: Pick<ListText, 'none' | 'nothing'>;
  search: string;
  /** What the list is limited to, after its noun; empty if it isn't. */
  which: string;
  onClear: () => void;
}

/** Says that there are no rows, or no matches, with a button that clears the search. */
export function NoRows({ text, search, which, onClear }: NoRowsProps) {
  return (
    <div className="no-rows">
      <p>{sentence(text, search, which)}</p>
      {(search || which) && (
        <Button onClick={onClear}>{search ? 'Clear search' : 'Show all'}</Button>
      )}
    </div>
  );
}

function sentence({ none, nothing }: NoRowsProps['text'], search: string, which: string): string {
  if (search) return `${nothing}${which} match “${search}”.`;
  return which ? `${nothing}${which}.` : none;
}

import { Button } from '../../../ui/button.tsx';
import type { ListWords } from './list-words.ts';

interface NoRowsProps {
  words: Pick<ListWords, 'none' | 'nothing'>;
  search: string;
  onClear: () => void;
}

/** Says that there are no rows, or no matches, with a button that clears the search. */
export function NoRows({ words, search, onClear }: NoRowsProps) {
  return (
    <div className="no-rows">
      <p>{search ? `${words.nothing} match “${search}”.` : words.none}</p>
      {search && <Button onClick={onClear}>Clear search</Button>}
    </div>
  );
}

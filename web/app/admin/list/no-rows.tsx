import { Button } from '../../../ui/button.tsx';
import type { ListWords } from './list-words.ts';

interface NoRowsProps {
  words: Pick<ListWords, 'none' | 'nothing'>;
  search: string;
  onClear: () => void;
}

/** Says that there are none, or that none matches, and the way back to all. */
export function NoRows({ words, search, onClear }: NoRowsProps) {
  return (
    <div className="no-rows">
      <p>{search ? `${words.nothing} match “${search}”.` : words.none}</p>
      {search && <Button onClick={onClear}>Clear search</Button>}
    </div>
  );
}

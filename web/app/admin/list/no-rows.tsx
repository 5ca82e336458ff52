import { Button } from '../../../ui/button.tsx';
import type { ListText } from './list-text.ts';

interface NoRowsProps {
  text: Pick<ListText, 'none' | 'nothing'>;
  search: string;
  onClear: () => void;
}

/** Says that there are no rows, or no matches, with a button that clears the search. */
export function NoRows({ text, search, onClear }: NoRowsProps) {
  return (
    <div className="no-rows">
      <p>{search ? `${text.nothing} match “${search}”.` : text.none}</p>
      {search && <Button onClick={onClear}>Clear search</Button>}
    </div>
  );
}

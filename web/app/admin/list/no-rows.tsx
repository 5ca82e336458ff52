import { Button } from '../../../ui/button.tsx';
import type { ListText } from './list-text.ts';

interface NoRowsProps {
  text: Pick<ListText, 'none' | 'nothing'>;
  search: string;
  /** Not all rows are listed, with or without a search. */
  isFiltered: boolean;
  onClear: () => void;
}

/** Says that there are no rows, or no matches, with a button that clears the search. */
export function NoRows({ text, search, isFiltered, onClear }: NoRowsProps) {
  return (
    <div className="no-rows">
      <p>{sentence(text, search, isFiltered)}</p>
      {(search || isFiltered) && (
        <Button onClick={onClear}>{search ? 'Clear search' : 'Show all'}</Button>
      )}
    </div>
  );
}

function sentence(
  { none, nothing }: NoRowsProps['text'],
  search: string,
  isFiltered: boolean,
): string {
  const which = isFiltered ? ' with a link to another site' : '';
  if (search) return `${nothing}${which} match “${search}”.`;
  return which ? `${nothing}${which}.` : none;
}

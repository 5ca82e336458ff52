import { Button } from '../../../ui/button.tsx';
import type { ListFilter } from '../admin-address.ts';
import { filterLabel } from './filter-text.ts';
import type { ListText } from './list-text.ts';

interface NoRowsProps {
  text: Pick<ListText, 'none' | 'nothing'>;
  search: string;
  /** Only some rows are listed, with or without a search. */
  filter: ListFilter | undefined;
  onClear: () => void;
}

/** Says that there are no rows, or no matches, with a button that clears the search. */
export function NoRows({ text, search, filter, onClear }: NoRowsProps) {
  return (
    <div className="no-rows">
      <p>{sentence(text, search, filter)}</p>
      {(search || filter) && (
        <Button onClick={onClear}>{search ? 'Clear search' : 'Show all'}</Button>
      )}
    </div>
  );
}

function sentence(
  { none, nothing }: NoRowsProps['text'],
  search: string,
  filter: ListFilter | undefined,
): string {
  const which = filter ? ` under “${filterLabel(filter)}”` : '';
  if (search) return `${nothing}${which} match “${search}”.`;
  return which ? `${nothing}${which}.` : none;
}

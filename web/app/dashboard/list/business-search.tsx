import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface BusinessSearchProps {
  search: string;
  onSearch: (text: string) => void;
  /** How many businesses match, out of how many. */
  shown: number;
  count: number;
}

/** The search over many businesses, with the number of matches. */
export function BusinessSearch({ search, onSearch, shown, count }: BusinessSearchProps) {
  return (
    <div className="business-search">
      <TextField
        id="business-search"
        type="search"
        label="Find a business"
        autoComplete="off"
        placeholder="Name, nickname, or city"
        hint=""
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <p className="soft business-count" role="status">
        {`${shown} of ${count}`}
        <span className="visually-hidden"> businesses</span>
      </p>
    </div>
  );
}

/** Replaces the cards if nothing matches. */
export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <section className="card empty">
      <h2>No matches</h2>
      <p className="soft">
        None of your businesses match “<bdi>{search.trim()}</bdi>”.
      </p>
      <Button onClick={onClear}>Show all</Button>
    </section>
  );
}

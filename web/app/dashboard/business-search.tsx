import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface BusinessSearchProps {
  search: string;
  onSearch: (text: string) => void;
  /** How many are shown, of how many. */
  shown: number;
  count: number;
}

/** Finds a business among many, and says how many there are. */
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

/** In the place of the cards, when the search leaves none. */
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

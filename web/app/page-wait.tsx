import { Spinner } from '../ui/spinner.tsx';

/** Stands where a page will be. */
export function PageWait() {
  return (
    <p className="app-wait">
      <Spinner label="Loading" />
    </p>
  );
}

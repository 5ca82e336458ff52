import { Spinner } from '../ui/spinner.tsx';

/** The placeholder while a page loads. */
export function PageWait() {
  return (
    <p className="app-wait">
      <Spinner label="Loading" />
    </p>
  );
}

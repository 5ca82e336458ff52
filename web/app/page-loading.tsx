import { Spinner } from '../ui/spinner.tsx';

/** The placeholder while a page loads. */
export function PageLoading() {
  return (
    <p className="app-loading">
      <Spinner label="Loading" />
    </p>
  );
}

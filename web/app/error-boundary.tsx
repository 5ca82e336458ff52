import { Component, type ReactNode } from 'react';
import { ApiError } from '../api/errors.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { StaleScript } from './load-or-reload.ts';

interface State {
  failure: { cause: unknown } | null;
}

/** Replaces a page that failed to render with an error message and a way back. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: { cause } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <BrokenPage cause={failure.cause} /> : this.props.children;
  }
}

/** What happened, a reference to report, and two ways to continue. */
export function BrokenPage({ cause }: { cause: unknown }) {
  const reference = cause instanceof ApiError && cause.reference;
  return (
    <section className="notice" role="alert">
      <h1>We couldn’t show this page</h1>
      <p className="soft">{whatHappened(cause)}</p>
      {reference && (
        <p className="soft">
          If you contact us about this, please include this reference: <code>{reference}</code>
        </p>
      )}
      <Button variant="primary" onClick={() => location.reload()}>
        Reload page
      </Button>
      <a href={paths.home()}>Go to the home page</a>
    </section>
  );
}

function whatHappened(cause: unknown): string {
  return cause instanceof StaleScript
    ? 'Part of this page didn’t load. You may be offline, or a new version was just released.'
    : 'Something went wrong on our end. Try reloading the page.';
}

import { Component, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';

interface State {
  isBroken: boolean;
}

/** Shows a way back where a page broke, in place of nothing at all. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  return (
    <section className="notice" role="alert">
      <h1>This page could not be shown</h1>
      <p className="soft">Something went wrong on our side. Loading it again often helps.</p>
      <Button look="primary" onClick={() => location.reload()}>
        Load again
      </Button>
      <a href={paths.home()}>Back to the start</a>
    </section>
  );
}

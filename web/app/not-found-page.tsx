import { paths } from '../paths.ts';

export function NotFoundPage() {
  return (
    <section className="notice">
      <h1>404 Page Not Found</h1>
      <p className="soft">
        There is nothing at this address. Please check it for a typing mistake.
      </p>
      <a className="button primary" href={paths.home()}>
        Back to the start
      </a>
    </section>
  );
}

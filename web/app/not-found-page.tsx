import { paths } from '../paths.ts';

export function NotFoundPage() {
  return (
    <section className="notice">
      <h1>404 Page Not Found</h1>
      <p className="soft">There’s nothing at this address. Please check it for typos.</p>
      <a className="button primary" href={paths.home()}>
        Go to the home page
      </a>
    </section>
  );
}

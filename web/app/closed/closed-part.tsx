import { Link } from 'wouter';
import { paths } from '../../paths.ts';

interface ClosedPartProps {
  title: string;
  /** Says in one sentence that this part is not open yet. */
  sentence: string;
}

/** Stands where a part of the product is still being built. */
export function ClosedPart({ title, sentence }: ClosedPartProps) {
  return (
    <section className="notice">
      <h1>{title}</h1>
      <p className="soft">{sentence}</p>
      <Link className="button primary" href={paths.dashboard()}>
        Back to My Dashboard
      </Link>
    </section>
  );
}

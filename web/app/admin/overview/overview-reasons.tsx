import type { Overview } from '../../../../contract/overview.ts';

/** Why the guard rejected drafts and why the model returned none, in the last 30 days. */
export function OverviewReasons({
  overview: { refusals, fallbacks },
}: {
  overview: Pick<Overview, 'refusals' | 'fallbacks'>;
}) {
  return (
    <div className="reason-cards">
      <Reasons
        id="refused-own"
        title="Built-in drafts that failed our check"
        reasons={refusals.own}
      />
      <Reasons
        id="refused-model"
        title="AI drafts that failed our check"
        reasons={refusals.model}
      />
      <Reasons id="fallbacks" title="Why AI couldn’t write a draft" reasons={fallbacks} />
    </div>
  );
}

interface ReasonsProps {
  id: string;
  title: string;
  reasons: Readonly<Record<string, number>>;
}

function Reasons({ id, title, reasons }: ReasonsProps) {
  const counted = Object.entries(reasons);
  counted.sort(([, one], [, other]) => other - one);
  return (
    <section className="card reasons" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {counted.length === 0 ? (
        <p className="soft">None in the last 30 days.</p>
      ) : (
        <dl>
          {counted.map(([reason, count]) => (
            <div key={reason}>
              <dt>{reasonText(reason)}</dt>
              <dd>{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** `too-long` as text: `Too long`. */
function reasonText(reason: string): string {
  const text = reason.replace(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

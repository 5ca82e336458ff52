import type { RecentUse } from '../../../../contract/recent-use.ts';
import './funnel.css';

/** What became of the visits, in the order of a visit. Counts, not people. */
export function Funnel({ use: { funnel }, name }: { use: RecentUse; name: string }) {
  const steps = [
    ['Visits', funnel.visits],
    ['Chose “good experience”', funnel.good],
    ['Chose “bad experience”', funnel.bad],
    ['Drafts written', funnel.drafts],
    ['Reviews copied', funnel.copied],
    ['Clicks to Google or Facebook', funnel.clicks],
    ['Private feedback sent', funnel.feedback],
  ] as const;
  const most = Math.max(1, ...steps.map(([, count]) => count));
  return (
    <section className="funnel" aria-label={`From visit to review for ${name}`}>
      <h3>From visit to review</h3>
      <dl>
        {steps.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / most} height={1} />
              </svg>
              {count.toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        We count visits and taps, not people, and use no cookies. Reloads and your own visits from
        this dashboard don’t count; drafts and clicks always do. One visit can include several
        drafts.
      </p>
    </section>
  );
}

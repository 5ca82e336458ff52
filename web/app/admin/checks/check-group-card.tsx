import {
  foldUnchecked,
  type CheckGroup,
  type CheckState,
} from '../../../../contract/check-groups.ts';
import type { CheckResult } from '../../../../contract/checks.ts';

const stateWords: Readonly<Record<CheckState, string>> = {
  ok: 'OK',
  attention: 'Needs attention',
  failed: 'Problem',
  unknown: 'Not checked',
};

interface CheckGroupCardProps {
  group: CheckGroup;
  results: readonly CheckResult[];
}

/** The results of one group. States differ by words, not only by color. */
export function CheckGroupCard({ group, results }: CheckGroupCardProps) {
  const id = `checks-${group.toLowerCase().replace(/ /g, '-')}`;
  return (
    <section className="card check-group" aria-labelledby={id}>
      <h2 id={id}>{group}</h2>
      <dl>
        {foldUnchecked(results).map(({ title, state, text, todo }) => (
          <div key={title} className="check">
            <dt>
              {title} <span className={`check-state ${state}`}>{stateWords[state]}</span>
            </dt>
            <dd>
              {text}
              {todo !== undefined && <span className="check-todo">{todo}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

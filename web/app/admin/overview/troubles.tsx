import type { Overview } from '../../../../contract/overview.ts';
import { troubleText } from '../../../../contract/trouble-text.ts';

/** What needs attention now; nothing if nothing does. */
export function Troubles({ troubles }: Pick<Overview, 'troubles'>) {
  if (troubles.length === 0) return null;
  return (
    <section className="card troubles" aria-labelledby="troubles">
      <h2 id="troubles">Needs attention</h2>
      <ul>
        {troubles.map((trouble) => {
          const { title, text } = troubleText(trouble);
          return (
            <li key={trouble.kind}>
              <strong>{title}.</strong> {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

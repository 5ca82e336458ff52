import { useId } from 'react';

/** The keyword phrases and their count, for admins. */
export function PhraseList({ phrases }: { phrases: readonly string[] }) {
  const id = useId();
  return (
    <section className="phrases" aria-labelledby={id}>
      <h2 id={id}>Local Keyword Phrases</h2>
      <p className="soft">{`${phrases.length} ${phrases.length === 1 ? 'phrase' : 'phrases'} in total. Only admins see them.`}</p>
      <ul>
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </section>
  );
}

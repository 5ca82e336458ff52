import { brokenRules } from '../domain/drafting/draft-grammar.ts';

/**
 * The grammar that a text breaks, by rule; none for most correct texts.
 * @param names stand-ins are put in their place, so that odd names are not counted against the text
 */
export function grammarFaults(text: string, names: readonly string[] = []): string[] {
  let plain = text;
  for (const name of names.filter((given) => given !== '')) {
    plain = plain.replaceAll(name, 'Robin');
  }
  const capital = /(?<=[\p{L}\p{N},;:] )(?!I\b|I'|Robin\b)\p{Lu}\p{L}*/u;
  const faults = brokenRules(plain);
  return capital.test(plain) ? [...faults, 'capital inside a sentence'] : faults;
}

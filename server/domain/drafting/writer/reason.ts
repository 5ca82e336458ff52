import { loneStatement } from '../custom-sentiment/phrases.ts';
import type { Statement } from './phrase.ts';
import type { ChosenPhrase } from './chosen-phrase.ts';

/** Why somebody went: "I went in for a filling". Said before everything else, since nobody ends with it. */
export function reason(what: string): Statement {
  return loneStatement(`I went in for ${what}`);
}

/** What a phrase names as the reason; undefined for any other phrase. */
export function reasonIn({ phrase }: ChosenPhrase): string | undefined {
  return phrase.kind === 'statement'
    ? /^(?:I|we) went in for (.+)$/.exec(phrase.text)?.[1]
    : undefined;
}

/** Two reasons are one: "We went in for vaccines and a nail trim". */
export function withOneReason(chosen: readonly ChosenPhrase[]): readonly ChosenPhrase[] {
  const reasons = chosen.filter((one) => reasonIn(one) !== undefined);
  const [first, ...more] = reasons;
  if (first === undefined || more.length === 0) return chosen;
  const text = [first.phrase.text, ...more.map(reasonIn)].join(' and ');
  const both = { ...first, phrase: { ...first.phrase, text } };
  return chosen.flatMap((one) => (one === first ? both : more.includes(one) ? [] : one));
}

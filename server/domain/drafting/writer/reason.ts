import type { ChosenPhrase } from './chosen-phrase.ts';
import { joinList } from './lists.ts';
import type { Statement } from './phrase.ts';

/** Why somebody went: "I went in for a filling". Said before everything else, since nobody ends with it. */
export function reason(what: string, preposition: 'for' | 'after' = 'for'): Statement {
  const why = `${preposition} ${what}`;
  return { kind: 'statement', text: `I went in ${why}`, weight: 10, alone: true, reason: why };
}

/** Two reasons are one: "We went in for vaccines and a nail trim". */
export function withOneReason(chosen: readonly ChosenPhrase[]): readonly ChosenPhrase[] {
  const reasons = chosen.filter(({ phrase }) => phrase.reason !== undefined);
  const [first, ...more] = reasons;
  if (first === undefined || more.length === 0) return chosen;
  const whys = reasons.map(({ phrase }) => phrase.reason ?? '');
  const listed = whys.map((why, index) => (index > 0 ? why.replace(/^for /, '') : why));
  const areAlike = whys.every((why) => why.startsWith('for '));
  const subject = first.phrase.text.startsWith('we ') ? 'we' : 'I';
  const text = `${subject} went in ${joinList(areAlike ? listed : whys)}`;
  const all = { ...first, phrase: { ...first.phrase, text } };
  return chosen.flatMap((one) => (one === first ? all : more.includes(one) ? [] : one));
}

import { capitalize } from '../writer/punctuation.ts';
import type { Action, Feeling, Habit, Phrase, Sentence, Statement } from '../writer/phrase.ts';

/** A complete sentence: "Best dentist in town." */
export function sentence(text: string, weight = 10): Sentence {
  const ended = /[.!?]$/.test(text) ? text : `${text}${isQuestion.test(text) ? '?' : '.'}`;
  return { kind: 'sentence', text: capitalize(ended), weight };
}

const isQuestion =
  /^(?:what's not to|where (?:do|would) i|who knew|why didn't|who wouldn't|what more|(?:can|could|would|do|does|did|is|are|should|who|where) (?:i|you|we|they|it|else))\b/i;

/** A clause with its own subject: "the prices {were} fair". */
export function statement(text: string, weight = 10): Statement {
  return { kind: 'statement', text, weight };
}

/** A clause that never shares a sentence. */
export function loneStatement(text: string, weight = 10): Statement {
  return { kind: 'statement', text, weight, alone: true };
}

/** What the staff did: "made me laugh". */
export function action(text: string, weight = 10): Action {
  return { kind: 'action', text, weight };
}

/**
 * What the staff does: "know their stuff". In the present tense, so it can't share a sentence with the visit.
 */
export function habit(text: string, weight = 10): Habit {
  return { kind: 'habit', text, weight, alone: true };
}

/** What happened to the visitor: "felt safe". Only feelings can share a sentence with the staff's actions. */
export function feeling(said: string, weight = 10): Feeling {
  const text = completed(said);
  return isFelt.test(text)
    ? { kind: 'feeling', text, weight }
    : { kind: 'feeling', text, weight, alone: true };
}

const isFelt =
  /^(?:(?:never |didn't )?fe(?:el|lt)|was treated|(?:was never|wasn't) (?:rushed|judged))\b/;

/** Adds words that people leave out: "the same day", "on the first try". */
export function completed(said: string): string {
  return said
    .replace(/(?<!\b(?:the|that|this|on)) same[- ]day(?=$| (?:when|if)\b)/, ' the same day')
    .replace(
      /(?<=\b(?:in|done|seen|called|back|out|me|us|fixed|ready|finished)) same (?=(?:week|morning|afternoon)$)/,
      ' the same ',
    )
    .replace(/\bin (?=same (?:building|office|place|room|location)\b)/, 'in the ')
    .replace(/\bon (?=portal\b)/, 'on the ')
    .replace(/(?<=\bin) same day(?= for\b)/, ' the same day')
    .replace(/\bfor (?=(?:broken|chipped|cracked|bad|infected) tooth$)/, 'for a ')
    .replace(/\bfor (?=(?:ear|sinus|eye|throat|yeast|skin|bladder|tooth) infection$)/, 'for an ')
    .replace(/^(explained|reviewed|read) (?=X-rays?\b)/, '$1 the ')
    .replace(/(?<!\b(?:the|very)) next (day|morning|week)(?=$| (?:to|and|just) )/, ' the next $1')
    .replace(/(?<!\b(?:the|on|our|my)) first try$/, ' on the first try')
    .replace(/^(cleaned up after)$/, '$1 themselves')
    .replace(/^gave (?=estimate\b)/, 'gave me an ')
    .replace(/^gave (?=(?:quote|discount|tour)\b)/, 'gave me a ')
    .replace(/^((?:sent|called|phoned)(?: in)?) (?=(?:rx|prescription|script)\b)/i, '$1 my ')
    .replace(/\bbut (?=(?:(?:so |totally )?worth|OK|okay|fine)\b)/, 'but it was ');
}

const subjects = {
  adjective: 'they {were} ',
  action: 'they ',
  habit: 'they ',
  feeling: 'I ',
} as const;

/** With its own subject, in its own sentence. */
export function alone(phrase: Phrase): Phrase {
  if (phrase.kind === 'sentence') return phrase;
  const subject = phrase.kind === 'statement' ? '' : subjects[phrase.kind];
  return loneStatement(`${subject}${phrase.text}`, phrase.weight);
}

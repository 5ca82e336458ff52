import { regex } from '../regex.ts';
import type { Phrase } from '../writer/phrase.ts';
import { adjectives } from './lexicon/adjectives.ts';
import { isNoun } from './lexicon/known-words.ts';
import { determiners } from './lexicon/function-words.ts';
import { bareNouns, conditions, ownThings } from './lexicon/nouns.ts';
import { textOf, type TokenizedText } from './tokenized-text.ts';
import { be, isPluralNoun } from './noun-phrase.ts';
import { completed, statement } from './phrases.ts';
import { readAdjectives } from './read-adjectives.ts';

/** "inspection done fast", "cavity filled no drama" */
export function rephrasePassive(said: string): Phrase[] | undefined {
  const full = withPassive(said);
  const [subject = ''] = full.split(' {');
  const head = subject.split(' ').at(-1) ?? '';
  if (!/\{|got sorted/.test(full) || determiners.has(subject.split(' ')[0] ?? '') || !isNoun(head))
    return undefined;
  return [statement(completed(`${isMine(subject) ? 'my' : 'the'} ${full}`))];
}

/** "rash gone in a week", "my whole family goes" */
export function rephraseGone(text: TokenizedText): Phrase[] | undefined {
  const said = textOf(text);
  if (/^(?:my|our) (?:whole |entire )?(?:family|kids|husband|wife|mom|dad) goes?$/.test(said))
    return [statement(`${said} here`)];
  const [, subject = '', rest = ''] =
    /^(?:my )?(.+?) ((?:is )?(?:completely |totally |finally |already |slowly |all )?(?:gone|clear|clearing up|healing(?: up)?|getting better|back to normal|on track|under control|(?:so much|much|way|a lot) better)\b.*)$/.exec(
      said,
    ) ?? [];
  const head = subject.split(' ').at(-1) ?? '';
  if (/^(?:got|had|have|getting|keeps?|kept)\b/.test(subject)) return undefined;
  if (subject === '' || !(isMine(subject.toLowerCase()) || isMine(head) || isNoun(head)))
    return undefined;
  const isPast = /\b(?:in|within|after)\b/.test(rest);
  const verb = isPast ? be(head) : isPluralNoun(head) ? 'are' : 'is';
  return [statement(`my ${subject} ${verb} ${rest}`)];
}

/** "prices fair", "staff super friendly" */
export function rephraseVerbless(text: TokenizedText): Phrase[] | undefined {
  for (let at = 1; at < Math.min(4, text.words.length); at += 1) {
    const subject = text.words.slice(0, at).join(' ');
    if (!isNoun(subject)) continue;
    const run = readAdjectives(text.words, at);
    if (run === undefined || at + run.length !== text.words.length) continue;
    if (run.found.some((word) => /^(?:open|better)$/.test(word)) || adjectives.has(subject))
      return undefined;
    const article = bareNouns.has(subject) ? '' : 'the ';
    return [statement(`${article}${textOf(text, 0, at)} ${be(subject)} ${textOf(text, at)}`)];
  }
  return undefined;
}

/** True for what takes "my": relatives, pets, body parts, ailments, procedures and possessions. */
export function isMine(subject: string): boolean {
  return mine.test(subject) || conditions.has(subject) || ownThings.has(subject);
}

const mine = regex()`
  ^(?:(?:little|older?|young(?:er|est)|right|left|lower|upper|bad|new) )?(?:
    dogs?|cats?|pup|puppy|kitten|son|daughter|husband|wife|kids?|boys?|girls?|mom|dad|mother|
    father|toddler|baby|family|teen|twins|teeth|back|knees?|hair|tooth|skin|nails|brows|lashes|
    eyebrows|neck|shoulders?|hips?|feet|foot|ankle|wrist|elbow|arm|leg|hands?|eyes?|ears?|face|
    smile|eczema|acne|pain|results|labs|bloodwork|stitches|braces|scar|mole|moles|car|truck|van|
    bike|ac|brakes|engine|phone|laptop|vision|posture|mood|anxiety|sleep|headaches?|migraines?|
    allergies|surgery|(?:\S+ )surgery|root canal|fillings?|crown|biopsy|epidural|colonoscopy|
    mammogram|c-section|physical|extractions?|implants?|botox|fillers?|meds|prescription|rx|gums|
    lips|coat|blood pressure|cholesterol|range of motion|weight|balance|grip|retainer|
    check engine light|ingrown (?:toe)?nails?|toenails?|bunions?|heels?|orthotics|inhaler|bp|
    (?:stress|skin|allergy|hearing) test
  )$
`;

/** Adds the verb to a passive: "meds filled fast", "mole removed in 10 minutes". */
export function withPassive(said: string): string {
  return said
    .replace(/(?<=\S )(?=no (?:drama|problems?|issues?|fuss|hassle|pain|tears)$)/, ', ')
    .replace(' ,', ',')
    .replace(donePassively, (whole, subject: string, participle: string) =>
      /\b(?:was|were|is|are|got|get|has|had|have|be|been|they|he|she|i|we|dr\.? \S+)$/i.test(
        subject,
      )
        ? whole
        : `${subject} ${participle === 'sorted' ? 'got' : be(subject)} ${participle}`,
    );
}

const donePassively = regex()`
  ^((?:my |the |our )?\S+(?: \S+)?) (explained|filled|fixed|handled|answered|resolved|
  repaired|cleaned|treated|delivered|removed|sorted|finished|completed|done|replaced|
  installed|refilled|called in|patched|tightened|adjusted|trimmed|pulled|sent|covered|
  approved|mailed|emailed|texted|
  faxed)(?= (?:to|out|\S+ly|fast|well|nice|perfect|right|quick|early|on|in|within|
    the (?:same|next|first)|same|with|for|by|up|without|before)\b|
  ,|$)
`;

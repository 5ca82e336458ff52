import { firstNames } from '../input/proper-nouns.ts';
import { contentOf, type Clause, type SentenceClause, type StatementClause } from './clause.ts';
import { frontPosition, order } from './visit-order.ts';

/** What surrounds the sentences. */
export interface Around {
  /** The name that thanks after the sentences mention; undefined without such thanks. */
  thankedLast: string | undefined;
  /** True if the opening is about the visit. */
  isOpened: boolean;
  /** True if the opening mentions the staff. */
  mentionsPeople: boolean;
}

interface Surroundings extends Around {
  hasPeople: boolean;
  /** True if nothing offered would follow `besideStaff`. */
  endsWithTyped: boolean;
  /** True if `betweenStaff` is between two offered clauses, the first about the staff. */
  isBetween: boolean;
}

/**
 * Moves what the visitor typed from the end of the draft to where it reads better: facts about "them" to
 * the staff, "it" before the office, and "she" and names where they aren't taken for somebody else. Two
 * things that were typed stay together, in the order in which they were typed.
 * @param typed the phrases, in this order
 */
export function placeTyped(
  clauses: readonly Clause[],
  around: Around,
  typed: readonly string[],
): Clause[] {
  const hasPeople =
    around.mentionsPeople ||
    clauses.some((one) => one.kind === 'people' && !isTyped(one) && one.at <= order.visit);
  const endsWithTyped = !clauses.some((one) => !isTyped(one) && one.at > besideStaff);
  const offered = clauses.filter((one) => !isTyped(one));
  // "They were kind, and they took my insurance. They listened to me."
  const isBetween =
    offered.some((one) => one.kind === 'people' && one.at < betweenStaff) &&
    offered.some((one) => one.at > betweenStaff);
  const placed = clauses.filter(mayMove).map((clause) => ({
    ...clause,
    at: positionOfTyped(clause, { ...around, hasPeople, endsWithTyped, isBetween }),
  }));
  const hasComplaint = clauses.some((one) => isTyped(one) && one.at >= order.complaint);
  const isComfort = (one: Clause) => hasComplaint && saidOf(one, /\b(?:still|but|worth)\b/i);
  return [
    ...clauses.filter((one) => !mayMove(one)),
    ...together(
      placed.filter((one) => !isComfort(one)),
      typed,
    ),
    // "There were too many patients at once. The care was still good."
    ...placed.filter(isComfort).map((one) => ({ ...one, at: order.complaint + 0.1 })),
  ];
}

function mayMove(clause: Clause): boolean {
  return isTyped(clause) && clause.at >= 0 && clause.at < order.complaint;
}

/** "I checked in online. They text you when it's your turn.": one explains the other. */
function together(placed: readonly Clause[], typed: readonly string[]): Clause[] {
  const at = Math.max(...placed.map((one) => one.at));
  const turn = (clause: Clause) => typed.findIndex((text) => contentOf(clause).includes(text));
  return placed.map((one) => ({ ...one, at })).toSorted((a, b) => turn(a) - turn(b));
}

function isTyped({ topics }: Clause): boolean {
  return topics.every((topic) => topic === 'custom');
}

function positionOfTyped(
  clause: Clause,
  { hasPeople, thankedLast, isOpened, endsWithTyped, isBetween }: Surroundings,
): number {
  // "They told me the cost up front" falls flat at the end; "They take my insurance" anywhere else.
  if (hasPeople && isFactAboutThem(clause) && !isHabit.test(contentOf(clause)))
    return endsWithTyped && isBetween ? betweenStaff : besideStaff;
  // "I chipped my tooth and they got me in" is why it all happened.
  if (saidOf(clause, /^I (?:chipped|broke|cracked|hurt|sprained|twisted|cut|lost) .* and /))
    return beforeStaff;
  // A patient's reaction is the result of the visit.
  if (saidOf(clause, ofPatient))
    return thankedLast === undefined ? order.complaint - 0.2 : clause.at;
  // After "the staff", "she" would be nobody; before "Thanks, Bri!" she is Bri.
  if (saidOf(clause, ofOne)) return thankedLast === undefined ? beforeStaff : beforeThanks;
  // "Jess gets curly hair. Thanks, Monica!"
  if (thankedLast !== undefined && namesSomebody(clause)) {
    if (clause.text.includes(thankedLast)) return beforeThanks;
    return endsWithTyped ? beforeStaff : besideStaff;
  }
  // "Great experience at Oak Hill. It was painless."
  if (isOpened && saidOf(clause, /^it \{was\} \S+(?: \S+){0,3}$/)) return beforeStaff;
  // After the office, "it" would be the office.
  return saidOf(clause, /^it(?:'s)?\b/) ? Math.min(clause.at, order.followUp - 0.1) : clause.at;
}

/** What they did, but not its result, a joke, or what they have. */
function isFactAboutThem(clause: Clause): boolean {
  if (clause.kind === 'people')
    return clause.isPlural === true && !clause.actions.some((one) => endsWell.test(one));
  return (
    saidOf(clause, /^they(?:'re)? (?!even have\b)/) &&
    !saidOf(clause, /!$|\b(?:lol|lmao|(?:ha){2,}h?)$/)
  );
}

const isHabit =
  /^(?:they )?(?:always |really |even )?(?:take|accept|see|offer|speak|do|remember|know|treat|love|listen|work|run|open|answer|explain|call|text)\b|^they're open\b/;

const endsWell = /^(?:have|saved|changed|got (?:me|us|my \S+) back)\b/;

const beforeStaff = frontPosition - 0.3;
const beforeThanks = order.complaint - 0.1;
const betweenStaff = 0.6;
const besideStaff = order.visit + 0.15;

const ofPatient =
  /^(?:she|he) (?:(?:barely|never|actually|hardly) )?(?:didn't|wasn't|doesn't|isn't|cried|slept|flinched|shook|smiled|giggled|laughed|loved|loves|left|can|is (?:walking|eating|sleeping|feeling|doing|back)|was (?:so |very |really )?(?:scared|nervous|terrified|happy|calm|relaxed))\b(?! (?:judge|rush|push|make|pressure|try|charge|hesitate|give up|talk|miss|let|treat|upsell|dismiss|lecture)\b)/i;

const ofOne = /^(?:she|he)\b|\b(?:showed|told|asked|gave) (?:her|him)\b/i;

function saidOf(clause: Clause, pattern: RegExp): boolean {
  return (clause.kind === 'statement' || clause.kind === 'sentence') && pattern.test(clause.text);
}

function namesSomebody(clause: Clause): clause is StatementClause | SentenceClause {
  if (clause.kind !== 'statement' && clause.kind !== 'sentence') return false;
  const [, title, name = ''] =
    /^(Dra?\. |Mrs?\. |Ms\. )?(\p{Lu}[\p{L}'-]+)/u.exec(clause.text) ?? [];
  return title !== undefined || firstNames.has(name.toLowerCase());
}

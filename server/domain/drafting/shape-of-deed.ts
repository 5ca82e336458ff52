import {
  deed,
  itDoes,
  oneOfThem,
  plan,
  recommendation,
  theirDeed,
  theirFault,
  theirHabit,
  theirLongDeed,
  theTeam,
} from './shape-frames-of-deeds.ts';
import type { OwnShape } from './shape-frames.ts';
import { subjectOfPast } from './shape-of-past.ts';
import { baseForms, pastForms, thirdForms, visitorPresent } from './shape-verbs.ts';
import {
  adverbs,
  intensifiers,
  modals,
  objects,
  ofPeople,
  ofThings,
  ofVisitor,
} from './shape-words.ts';

/** "Felt safe", "made me laugh", "treated like family", "would go back", "knows her stuff" */
export function shapeOfDeed(words: readonly string[]): OwnShape | undefined {
  const start = words.findIndex((word) => !adverbs.has(word));
  const core = words.slice(Math.max(0, start));
  const [first = ''] = core;
  const isPlea = modals.has(first) || first === 'highly' || first === 'recommend';
  if (isPlea && words.at(-1) === 'recommend') return recommendation;
  if (modals.has(first)) return shapeOfPlan(core);
  const present = shapeOfPresent(core, start > 0);
  if (present) return present;
  const subject = subjectOfPast(core);
  if (subject === undefined) return undefined;
  if (subject !== 'they') return deed(subject);
  if (ofBlame.test(core[0] ?? '')) return theirFault;
  return words.length > 5 ? theirLongDeed : theirDeed;
}

/** What may be one person's fault is not said of the team. */
const ofBlame =
  /^(?:forgot|lost|ignored|broke|overcharged|cancel+ed|refused|yelled|lied|hurt|missed|damaged|scratched|ruined|wasted|dismissed|judged|scolded|rushed|interrupted|blamed|failed|charged|dropped|left|kept|ran)$/;

/** "would go back", "could not be happier", "can be trusted" */
function shapeOfPlan([first = '', second = '', ...rest]: readonly string[]): OwnShape | undefined {
  const words = [second, ...rest].filter((word) => !adverbs.has(word) && word !== 'not');
  const [verb = '', next = ''] = words;
  if (verb === '') return undefined;
  if (verb === 'be') return shapeOfBeing(first, next);
  if (verb === 'have') return /^been$/.test(next) ? deed('it') : undefined;
  if (/^(?:tell|see|feel)$/.test(verb) && /^(?:can|could)$/.test(first)) return plan;
  if (/^(?:can't|cannot|couldn't|can|could)$/.test(first))
    return /^(?:wait|say|thank|recommend|ask|complain|fault|praise|believe|imagine|stop)$/.test(
      verb,
    )
      ? plan
      : undefined;
  return baseForms.has(verb) || verb === 'highly' ? plan : undefined;
}

function shapeOfBeing(modal: string, next: string): OwnShape | undefined {
  if (next === 'back' || next.endsWith('ing'))
    return /^(?:will|would|won't)$/.test(modal) ? plan : undefined;
  if (/^(?:could|couldn't|can't|cannot)$/.test(modal) && ofVisitor.has(next)) return plan;
  if (/^(?:better|nicer|easier|faster|quicker|cleaner|cheaper)$/.test(next)) return deed('it');
  return modal === 'can' && next === 'trusted' ? theirHabit : undefined;
}

/** "love this place", "know their stuff", "listens and explains" */
function shapeOfPresent(core: readonly string[], isAdverbed: boolean): OwnShape | undefined {
  const [first = '', second = ''] = core;
  if (/^(?:are|were)$/.test(first)) return second ? theirHabit : undefined;
  if (first === 'is') return shapeOfIs(core);
  if (first === "doesn't") return /^(?:hurt|take|cost|matter)$/.test(second) ? itDoes : undefined;
  if (visitorPresent.has(first)) return second ? deed('I') : undefined;
  if (/^(?:have|look)$/.test(first)) return shapeOfHaving(first, second);
  if (thirdForms.has(first) && !pastForms.has(first)) return shapeOfThird(core);
  const isOrder = !isAdverbed && !theirObject.test(second);
  return second !== '' && theirBase.test(first) && !isOrder ? theirHabit : undefined;
}

/** "is the best", "is so kind" */
function shapeOfIs(core: readonly string[]): OwnShape | undefined {
  const quality = core.slice(1).find((word) => !intensifiers.has(word)) ?? '';
  if (quality === '') return undefined;
  return ofPeople.has(quality) && !ofThings.has(quality) ? oneOfThem : itDoes;
}

/** Without an adverb before them, these may begin an order: "make an appointment". */
const theirBase =
  /^(?:know|care|listen|explain|treat|respect|remember|understand|make|take|go|do|work|keep|help|answer|love|call|try|put|give|get|show|serve|follow)$/;
const theirObject =
  /^(?:their|you|about|everything|what|above|hard|great|good|amazing|patients|people|things)$/;

function shapeOfHaving(verb: string, second: string): OwnShape | undefined {
  if (verb === 'look') return second === 'forward' ? deed('I') : undefined;
  return /^(?:been|never|no|had|to|recommended)$/.test(second) ? deed('I') : undefined;
}

/** "runs like new" is the car's or the like; "knows her stuff" is somebody's; else the team's. */
function shapeOfThird(core: readonly string[]): OwnShape | undefined {
  const [first = '', second = ''] = core;
  if (
    /^(?:runs|drives|works|feels|looks|smells|tastes|fits|sounds|lasts|costs|hurts|needs)$/.test(
      first,
    )
  )
    return second === 'with' || second === 'hard' ? theTeam : second ? itDoes : undefined;
  if (core.some((word) => /^(?:her|his|she|he|himself|herself)$/.test(word))) return oneOfThem;
  const telling = core.length > 1 || /^(?:listens|cares)$/.test(first);
  return telling && !/^(?:and|s)$/.test(core.at(-1) ?? '') && isOthers(core) ? theTeam : undefined;
}

/** "calls and texts" may be things as well. */
function isOthers([first = '', second = '', third = '']: readonly string[]): boolean {
  if (
    /^(?:listens|cares|explains|knows|makes|takes|goes|treats|gives|answers|keeps|understands|remembers|respects|loves|does|gets|puts|tells|always)$/.test(
      first,
    )
  )
    return second !== 'and' || thirdForms.has(third);
  return objects.has(second);
}

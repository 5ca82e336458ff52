import { closings, laterThanks, openings, shortThanks, thanks } from './neutral-sentences.ts';
import { type Voice } from './voice.ts';

/** The neutral sentence before what the visitor said, where the manner wants one. */
export function opening(voice: Voice): string[] {
  if (!voice.manner.opens) return [];
  const patterns = voice.takesBusiness('opening') ? openings.named : openings.unnamed;
  return [voice.say(voice.random.pick(startable(patterns, '{business}', voice.names.business)))];
}

/**
 * The neutral sentence after it.
 * @param praises whether all that was said is certainly praise; else nobody is thanked
 */
export function closing(voice: Voice, praises: boolean): string[] {
  if (!voice.manner.closes) return [];
  const all = voice.takesBusiness('closing') ? closings.named : closings.unnamed;
  const patterns = praises
    ? all
    : all.filter((pattern) => !/thank|kudos|credit|glad/.test(pattern));
  return [voice.say(voice.random.pick(patterns))];
}

/** The sentence that thanks somebody by name, where the visitor named somebody; half are of two or three words. */
export function thanking(voice: Voice): string[] {
  const { names, manner, random } = voice;
  if (!names.thanked) return [];
  const longer = manner.thanks === 'start' ? thanks : [...thanks, ...laterThanks];
  const patterns = random.chance(0.5) ? shortThanks : longer;
  return [voice.say(random.pick(startable(patterns, '{name}', names.thanked)))];
}

/** Puts the thanks where the manner wants them. */
export function insertThanks(
  sentences: readonly string[],
  thanked: readonly string[],
  { manner }: Voice,
): string[] {
  const middle = Math.ceil(sentences.length / 2);
  const at = { start: 0, middle, end: sentences.length }[manner.thanks];
  return [...sentences.slice(0, at), ...thanked, ...sentences.slice(at)];
}

/** A name keeps its spelling, so one without a capital does not begin a sentence. */
function startable(patterns: readonly string[], mark: string, name = ''): readonly string[] {
  if (/^\P{Ll}/u.test(name)) return patterns;
  return patterns.filter((pattern) => !pattern.startsWith(mark));
}

import { closings, laterThanks, openings, thanks } from './neutral-sentences.ts';
import { type Voice } from './voice.ts';

/** The neutral sentence before what the visitor said, where the manner wants one. */
export function opening(voice: Voice): string[] {
  if (!voice.manner.opens) return [];
  const patterns = voice.takesBusiness('opening') ? openings.named : openings.unnamed;
  return [voice.say(voice.random.pick(startable(patterns, '{business}', voice.names.business)))];
}

/** The neutral sentence after it. */
export function closing(voice: Voice): string[] {
  if (!voice.manner.closes) return [];
  const patterns = voice.takesBusiness('closing') ? closings.named : closings.unnamed;
  return [voice.say(voice.random.pick(patterns))];
}

/** Puts the thanks where the manner wants them. */
export function insertThanks(sentences: readonly string[], voice: Voice): string[] {
  const { thanked } = voice.names;
  if (!thanked) return [...sentences];
  const middle = Math.ceil(sentences.length / 2);
  const at = { start: 0, middle, end: sentences.length }[voice.manner.thanks];
  const fitting = startable(at === 0 ? thanks : [...thanks, ...laterThanks], '{name}', thanked);
  const sentence = voice.say(voice.random.pick(fitting));
  return [...sentences.slice(0, at), sentence, ...sentences.slice(at)];
}

/** A name keeps its spelling, so one without a capital does not begin a sentence. */
function startable(patterns: readonly string[], mark: string, name = ''): readonly string[] {
  if (/^\P{Ll}/u.test(name)) return patterns;
  return patterns.filter((pattern) => !pattern.startsWith(mark));
}

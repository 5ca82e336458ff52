import bidiFactory from 'bidi-js';
import type { Face } from './face.ts';

/** A part of a line in one face and one direction. */
export interface Run {
  text: string;
  face: Face;
  isRightToLeft: boolean;
}

// Its types describe an ES module, but Node.js loads the CommonJS one, which is the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** A text with the brackets that it has when it is read from the right. */
export function mirrored(text: string): string {
  return Array.from(text, (one) => bidi.getMirroredCharacter(one) ?? one).join('');
}

/** Whether a text begins on the right: its first letter with a direction decides. */
export function isRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1;
}

/**
 * The runs of a line from left to right as they are seen, by the Unicode Bidirectional Algorithm; the text of
 * each is in reading order.
 * @param faces the first that has a character is used
 * @param fromRight whether the text that the line belongs to begins on the right
 */
export function splitRuns(line: string, faces: readonly Face[], fromRight: boolean): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, fromRight ? 'rtl' : 'ltr');
  const runs: (Run & { level: number })[] = [];
  let at = 0;
  for (const character of line) {
    const level = levels[at] ?? 0;
    at += character.length;
    const last = runs.at(-1);
    const face = faceFor(character, faces, last?.face);
    if (!face) continue;
    if (last?.face === face && last.level === level) last.text += character;
    else runs.push({ text: character, face, level, isRightToLeft: level % 2 === 1 });
  }
  return inVisualOrder(runs);
}

/** Spaces, punctuation and marks stay in the face of the letters before them. */
const shared = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Undefined for a character that no face has. */
export function faceFor(
  character: string,
  faces: readonly Face[],
  before: Face | undefined,
): Face | undefined {
  const order = before && shared.test(character) ? [before, ...faces] : faces;
  return order.find((face) => face.has(character));
}

/** Reverses each sequence of runs at or above a level, from the highest level down (rule L2). */
function inVisualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  return ordered;
}

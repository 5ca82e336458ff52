import * as z from 'zod/mini';
import { emptyAsNull } from './business-fields.ts';
import { businessMessages } from './business-rules.ts';
import { atMost, cleanText } from './clean-text.ts';
import { hasUnshowableCharacters, oneLine } from './one-line.ts';
import { posterKinds, posterMessages, posterPapers, sentenceLength } from './poster-rules.ts';
import { isTag } from './tags.ts';

/** UTF-16 units, above what 60 characters can have. Longer input is not even counted. */
const hardCap = 1_000;

const color = z.string(posterMessages.color).check(z.regex(/^#[\da-f]{6}$/, posterMessages.color));

const sentence = z.nullable(
  z.pipe(
    cleanText({
      clean: oneLine,
      hardCap,
      tooLong: posterMessages.tooLong,
      wrong: posterMessages.tooLong,
    }).check(
      atMost(sentenceLength, posterMessages.tooLong),
      z.refine((text) => !hasUnshowableCharacters(text), businessMessages.unshowable),
    ),
    emptyAsNull,
  ),
);

/** What an owner chooses about a poster. */
export const posterDesignBody = z.object({
  kind: z.enum(posterKinds),
  paper: z.enum(posterPapers),
  /** Null takes the logo's color, if it has one. A color that is too light is printed darker. */
  color: z.nullable(color),
  /** Null takes our neutral question. */
  sentence,
});

export type PosterDesign = z.output<typeof posterDesignBody>;

/** The tagged link that the code of a poster leads to; without it, the plain one. */
export const posterQuery = z.object({
  at: z.optional(z.string(posterMessages.tag).check(z.refine(isTag, posterMessages.tag))),
});

const posterDesign = z.object({
  kind: z.enum(posterKinds),
  paper: z.enum(posterPapers),
  color: z.nullable(z.string()),
  sentence: z.nullable(z.string()),
});

export const posterReply = z.object({
  /** Null until one was saved. */
  design: z.nullable(posterDesign),
  /** Taken from the logo, dark enough for white paper; null if it has no color of its own. */
  logoColor: z.nullable(z.string()),
});

export const posterPreviewReply = z.object({
  /** The page as it will be printed; null if our fonts lack some of its characters. */
  svg: z.nullable(z.string()),
  /** Which of the texts can't be printed, and its characters that are missing. */
  unprintable: z.nullable(z.object({ text: z.enum(['name', 'sentence']), characters: z.string() })),
  /** The color that is printed. */
  color: z.string(),
});

export type PosterPreviewReply = z.infer<typeof posterPreviewReply>;

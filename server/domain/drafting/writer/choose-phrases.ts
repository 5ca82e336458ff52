import type { Brief } from '../input/brief.ts';
import type { Topic } from '../sentiments/sentiment.ts';
import { countWords } from '../words.ts';
import { joinList } from './lists.ts';
import { asWe } from './person.ts';
import { asPlace, suitsPlace } from './place.ts';
import type { Phrase, PhraseKind } from './phrase.ts';
import { punctuate } from './punctuation.ts';
import { hasIntensifier } from './intensify.ts';
import { fitsWith, hasRoomWith } from './fits-with.ts';
import type { Frame } from './frame.ts';
import { sayOnce } from './say-once.ts';
import type { Random } from './seeded-random.ts';
import { repeatsStem, stemsIn, stemsOf } from './stems.ts';
import type { ChosenPhrase } from './chosen-phrase.ts';
import type { Voice } from './voice.ts';

/** A sentiment with all the phrases that can express it. */
interface Options extends Omit<ChosenPhrase, 'phrase'> {
  phrases: readonly Phrase[];
}

/**
 * Picks a phrase for each sentiment so that they fit in one draft: few of each kind, preferably pairs;
 * no repeated content words; one intensifier.
 * @param frame what surrounds them
 */
export function choosePhrases(
  brief: Brief,
  voice: Voice,
  { stems: used, mentionsPeople }: Pick<Frame, 'stems' | 'mentionsPeople'>,
  random: Random,
): ChosenPhrase[] {
  // Don't repeat what the note says.
  const stems = new Set([...used, ...stemsIn(brief.note ?? '')]);
  const chosen = new Map<Options, ChosenPhrase>();
  const sayings = optionsOf.get(brief) ?? optionsFor(brief);
  optionsOf.set(brief, sayings);
  for (const options of inOrderOfChoice(sayings, random)) {
    const { phrases, ...rest } = options;
    const suitable = mentionsPeople ? aboutThem(phrases) : phrases;
    const toCome = sayings
      .filter((one) => one !== options && !chosen.has(one))
      .flatMap(certainStems);
    const taken = toCome.length === 0 ? stems : new Set([...stems, ...toCome]);
    const phrase = pickPhrase(suitable, [...chosen.values()], { stems: taken, voice, random });
    for (const stem of stemsOf(phrase)) stems.add(stem);
    chosen.set(options, { ...rest, phrase: forVisit(phrase, rest.topic, voice, brief) });
  }
  // In the visitor's order.
  return inOneList(sayings.flatMap((options) => chosen.get(options) ?? []));
}

/** After "Thanks to Ana and the team!", they "made scheduling easy", if they can. */
function aboutThem(phrases: readonly Phrase[]): readonly Phrase[] {
  const theirs = phrases.filter(
    ({ kind, text }) => kind !== 'statement' && !text.startsWith('was seen'),
  );
  return theirs.some(({ kind }) => kind === 'action') ? theirs : phrases;
}

/**
 * The stems that an offered sentiment needs whatever is chosen: "made me feel comfortable" would repeat what
 * "clean and comfortable" will say.
 */
function certainStems(options: Options): readonly string[] {
  const known = certainStemsOf.get(options);
  if (known) return known;
  const [first, ...rest] = options.topic === 'custom' ? [] : options.phrases;
  const stems = first
    ? stemsOf(first).filter((stem) => rest.every((other) => stemsOf(other).includes(stem)))
    : [];
  certainStemsOf.set(options, stems);
  return stems;
}

const certainStemsOf = new WeakMap<Options, readonly string[]>();

/** The same for all drafts from which one is chosen. */
const optionsOf = new WeakMap<Brief, readonly Options[]>();

/** "Kid-friendly vibe and neighborhood feel.": labels without a verb share a sentence. */
function inOneList(chosen: readonly ChosenPhrase[]): ChosenPhrase[] {
  const isListed = ({ phrase, mood }: ChosenPhrase) =>
    phrase.kind === 'sentence' &&
    phrase.listed !== undefined &&
    (mood === 'praise' || mood === 'neutral');
  const things = chosen.filter(isListed);
  const [first] = things;
  if (first === undefined || things.length < 2) return [...chosen];
  const text = joinList(things.map(({ phrase }) => phrase.listed ?? ''));
  const phrase: Phrase = { kind: 'sentence', text: punctuate(text), weight: 1 };
  return [...chosen.filter((one) => !isListed(one)), { ...first, phrase }];
}

function optionsFor(brief: Brief): Options[] {
  const { offered, custom, names } = sayOnce(brief);
  // "They followed up quickly, and I was seen on time": the staff did both, in this order.
  const isFollowedUp = offered.some(({ stage }) => stage === 'followUp');
  const suitsName = suitsPlace(names.business);
  // "They saw me right on time. Waited about 35 min past our appointment.", "They took their time with me."
  const typed = [brief.note ?? '', ...custom.map(({ words }) => words)].join('. ');
  const isAboutWait = /\b(?:wait(?:ed|ing)?|late|behind)\b/i.test(typed);
  const suits = (text: string) =>
    suitsName(text) &&
    !(isFollowedUp && text.startsWith('was seen')) &&
    !(isAboutWait && /\bright on time\b|\btook their time\b/.test(text));
  return [
    ...offered.map(({ stage, topic, phrases }) => ({
      stage,
      topic,
      phrases: phrases.filter(({ text }) => suits(text)),
      mood: 'praise' as const,
    })),
    ...custom.map(({ stage, mood, phrases }) => ({
      stage,
      mood,
      phrases,
      topic: 'custom' as const,
    })),
  ];
}

/** Sentiments with few alternatives choose first: "professional", "clean and comfortable". */
function inOrderOfChoice(sayings: readonly Options[], random: Random): Options[] {
  const places: Partial<Record<Topic, number>> = { custom: 0, place: 2, logistics: 3 };
  const place = ({ topic, phrases }: Options) =>
    places[topic] ?? (others(phrases) === 0 ? 1 : 4 + Math.min(3, others(phrases)));
  return random.shuffle(sayings).toSorted((a, b) => place(a) - place(b));
}

/** How many phrases are not of the main kind: "professional" is always an adjective. */
function others(phrases: readonly Phrase[]): number {
  return phrases.filter(({ kind }) => kind !== phrases[0]?.kind).length;
}

/** Adapts a phrase to the person and the kind of business; custom sentiments stay as typed. */
function forVisit(phrase: Phrase, topic: Topic, { person }: Voice, { names }: Brief): Phrase {
  const { kind, text } = phrase;
  if (topic === 'custom') {
    // Never add "very" to the visitor's own words.
    if (phrase.kind === 'adjective') return { ...phrase, gradable: false };
    if (person === 'I') return phrase;
    if (kind === 'feeling') return { ...phrase, text: text.replace(/^was\b/, 'were') };
    return kind === 'statement' ? { ...phrase, text: text.replace(/^I (?!was\b)/, 'we ') } : phrase;
  }
  const placed = asPlace(text, names.business);
  return { ...phrase, text: person === 'we' ? asWe(placed) : placed };
}

interface Picking {
  stems: ReadonlySet<string>;
  voice: Voice;
  random: Random;
}

function pickPhrase(
  all: readonly Phrase[],
  chosen: readonly ChosenPhrase[],
  { stems, voice, random }: Picking,
): Phrase {
  const short = voice.style === 'shorter' ? all.filter(({ text }) => countWords(text) <= 6) : [];
  const phrases = short.length > 0 ? short : all;
  const fitting = phrases.filter(fitsWith(chosen)).filter(suitsVoice(voice));
  const fresh = fitting.filter((phrase) => !repeatsStem(phrase, stems));
  const from =
    fresh.length > 0
      ? fresh
      : leastBad([fitting, phrases.filter(hasRoomWith(chosen)), phrases], stems);
  const { kind } = random.weighted(kindsOf(from, chosen, voice));
  const weights = from.map((phrase) => (phrase.kind === kind ? weigh(phrase, voice) : 0));
  return random.byWeights(from, weights);
}

/**
 * "Everyone was kind, and everything was explained": the subjects clash. After a loss, nobody says that they
 * "knew their stuff".
 */
function suitsVoice({ staff, isQuiet }: Voice): (phrase: Phrase) => boolean {
  const isEveryone = staff.all.startsWith('everyone');
  return ({ kind, text }) =>
    !(isEveryone && kind === 'statement' && text.startsWith('everything')) &&
    !(isQuiet && /\bstuff\b/.test(text));
}

/**
 * When every phrase repeats a word, prefers one that nobody notices, and no second intensifier.
 * @param lists from the ones that fit best to all
 */
function leastBad(
  lists: readonly (readonly Phrase[])[],
  stems: ReadonlySet<string>,
): readonly Phrase[] {
  const striking = new Set([...stems].filter((stem) => !isPale.test(stem)));
  const some = lists.find((list) => list.length > 0) ?? [];
  const plain = some.filter(({ text }) => !hasIntensifier(text));
  const pale = plain.filter((phrase) => !repeatsStem(phrase, striking));
  return [pale, plain].find((list) => list.length > 0) ?? some;
}

/** "Scheduling was easy" and "put me at ease", but not "comfortable" twice */
const isPale = /^(?:easy|make|feel|take|get)$/;

/** Each kind's weight, by its phrases and by those already chosen: the second of a kind shares a sentence. */
function kindsOf(
  phrases: readonly Phrase[],
  chosen: readonly ChosenPhrase[],
  voice: Voice,
): { kind: PhraseKind; weight: number }[] {
  const sums = new Map<PhraseKind, number>();
  for (const phrase of phrases) {
    const { kind } = phrase;
    sums.set(kind, (sums.get(kind) ?? 0) + weigh(phrase, voice));
  }
  const counts = new Map<PhraseKind, number>();
  for (const { phrase } of chosen) counts.set(phrase.kind, (counts.get(phrase.kind) ?? 0) + 1);
  return [...sums].map(([kind, sum]) => {
    const before = counts.get(kind) ?? 0;
    const isPair = pairing.has(kind) && before === 1;
    const isNew = before === 0 && counts.size > 1;
    return { kind, weight: sum ** 0.8 * (isPair ? 3 : 1) * (isNew ? 0.4 : 1) };
  });
}

/** Kinds that read well in pairs in one sentence. */
const pairing: ReadonlySet<PhraseKind> = new Set(['adjective', 'action', 'feeling']);

/** Favors common phrases, short ones in short drafts and long ones in long drafts. */
function weigh({ text, weight }: Phrase, { style }: Voice): number {
  const common = weight ** 0.5;
  if (style === 'shorter') return common * 0.15 ** countWords(text);
  return style === 'longer' ? common * 1.5 ** Math.min(countWords(text), 8) : common;
}

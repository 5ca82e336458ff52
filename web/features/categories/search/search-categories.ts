import { foldText, lettersInWords } from '../fold-text.ts';
import { matchOf, matchRank, rankOf, worstRank } from './rank.ts';
import type { Searchable, SearchableName } from './searchable.ts';
import { correctionsOf, singularOf, wordForms } from './similar-words.ts';

/** Below this many good matches, words with the same meaning are tried as well. */
const fewMatches = 5;
/** With this many, no word is left out. */
const enough = 3;
/** What is close but not what was typed is kept short. */
const maxClose = 50;
/** Names that have less of what was typed than this share of the best one are not offered. */
const closeEnough = 0.6;

/** Names with their ranks; lower is better. */
type Ranks = Map<SearchableName, number>;

/**
 * The names that match what was typed, ignoring case and accents, best first (`rank.ts`): by how they
 * match, how common they are, and how short. Owners' words find the names that they mean. If there are few
 * matches, other forms of the words and words with the same meaning are tried, and words like `office` are
 * left out; if there are none, words with one letter wrong are corrected, the spaces between words ignored,
 * and then the names found that have most of the words. An empty search finds all.
 */
export function searchCategories(searchable: Searchable, typed: string): string[] {
  const search = foldText(typed);
  if (!search) return typed.trim() ? [] : searchable.names.map(({ name }) => name);
  const parts = wordsOf(search);
  const ranks = directMatches(searchable, parts);
  if (countGood(ranks) < fewMatches) addOtherForms(ranks, searchable, parts);
  if (parts.length > 1 && countGood(ranks) > 0) dropInner(ranks);
  if (ranks.size > 0) return sorted(searchable, ranks);
  const forms = knownForms(searchable, parts);
  const corrected = correctedMatches(searchable, forms);
  const joined = withoutSpaces(searchable, search);
  const close = [...new Set([...corrected, ...joined])];
  return (close.length > 0 ? close : maxWords(searchable, parts, forms)).slice(0, maxClose);
}

const noise = new Set('a an and at by for in me my near of the to with'.split(' '));

/** What a place of business is, which says nothing about its trade. */
const generic = new Set(
  'agency business center centre clinic company dealer doctor firm group house office place practice service shop specialist store studio supplier wholesaler'.split(
    ' ',
  ),
);

/**
 * Without those that say nothing, unless there are only such. The last one may be unfinished, except behind
 * another one: `near me`.
 */
function wordsOf(search: string): string[] {
  const words = search.split(' ');
  const telling = words.filter((word, index) => {
    const mayBeUnfinished = index === words.length - 1 && !noise.has(words[index - 1] ?? '');
    return mayBeUnfinished || !noise.has(word);
  });
  return telling.length > 0 ? telling : words;
}

function addOtherForms(ranks: Ranks, searchable: Searchable, parts: string[]): void {
  const singular = parts.map(singularOf);
  merge(ranks, directMatches(searchable, singular), 0);
  const forms = parts.map((part) => wordForms(part, searchable));
  addAliasMatches(ranks, searchable, forms);
  addWordMatches(ranks, searchable, forms);
  const telling = singular.filter((word) => !generic.has(word));
  if (telling.length > 0 && telling.length < singular.length && countGood(ranks) < enough)
    merge(ranks, directMatches(searchable, telling), matchRank.otherWords - matchRank.start);
}

/** Someone who types several words does not mean a part of one: `med spa` is no aerospace medicine. */
function dropInner(ranks: Ranks): void {
  for (const [name, rank] of ranks) if (rank >= rankOf(name, matchRank.inside)) ranks.delete(name);
}

/** @param penalty added to the ranks of what is not found yet */
function merge(ranks: Ranks, more: Ranks, penalty: number): void {
  for (const [name, rank] of more) {
    const known = ranks.get(name) ?? worstRank;
    ranks.set(name, Math.min(known, rank + penalty));
  }
}

function directMatches({ names, aliases }: Searchable, parts: string[]): Ranks {
  const search = parts.join(' ');
  const ranks: Ranks = new Map();
  for (const name of names) {
    const match = matchOf(name.words, search, parts);
    if (match !== null) ranks.set(name, rankOf(name, match));
  }
  for (const alias of aliases) {
    const match = aliasMatch(matchOf(alias.words, search, parts));
    if (match === null) continue;
    for (const [place, name] of alias.names.entries()) better(ranks, name, match + place);
  }
  return ranks;
}

/** An alias has to match as a whole, or by the beginnings of its words. */
function aliasMatch(match: number | null): number | null {
  if (match === matchRank.exact) return matchRank.exactAlias;
  if (match === matchRank.start) return matchRank.startOfAlias;
  return match === null || match === matchRank.inside ? null : matchRank.wordStartsOfAlias;
}

function better(ranks: Ranks, name: SearchableName, match: number): void {
  ranks.set(name, Math.min(ranks.get(name) ?? worstRank, rankOf(name, match)));
}

/** Matches inside words are not what someone means who types whole words. */
function countGood(ranks: Ranks): number {
  let good = 0;
  for (const rank of ranks.values()) if (rank < matchRank.otherWords) good += 1;
  return good;
}

/** Names in which, for each typed word, one of its forms starts a word. */
function addWordMatches(
  ranks: Ranks,
  searchable: Searchable,
  forms: readonly (readonly string[])[],
): void {
  const [first = new Set<number>(), ...others] = forms.map((part) => namesWith(searchable, part));
  for (const index of first) {
    const name = searchable.names[index];
    if (name && others.every((part) => part.has(index))) better(ranks, name, matchRank.otherWords);
  }
}

/** The typed word may be unfinished; other forms of it are whole words: `kid` is no kidney. */
function namesWith(
  { index }: Searchable,
  [typed, ...others]: readonly string[],
): ReadonlySet<number> {
  const starting = typed === undefined ? [] : index.starting(typed);
  return new Set([...starting, ...others.flatMap((form) => index.with(form))]);
}

/** `obgyn` finds OB-GYN, and `autobody` an auto body shop. */
function withoutSpaces({ names }: Searchable, search: string): string[] {
  const typed = search.replaceAll(' ', '');
  const together = lettersInWords(search);
  return names.flatMap(({ name, words, letters }) =>
    letters.includes(typed) && together.test(words) ? name : [],
  );
}

/** With typing mistakes corrected, of one letter per word. */
function correctedMatches(searchable: Searchable, forms: readonly string[][]): string[] {
  const ranks: Ranks = new Map();
  addAliasMatches(ranks, searchable, forms);
  addWordMatches(ranks, searchable, forms);
  return sorted(searchable, ranks);
}

/** For each word its forms; a word that the list has not is taken for a mistake. */
function knownForms(searchable: Searchable, parts: readonly string[]): string[][] {
  const { index, vocabulary } = searchable;
  return parts.map((part, place) => {
    const [, ...others] = wordForms(part, searchable);
    const isKnown = vocabulary.has(part) || index.hasStart(part) || others.some(index.has);
    if (isKnown) return [part, ...others];
    return correctionsOf(part, searchable, place === parts.length - 1);
  });
}

/** The aliases with one of the forms for each word. */
function addAliasMatches(ranks: Ranks, { aliases }: Searchable, parts: readonly string[][]): void {
  for (const alias of aliases) {
    if (alias.parts.length !== parts.length) continue;
    if (!parts.every((part, index) => part.includes(alias.parts[index] ?? ''))) continue;
    for (const [place, name] of alias.names.entries())
      better(ranks, name, matchRank.startOfAlias + place);
  }
}

/** Rare words count more: in `dentist xyz office`, the dentist matters. */
function maxWords(
  searchable: Searchable,
  parts: readonly string[],
  forms: readonly (readonly string[])[],
): string[] {
  const gains = new Map<number, number>();
  for (const [place, part] of forms.entries()) {
    if (generic.has(parts[place] ?? '')) continue;
    const found = namesWith(searchable, part);
    const worth = Math.log((searchable.names.length + 1) / (found.size + 1));
    for (const index of found) gains.set(index, (gains.get(index) ?? 0) + worth);
  }
  const least = closeEnough * Math.max(...gains.values());
  return [...gains]
    .flatMap(([index, gain]) => {
      const name = searchable.names[index];
      return name && gain >= least ? { name, gain, index } : [];
    })
    .toSorted((a, b) => b.gain - a.gain || rankIn(a.name) - rankIn(b.name) || a.index - b.index)
    .map(({ name }) => name.name);
}

function rankIn(name: SearchableName): number {
  return rankOf(name, matchRank.otherWords);
}

/** Equal ranks keep the list's order. */
function sorted({ names }: Searchable, ranks: Ranks): string[] {
  const byRank: string[][] = [];
  for (const name of names) {
    const rank = ranks.get(name);
    if (rank !== undefined) (byRank[rank] ??= []).push(name.name);
  }
  return byRank.flat();
}

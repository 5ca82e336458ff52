import { wordSet } from './word-set.ts';

/** Degree words before an adjective. */
export const degrees =
  wordSet(`very really so super quite pretty truly extremely incredibly too always just
  genuinely rather fairly somewhat slightly insanely ridiculously crazy ultra mega totally absolutely completely
  consistently definitely surprisingly unbelievably seriously exceptionally remarkably wonderfully amazingly
  particularly especially most more less overall all still also both wicked hella even simply obviously
  clearly kinda sorta highly lowkey low-key way real sooo soooo that actually a_bit a_little a_tad
  a_little_bit kind_of sort_of by_far way_too far_too a_lot nothing_but as 100% 110%`);

/** Negations: "not pushy", "never rude" */
export const negations = wordSet(
  'not non never no zero hardly without nothing nobody none neither nor',
);

export const determiners = wordSet(
  'a an the my their his her our your its this that these those some every all both each any another',
);

export const prepositions =
  wordSet(`of in on at to from for with without about by as like into over after before
  until during around near under between through than behind since per instead off`);

export const pronouns =
  wordSet(`i you he she it we they me us them him her y'all everyone everybody everything nobody somebody
  someone anyone anybody nothing something anything no_one`);

/** Adverbs before a verb: "always listened". */
export const adverbs =
  wordSet(`never always really truly actually just even also only still definitely absolutely
  totally completely immediately quickly kindly patiently gently carefully clearly genuinely instantly finally
  promptly thoroughly honestly consistently calmly happily warmly politely quietly seriously literally
  highly fully personally already double barely almost recently eventually initially nearly`);

/** Words that introduce a subordinate clause. */
export const relatives = wordSet(
  'that who which how what when where why while because if since whenever',
);

/** Other words that can't be names. */
export const otherFunctionWords =
  wordSet(`and or but yet not be been being am is are was were there here soon again today
  tomorrow tonight yesterday well alone together late early ever anymore ago away back down out up off once twice
  one two three four five six seven eight nine ten first second third next other same own much many more
  most few lots plenty tons enough else though although plus except worth no yes please thanks thank hello
  goodbye bye wow kudos props shoutout best worst better worse left right far close`);

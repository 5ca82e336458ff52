import type { DraftStyle } from '../../../../contract/drafting.ts';
import { tellsOfLoss } from '../custom-sentiment/grief.ts';
import type { Brief } from '../input/brief.ts';
import { speaksForOthers } from './person.ts';
import type { Random } from './seeded-random.ts';

/** The style choices that hold for a whole draft. */
export interface Voice {
  style: DraftStyle | undefined;
  /** "we" if the visitor came with a child or a pet. */
  person: 'I' | 'we';
  /** What the staff is called at the first mention. */
  staff: Staff;
  /** The draft's one intensifier; empty for none. */
  intensifier: string;
  /** True for a loss: no exclamation marks, and nothing was "great". */
  isQuiet: boolean;
}

/** Names for the staff. */
export interface Staff {
  /** For what all of them were: "everyone was friendly". */
  all: string;
  /** For what one of them did: nobody writes "everyone saw me on time". */
  one: string;
}

/** Picks a draft's voice. Weights are percentages counted in real reviews. */
export function chooseVoice(brief: Brief, random: Random): Voice {
  const { style } = brief;
  const isQuiet =
    brief.custom.some(({ mood }) => mood === 'grief') ||
    tellsOfLoss(brief.note ?? '') ||
    mourningBusiness.test(brief.names.business ?? '');
  const isCasual = style === 'casual' && !isQuiet;
  return {
    style,
    person: speaksForOthers(brief) ? 'we' : 'I',
    staff: random.weighted(staffFor(brief)),
    intensifier: isQuiet ? '' : random.weighted(isCasual ? casual : plain).text,
    isQuiet,
  };
}

const mourningBusiness =
  /\b(?:funeral|mortuary|cremat\w+|memorial (?:chapel|park|home)|hospice|cemetery)\b/i;

/** No "everyone" if there is a complaint: "the front desk was short" contradicts "everyone was lovely". */
function staffFor({ style, custom }: Brief): typeof staff {
  const some = style === 'shorter' ? staff.slice(0, 3) : staff;
  const isMixed = custom.some(({ mood }) => mood === 'complaint');
  return isMixed ? some.filter(({ all }) => !all.startsWith('everyone')) : some;
}

const staff: readonly (Staff & { weight: number })[] = [
  { all: 'the staff', one: 'the staff', weight: 34 },
  { all: 'everyone', one: 'the staff', weight: 26 },
  { all: 'the team', one: 'the team', weight: 15 },
  { all: 'the staff here', one: 'the staff here', weight: 8 },
  { all: 'everyone here', one: 'the staff here', weight: 6 },
  { all: 'the team here', one: 'the team here', weight: 4 },
];

const plain = [
  { text: 'very', weight: 50 },
  { text: 'so', weight: 22 },
  { text: 'really', weight: 18 },
  { text: '', weight: 8 },
];

const casual = [
  { text: 'super', weight: 40 },
  { text: 'so', weight: 40 },
  { text: 'really', weight: 20 },
];

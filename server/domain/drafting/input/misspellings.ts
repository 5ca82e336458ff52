import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isKnownWord } from '../custom-sentiment/lexicon/known-words.ts';
import { ambiguousNames, firstNames, properNouns } from './proper-nouns.ts';

/**
 * The correction of a common misspelling. Only if exactly one candidate is a word that people use
 * about a visit, so that names, medicines and slang stay as typed.
 * @param word in lower case
 */
export function findCorrection(word: string): string | undefined {
  return corrections.get(word);
}

/** Surnames, first names and plain words that the list takes for misspellings. */
const correct = new Set(
  `adrea charis childs childres holliday cleary smoot clouse mathes waring witten ballance wille weill
  fromm faught furst strang reding bever chipps bruning boddy manges hassel stich handel mutch convery brite
  battey stong humber hanel bothe secord recore dobles cartledge carmony servin frome somme
  lifes leafs midwifes planed loosing
  patten stites suttle avent stange pinter fales strack forst alers musil schow condict branche presse cours
  unser unter oriente neice nealy theis brough nevers`.split(/\s+/),
);

/** Words whose misspellings are also corrected, though no rule of grammar needs to know them. */
const otherWords = new Set(
  `necessary unnecessary separate separately occurred government embarrassed embarrassing probably
  different difference basically usually actually eventually unfortunately apparently absolutely completely
  especially immediately obviously sincerely extremely incredibly exceptionally genuinely honestly
  interest interested interesting disappointed disappointing beautiful beautifully successful successfully
  careful carefully preferred occasion opportunity guarantee guaranteed maintenance restaurant
  neighbor neighborhood knowledge responsible responsibility sense sensitive sensitivity strength
  straight straightforward surprise surprised temporary through throughout tomorrow until weird writing
  which whether business beginning believe believed decision definitely experience experiences experienced
  foreign height hospital medicine medication medications prescription prescriptions symptom symptoms
  diagnosis diagnosed treatment treatments procedure procedures recovery specialist specialists physician
  physicians pediatrician dermatologist orthodontist orthodontics veterinarian veterinary gynecologist
  chiropractor chiropractic optometrist ophthalmologist anesthesia anesthesiologist pharmacist technician
  technicians receptionist receptionists assistant assistants colleague colleagues really friend friends
  because always almost already another though thought enough question questions possible impossible
  wonderful excellent professional professionalism convenient convenience comfortable uncomfortable
  environment equipment appearance attitude courtesy compassion empathy personality reputation
  recommendation recommendations consultation communication conversation information education
  appointment appointments schedule scheduling insurance emergency expensive reasonable affordable
  everything something anything nothing everyone someone whole entire`.split(/\s+/),
);

/** A shorter misspelling is too likely to be a name or an abbreviation. */
const shortest = 5;

const corrections: ReadonlyMap<string, string> = new Map(readList().flatMap(readEntry));

/** "thorogh->thorough", "shure->sure, shore" */
function readEntry(entry: string): [string, string][] {
  const [typo = '', candidates = ''] = entry.split('->');
  const [word, other] = candidates
    .split(', ')
    .filter((candidate) => isKnownWord(candidate) || otherWords.has(candidate));
  if (word === undefined || other !== undefined || typo.length < shortest) return [];
  const isName = [firstNames, ambiguousNames, properNouns].some((names) => names.has(typo));
  return isName || isKnownWord(typo) || correct.has(typo) ? [] : [[typo, word]];
}

/** The package's own entry point is a file beside its lists. */
function readList(): readonly string[] {
  const entryPoint = createRequire(import.meta.url).resolve('@cspell/dict-en-common-misspellings');
  const list = readFileSync(join(dirname(entryPoint), 'dict', 'dict-en.json'), 'utf8');
  const { dictionaryDefinitions } = JSON.parse(list) as {
    dictionaryDefinitions: readonly { suggestWords: readonly string[] }[];
  };
  return dictionaryDefinitions.flatMap(({ suggestWords }) => suggestWords);
}

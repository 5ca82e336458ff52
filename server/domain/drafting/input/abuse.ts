import { isProfane } from './profanity.ts';
import { readings } from './disguises.ts';
import { isHateful } from './hate.ts';
import { isSexualRemark } from './sexual-remarks.ts';
import { isThreat } from './threats.ts';

/**
 * True for insults, slurs, hatred, threats and sexual remarks in a visitor's own words, in disguise
 * too ("k1ll the 0wner"). Never asked of names: "Dickson", "Cummings" and "Titman" are names. Whole
 * words only, so that "Scunthorpe" and "therapist" pass. Blame ("rude", "a rip-off") passes.
 */
export function isAbusive(text: string): boolean {
  return readings(text.replace(lastNames, '')).some(
    (plain) => isProfane(plain) || isHateful(plain) || isThreat(plain) || isSexualRemark(plain),
  );
}

/** Coarse words that are last names too, after a first name: "Pam Hooker was so kind". */
const lastNames =
  /(?<=(?<!\p{L})(?!Total|Dirty|Fat|Stupid|What|Such|The|Big|Huge|Real|Complete|Old|Ugly|Arrogant|You|Your|Nice|That|This|My|Suck|Lick)\p{Lu}\p{Ll}+ )(?:Hooker|Moron|Prick|Bastard|Coon|Boner|Dick|Cock|Beaner|Wank|Kill)(?!\p{L})/gu;

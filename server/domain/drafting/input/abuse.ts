import { isProfane } from './profanity.ts';
import { readings } from './disguises.ts';
import { isHateful } from './hate.ts';
import { isSexualRemark } from './sexual-remarks.ts';
import { isThreat } from './threats.ts';

/**
 * True for insults, slurs, hate, threats and sexual remarks in a visitor's own words, even disguised
 * ("k1ll the 0wner"). Not for names: "Dickson", "Cummings" and "Titman" are real ones. Matches whole
 * words only, so "Scunthorpe" and "therapist" pass. Criticism ("rude", "a rip-off") passes.
 */
export function isAbusive(text: string): boolean {
  return readings(text.replace(lastNames, '')).some(
    (plain) => isProfane(plain) || isHateful(plain) || isThreat(plain) || isSexualRemark(plain),
  );
}

/** Profanity that is also a last name, after a first name: "Pam Hooker was so kind". */
const lastNames =
  /(?<=(?<!\p{L})(?!Total|Dirty|Fat|Stupid|What|Such|The|Big|Huge|Real|Complete|Old|Ugly|Arrogant|You|Your|Nice|That|This|My|Suck|Lick)\p{Lu}\p{Ll}+ )(?:Hooker|Moron|Prick|Bastard|Coon|Boner|Dick|Cock|Beaner|Wank|Kill)(?!\p{L})/gu;

/** Writes as people speak: "didn't" for "did not", "I'd" for "I would". */
export function contract(text: string): string {
  return text
    .replace(/\b(did|was|were|does|do|is|are|could|would|has|had) not\b/g, "$1n't")
    .replace(/\bcannot\b/g, "can't")
    .replace(pronounAndVerb, shorten)
    .replace(itIs, "$1's")
    .replace(/(^|, |\band |\bthat )(here|there) is\b/g, "$1$2's");
}

// After these words the verb carries the sense and stays whole: "whoever it is", "the way they are with you".
const unshortened = String.raw`(?<!\b(?:who|whoever|what|whatever|where|how|way|as|than|here|so|which) |\bhow(?: \w+){1,3} )`;
const pronounAndVerb = new RegExp(
  String.raw`${unshortened}\b(I|they|you) (am|are|would|will)\b(?= [a-z])`,
  'g',
);
const itIs =
  /(?<=^|[,;:.] |\b(?:and|but|so|that|because|since|if|think|say) )(it|that|what) is\b(?= [a-z])/gi;

const endings: Record<string, string> = { am: "'m", are: "'re", would: "'d", will: "'ll" };

function shorten(_: string, who: string, verb: string): string {
  return who + (endings[verb] ?? ` ${verb}`);
}

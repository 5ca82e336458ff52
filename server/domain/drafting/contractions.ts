/** Writes as people speak: "didn't" for "did not", "I'd" for "I would". */
export function contract(text: string): string {
  return text
    .replace(/\b(did|was|were|does|do|is|are|could|would) not\b/g, "$1n't")
    .replace(/\bcannot\b/g, "can't")
    .replace(/(?<!how )\b(I|they|you) (am|are|would|will)\b(?= [a-z])/g, shorten)
    .replace(/\b(it|that|what) is\b(?= [a-z])/g, "$1's")
    .replace(/(^|, |\band |\bthat )(here|there) is\b/g, "$1$2's");
}

const endings: Record<string, string> = { am: "'m", are: "'re", would: "'d", will: "'ll" };

function shorten(_: string, who: string, verb: string): string {
  return who + (endings[verb] ?? ` ${verb}`);
}

/** Combinations of harmless words that add a claim, in `plainSentence` form. */
const inventions: readonly RegExp[] = [
  /\?/,
  // Other visits, other people, other places
  /\b(?:my|all|these|their|several|many) (?:appointments|visits|experiences)\b/,
  /\b(?:have|has|had|having) been (?:here|there|with|to|at|in|on)\b|\b(?:been|was|am|were) with them\b/,
  /\b(?:every|any)(?:one|body|thing) but\b|\ball but\b|\bnone but\b/,
  /[◦·] (?:to|with|toward|towards) (?:everyone|everybody|people|all of)\b/,
  /\bmy (?:staff|team|people|folks|office|practice|place|crew|group|clinic|service|care)\b/,
  // Praise for the person thanked in the previous sentence
  /^you\b(?! ◦? ?(?:can|could) tell)/,
];

export function invents(plain: string): boolean {
  return inventions.some((invention) => invention.test(plain));
}

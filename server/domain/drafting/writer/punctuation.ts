/** A sentence's first letter in upper case, where it has one of its own. */
export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => {
    const upper = letter.toUpperCase();
    return upper.toLowerCase() === letter && upper.length === letter.length ? upper : letter;
  });
}

/** A sentence with its capital and its closing punctuation. */
export function punctuate(sentence: string): string {
  return /[.!?]$/.test(sentence) ? capitalize(sentence) : `${capitalize(sentence)}.`;
}

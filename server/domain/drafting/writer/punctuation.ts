/** Capitalizes the first letter, unless its upper case is ambiguous or longer than one letter. */
export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => {
    const upper = letter.toUpperCase();
    return upper.toLowerCase() === letter && upper.length === letter.length ? upper : letter;
  });
}

/** Capitalizes a sentence and adds a period if it has no final punctuation. */
export function punctuate(sentence: string): string {
  return /[.!?]$/.test(sentence) ? capitalize(sentence) : `${capitalize(sentence)}.`;
}

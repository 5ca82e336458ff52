/** The version that reads best by a few rules of thumb; of equals the first. */
export function leastAwkward(versions: readonly string[]): string {
  const judged = versions.map((text) => ({ text, points: awkwardness(text) }));
  const [best] = judged.toSorted((one, other) => one.points - other.points);
  return best?.text ?? '';
}

/** Points for what makes a short text sound mechanical; 0 is best. */
function awkwardness(text: string): number {
  const sentences = text.split(/(?<=[.!?]) /);
  return repeatedStarts(sentences) + repeatedWords(text) + overlong(sentences);
}

function repeatedStarts(sentences: readonly string[]): number {
  const starts = sentences.map((sentence) => sentence.split(' ', 2).join(' ').toLowerCase());
  const firsts = sentences.map((sentence) => sentence.split(' ', 1).join('').toLowerCase());
  const inARow = firsts.filter((first, index) => first === firsts[index - 1]).length;
  return (
    inARow * 4 + (starts.length - new Set(starts).size) * 3 + (firsts.length - new Set(firsts).size)
  );
}

function repeatedWords(text: string): number {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const stems = words.map((word) => word.slice(0, 6));
  return (stems.length - new Set(stems).size) * 3;
}

function overlong(sentences: readonly string[]): number {
  let points = 0;
  for (const sentence of sentences) {
    const words = sentence.split(' ');
    const ands = words.filter((word) => word === 'and').length;
    points += Math.max(0, words.length - 28) / 2 + Math.max(0, ands - 2) * 4;
  }
  return points;
}

/** Below these, 32 random characters of any kind, hexadecimal digits included, are one in a million. */
const minDifferent = 9;
const minUnpredictable = 20;

/** Words and rows of keys that count as one character each. */
const common = [
  'correct horse battery staple',
  'passphrase',
  'password',
  'secret',
  'fourgood',
  'letmein',
  'default',
  'production',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
].map((word) => new RegExp(word.replaceAll(' ', '[^a-z]?'), 'g'));

/** What examples tell people to replace, and commands that no shell has run. */
const placeholder =
  /\$[({]|`|^<.*>$|\b(?:your|here|replace|insert)\b|change[^a-z]?(?:me|this|it)|placeholder|example/;

/** Why a secret could be guessed, or null. It is not a proof that it cannot. */
export function weaknessOf(secret: string): string | null {
  const text = secret.toLowerCase();
  if (placeholder.test(text)) return 'looks like a placeholder';
  const plain = common.reduce((rest, word) => rest.replaceAll(word, '\u0000'), text);
  const isVaried = new Set(plain).size >= minDifferent;
  if (isVaried && countUnpredictable(plain) >= minUnpredictable) return null;
  return 'can be guessed: use random characters';
}

/** Characters that neither continue a sequence, such as `aaa`, `abc` or `321`, nor repeat earlier ones. */
function countUnpredictable(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => {
    const [before = 0, first = 0] = [codes[at - 1], codes[at - 2]];
    const step = code - before;
    if (at >= 2 && Math.abs(step) <= 1 && step === before - first) return false;
    const run = text.slice(Math.max(0, at - 2), at + 1);
    return run.length < 3 || text.indexOf(run) === at - 2;
  }).length;
}

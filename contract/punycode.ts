/** The parameters of Punycode, from RFC 3492, section 5. */
const base = 36;
const smallestThreshold = 1;
const largestThreshold = 26;
const skew = 38;
const damp = 700;
const firstBias = 72;
const firstCode = 0x80;

/**
 * A host name as people read it: `xn--mnchen-3ya.de` as `münchen.de`. Parts that could show what looks like
 * a dot or a slash, or nothing at all, stay as they are: `com∕maps.evil.example` is not on `com`.
 */
export function readableHost(hostname: string): string {
  return hostname.split('.').map(readableLabel).join('.');
}

function readableLabel(label: string): string {
  const text = label.startsWith('xn--') ? decoded(label.slice(4)) : null;
  return text !== null && isPlain(text) && isWrittenAs(text, label) ? text : label;
}

function isPlain(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}-]*$/u.test(text) && !slashLetter.test(text);
}

/** Letters that look like a slash, a dot or an exclamation mark beside Latin ones. */
const slashLetter = /[a-z][ǀ-ǃノ丶丿〳〵]|[ǀ-ǃノ丶丿〳〵][a-z]/;

/** Whether a host with this name has this label: `new URL` reads dots of all kinds, and drops the unseen. */
function isWrittenAs(text: string, label: string): boolean {
  try {
    return new URL(`https://${text}`).host === label;
  } catch {
    return false;
  }
}

/** Null if it is not Punycode (RFC 3492, section 6.2). */
function decoded(text: string): string | null {
  const hyphen = text.lastIndexOf('-');
  const codes = Array.from(text.slice(0, Math.max(0, hyphen)), (letter) => letter.charCodeAt(0));
  let [code, at, bias] = [firstCode, 0, firstBias];
  for (let next = hyphen + 1; next < text.length;) {
    const before = at;
    let weight = 1;
    for (let place = base; ; place += base) {
      const digit = digitOf(text[next]);
      if (digit === null) return null;
      next += 1;
      at += digit * weight;
      const threshold = Math.min(Math.max(place - bias, smallestThreshold), largestThreshold);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    bias = adapted(at - before, codes.length + 1, before === 0);
    code += Math.floor(at / (codes.length + 1));
    at %= codes.length + 1;
    if (code > 0x10_ff_ff) return null;
    codes.splice(at, 0, code);
    at += 1;
  }
  return String.fromCodePoint(...codes);
}

/** 0 to 25 for a to z, 26 to 35 for 0 to 9. */
function digitOf(letter = ''): number | null {
  const value = parseInt(letter, base);
  if (Number.isNaN(value)) return null;
  return value < 10 ? value + 26 : value - 10;
}

/** RFC 3492, section 6.1. */
function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > ((base - smallestThreshold) * largestThreshold) / 2; bias += base)
    rest = Math.floor(rest / (base - smallestThreshold));
  return bias + Math.floor((base * rest) / (rest + skew));
}

import { brand } from '../../contract/brand.ts';

/** Part of every planted value; nothing in the product contains it. */
export const canary = 'zqcanary';

/** In bodies, but in logs, metrics and traces as well. */
const ourWords = new Set<string>([brand.name, 'poster', 'letter', 'internal', 'confirmation']);

/** Personal values and secrets of a test, to be looked for in what must not contain them. */
export interface Canaries {
  /** Every text of at least six characters in a value, at any depth, that is not a word of our own. */
  add(value: unknown): void;
  /** What a text contains of them, plain or encoded. */
  leaksIn(text: string): string[];
}

export function createCanaries(): Canaries {
  const forms = new Map([[canary, formsOf(canary)]]);
  const add = (value: unknown): void => {
    if (value && typeof value === 'object') return Object.values(value).forEach(add);
    if (typeof value !== 'string' || value.trim().length < shortest) return;
    if (!ourWords.has(value) && !forms.has(value.trim()))
      forms.set(value.trim(), formsOf(value.trim()));
  };
  return {
    add,
    leaksIn(text) {
      const readings = new Set([text, decodeUrl(text), unescapeJson(text)]);
      const all = [...readings].join('\n').toLowerCase();
      const found = [...forms].filter(([, some]) => some.some((form) => isIn(all, form)));
      return found.map(([value]) => value);
    },
  };
}

const shortest = 6;

/** Shorter ones would be found in other encoded texts by chance. */
const shortestEncoded = 8;

function formsOf(value: string): string[] {
  const all = [value, ...(value.length < shortestEncoded ? [] : encodings(value))];
  return all.map((form) => form.toLowerCase());
}

/** Digits alone are found in times and ids by chance, unless they stand alone. */
function isIn(text: string, form: string): boolean {
  if (/^\d+$/.test(form)) return new RegExp(`(?<!\\d)${form}(?!\\d)`).test(text);
  return text.includes(form);
}

/** Without the first and last characters of base64, which depend on what is around the value. */
function encodings(value: string): string[] {
  const bytes = Buffer.from(value);
  const inBase64 = [0, 1, 2].flatMap((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
    return (['base64', 'base64url'] as const).map((encoding) =>
      padded
        .toString(encoding)
        .replace(/=+$/, '')
        .slice(offset === 0 ? 0 : offset + 1, -1),
    );
  });
  return [bytes.toString('hex'), encodeURIComponent(value), ...inBase64];
}

/** Also in text that is not well encoded as a whole. */
function decodeUrl(text: string): string {
  return text.replaceAll('+', ' ').replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/** Also in JSON that is a text in JSON. */
function unescapeJson(text: string): string {
  return text
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\+(["/])/g, '$1');
}

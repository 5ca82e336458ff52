/**
 * Far above what any call needs: apart from its texts, the largest one (eighteen keyword phrases) has 500
 * bytes; 5,000 characters of feedback can all be quotation marks.
 */
const most = { bytesBetweenTexts: 16_384, quotes: 20_000 };

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);

/**
 * Whether JSON has few enough keys, values and levels to be parsed: `JSON.parse` takes 0.2 s for an object of
 * 330,000 keys in 3.8 MB, and checking it takes as long again, in which nothing else is served. Keys and
 * values have commas, colons and brackets between them, so those bytes are counted and texts (such as a
 * logo) are skipped. Whether it is JSON at all is left to the parser.
 */
export function isSimpleJson(json: Buffer): boolean {
  let between = 0;
  let quotes = 0;
  let at = 0;
  while (at < json.length) {
    if (json[at] !== quote) {
      between += 1;
      at += 1;
      if (between > most.bytesBetweenTexts) return false;
      continue;
    }
    let end = at;
    do {
      end = json.indexOf(quote, end + 1);
      quotes += 1;
      if (quotes > most.quotes) return false;
    } while (end !== -1 && isEscaped(json, end));
    if (end === -1) return true; // cut off: nothing more to count
    at = end + 1;
  }
  return true;
}

/** Whether an odd number of backslashes precedes this byte. */
function isEscaped(json: Buffer, at: number): boolean {
  let first = at;
  while (json[first - 1] === backslash) first -= 1;
  return (at - first) % 2 === 1;
}

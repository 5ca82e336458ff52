/**
 * Whether a `.dockerignore` leaves a file out of an image: the last pattern that matches it, or a folder
 * that it is in, decides, and one that begins with `!` lets it in.
 * @param {string} ignore the file's text
 * @param {string} path such as `server/app.ts`
 */
export function isLeftOut(ignore, path) {
  const parts = path.split('/');
  const places = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return patternsOf(ignore).reduce((out, { pattern, isException }) => {
    const regular = regularExpression(pattern);
    return places.some((place) => regular.test(place)) ? !isException : out;
  }, false);
}

/** Unlike in a shell, `*` also matches names that begin with a dot. */
function regularExpression(pattern) {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:.*/)?');
  return new RegExp(`^${source}$`);
}

/** @returns {{ pattern: string, isException: boolean }[]} */
export function patternsOf(ignore) {
  return ignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ pattern: line.replace(/^!/, ''), isException: line.startsWith('!') }));
}

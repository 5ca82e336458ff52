/** Longer than any real browser's; what follows is ignored. */
const readLength = 512;

/**
 * Tokens in user agents, most specific first: nearly every browser also calls itself Chrome or Safari, and
 * Edge, Opera and Samsung's call themselves both.
 */
const browsers: readonly (readonly [token: string, name: string])[] = [
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['OPR/', 'Opera'],
  ['OPT/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['DuckDuckGo/', 'DuckDuckGo'],
  ['Ddg/', 'DuckDuckGo'],
  ['Vivaldi/', 'Vivaldi'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['GSA/', 'Google app'],
  ['HeadlessChrome/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

/** An iPad set to request desktop sites, as most are, says Macintosh. */
const systems: readonly (readonly [token: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];

/**
 * A browser as its owner would call it, such as "Chrome on Android", for emails and the list of sessions.
 * The words come from closed lists, so that nobody can send text through a made-up user agent.
 */
export function browserName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, readLength);
  const browser = nameIn(text, browsers) ?? 'Unknown browser';
  const system = nameIn(text, systems);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function nameIn(
  text: string,
  names: readonly (readonly [token: string, name: string])[],
): string | undefined {
  return names.find(([token]) => text.includes(token))?.[1];
}

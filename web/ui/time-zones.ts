/** The zones of most businesses here, in the words that people use for them. */
const usZones: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Phoenix': 'Arizona (Phoenix)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
};

interface TimeZone {
  /** IANA name. */
  name: string;
  label: string;
}

/** The time zones to choose from: those of the US, and the others that the browser knows. */
export function timeZones(): { us: TimeZone[]; others: TimeZone[] } {
  const others = ['UTC', ...Intl.supportedValuesOf('timeZone')].filter((name) => !usZones[name]);
  return { us: Object.keys(usZones).map(toZone), others: [...new Set(others)].map(toZone) };
}

/** What people call a time zone, such as `Central (Chicago)`. */
export function timeZoneLabel(name: string): string {
  return usZones[name] ?? name.replaceAll('_', ' ');
}

/** The browser's time zone; null if it doesn't tell. */
export function browserTimeZone(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
}

function toZone(name: string): TimeZone {
  return { name, label: timeZoneLabel(name) };
}

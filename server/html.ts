/** HTML that is safe to include unchanged in a page or an email. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
  toString(): string {
    return this.source;
  }
}

type Part = string | number | Html | null | Part[];

/** A template tag for HTML that escapes every value except `Html`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((page, text, i) => page + insert(parts[i - 1] ?? null) + text));
}

/** Escapes a text for an element's content or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function insert(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.source;
  if (Array.isArray(part)) return part.map(insert).join('');
  return escapeHtml(String(part));
}

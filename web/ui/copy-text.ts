/** How long to wait for the Clipboard API before trying the fallback, in milliseconds. */
const timeout = 1_000;

export interface CopyMethods {
  /** The Clipboard API. It is missing on plain HTTP, and rejects in some in-app browsers. */
  write: (text: string) => Promise<void>;
  /** A hidden field with the copy command. Returns whether it worked. */
  legacy: (text: string) => boolean;
}

/**
 * Copies text during a tap: with the Clipboard API, else with a hidden field.
 * @returns false if the person has to copy by hand
 */
export async function copyText(
  text: string,
  methods: CopyMethods = browserMethods,
): Promise<boolean> {
  return (await written(text, methods.write)) || methods.legacy(text);
}

async function written(text: string, write: CopyMethods['write']): Promise<boolean> {
  try {
    const tooLate = new Promise<false>((resolve) => setTimeout(resolve, timeout, false));
    return await Promise.race([write(text).then(() => true), tooLate]);
  } catch {
    return false;
  }
}

const browserMethods: CopyMethods = {
  write: (text) => navigator.clipboard.writeText(text),
  legacy: copyNow,
};

/** Copies text with a hidden field, before anything else can happen. @returns whether it worked */
export function copyNow(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

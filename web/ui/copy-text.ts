/** How long the clipboard may take before the older way is tried, in milliseconds. */
const timeout = 1_000;

export interface CopyWays {
  /** The clipboard interface. It is missing on plain http, and in-app browsers let it reject. */
  write: (text: string) => Promise<void>;
  /** The hidden field with the copy command. Answers whether it worked. */
  legacy: (text: string) => boolean;
}

/**
 * Copies within the tap that asked for it: by the clipboard interface, else by a hidden field.
 * Answers false where only the person's own hand is left.
 */
export async function copyText(text: string, ways: CopyWays = browserWays): Promise<boolean> {
  return (await written(text, ways.write)) || ways.legacy(text);
}

async function written(text: string, write: CopyWays['write']): Promise<boolean> {
  try {
    const tooLate = new Promise<false>((resolve) => setTimeout(resolve, timeout, false));
    return await Promise.race([write(text).then(() => true), tooLate]);
  } catch {
    return false;
  }
}

const browserWays: CopyWays = {
  write: (text) => navigator.clipboard.writeText(text),
  legacy: copyByHiddenField,
};

function copyByHiddenField(text: string): boolean {
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

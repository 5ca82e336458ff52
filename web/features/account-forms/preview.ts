/** The address of a mail in the development inbox; null for anything that is no web address (C-24). */
export function previewAddress(devEmailPreview: string | undefined): string | null {
  if (!devEmailPreview) return null;
  try {
    const { protocol, href } = new URL(devEmailPreview, location.href);
    return protocol === 'http:' || protocol === 'https:' ? href : null;
  } catch {
    return null;
  }
}

/** A-19; the browser may refuse, which is why there is a link as well. */
export function openInNewTab(address: string): void {
  window.open(address, '_blank', 'noopener');
}

/** The URL of an email in the development inbox; null if it is not an HTTP URL. */
export function previewAddress(devEmailPreview: string | undefined): string | null {
  if (!devEmailPreview) return null;
  try {
    const { protocol, href } = new URL(devEmailPreview, location.href);
    return protocol === 'http:' || protocol === 'https:' ? href : null;
  } catch {
    return null;
  }
}

/** The browser may block the new tab, so the screen also shows a link. */
export function openInNewTab(address: string): void {
  window.open(address, '_blank', 'noopener');
}

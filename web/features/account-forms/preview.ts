/** The address of an email in the development inbox; null for anything that is not a web address. */
export function previewAddress(devEmailPreview: string | undefined): string | null {
  if (!devEmailPreview) return null;
  try {
    const { protocol, href } = new URL(devEmailPreview, location.href);
    return protocol === 'http:' || protocol === 'https:' ? href : null;
  } catch {
    return null;
  }
}

/** The browser may block the tab, which is why there is a link as well. */
export function openInNewTab(address: string): void {
  window.open(address, '_blank', 'noopener');
}

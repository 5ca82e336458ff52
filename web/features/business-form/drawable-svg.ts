/** SVGs are rendered to this longest side in pixels, the maximum for a logo. */
const longestSide = 1_200;

/** The CSS default size of an image without dimensions. */
const unsized = { width: 300, height: 150 };

/**
 * Returns a data URL of the SVG with an explicit size. Without one, the rendered size depends on the
 * browser, and some render nothing.
 * @throws when the text is not an SVG
 */
export function drawableSvg(text: string): string {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') throw new Error('This is not an SVG.');
  const { width, height } = sizeOf(root);
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const scale = longestSide / Math.max(width, height);
  root.setAttribute('width', String(width * scale));
  root.setAttribute('height', String(height * scale));
  const source = new XMLSerializer().serializeToString(root);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
}

/** The width and height attributes, or the size of the viewBox if they are missing or relative. */
function sizeOf(root: Element): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const width = lengthOf(root, 'width');
  const height = lengthOf(root, 'height');
  if (width && height) return { width, height };
  if (boxWidth && boxHeight && boxWidth > 0 && boxHeight > 0)
    return { width: boxWidth, height: boxHeight };
  return unsized;
}

/** An absolute length, or null. Units are ignored, since only the aspect ratio matters. */
function lengthOf(root: Element, name: string): number | null {
  const value = root.getAttribute(name)?.trim() ?? '';
  const length = /^\+?[\d.]+(?:e[+-]?\d+)?(?:px|pt|mm|cm|in|pc)?$/i.test(value)
    ? parseFloat(value)
    : 0;
  return length > 0 ? length : null;
}

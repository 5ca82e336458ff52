/** Drawn at this size, an SVG has all the detail that a logo can show. */
const box = { width: 360, height: 180 };

/** What CSS takes for the size of a picture that has none. */
const unsized = { width: 300, height: 150 };

/**
 * The data URL of an SVG with a size of its own: without one, browsers draw it at sizes of their
 * choice, or not at all.
 * @throws when the text is no SVG
 */
export function drawableSvg(text: string): string {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') throw new Error('This is not an SVG.');
  const { width, height } = sizeOf(root);
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const scale = Math.min(box.width / width, box.height / height);
  root.setAttribute('width', String(width * scale));
  root.setAttribute('height', String(height * scale));
  const source = new XMLSerializer().serializeToString(root);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
}

/** Its width and height; of a view box where it names none in pixels. */
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

/** A plain length, or null: a percentage is none, and only the ratio counts. */
function lengthOf(root: Element, name: string): number | null {
  const value = root.getAttribute(name)?.trim() ?? '';
  const length = /^\+?[\d.]+(?:e[+-]?\d+)?(?:px|pt|mm|cm|in|pc)?$/i.test(value)
    ? parseFloat(value)
    : 0;
  return length > 0 ? length : null;
}

import type sharpModule from 'sharp';

type Sharp = typeof sharpModule;

let loading: Promise<Sharp> | null = null;

/**
 * sharp, which takes up to 0.1 s and 20 MB to load, so the first picture brings it in. Of libvips'
 * readers only those are reachable that we mean: an SVG or a PDF finds no parser at all.
 */
export function loadSharp(): Promise<Sharp> {
  loading ??= prepareSharp();
  return loading;
}

async function prepareSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(
      (reader) => `VipsForeignLoad${reader}Buffer`,
    ),
  });
  // A picture takes one thread, and nothing of it is kept.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

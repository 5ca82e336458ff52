import type sharpModule from 'sharp';

type Sharp = typeof sharpModule;

let loading: Promise<Sharp> | null = null;

/**
 * sharp takes up to 0.1 s and 20 MB to load, so it is imported for the first picture. Only the libvips
 * loaders for our formats stay enabled: SVG and PDF files reach no parser at all.
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
  // One thread per picture, and no cache.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

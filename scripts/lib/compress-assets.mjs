import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Images and fonts are already compressed. */
const compressible = /\.(js|css|svg|json|html|txt)$/;

/** Writes `<file>.br` and `<file>.gz` next to each asset, at the best compression, for the server to send. */
export async function compressAssets(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(file) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

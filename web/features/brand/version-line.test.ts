import { expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { brand } from '../../../contract/brand.ts';
import { versionLine } from './version-line.ts';

it('N-23 shows the version in package.json', () => {
  expect(brand.version).toBe(packageJson.version);
});

it.each(['localhost', 'localhost:3000', 'LOCALHOST', '127.0.0.1:80', '[::1]:3000', '::1'])(
  'S-25 %s counts as development',
  (host) => expect(versionLine(host, [])).toBe('version 1.0.2 - DEVELOPMENT MODE'),
);

it.each(['preview.example.com', 'pr-7.preview.example.com:8443'])(
  'S-26 %s counts as development if it is a preview host',
  (host) => {
    for (const listed of ['preview.example.com', '.preview.example.com', '*.Preview.example.com']) {
      expect(versionLine(host, [listed])).toBe('version 1.0.2 - DEVELOPMENT MODE');
    }
  },
);

it.each(['example.com', 'localhost.example.com', 'notpreview.example.com', '192.168.1.5:3000', ''])(
  'S-27 %j counts as production',
  (host) => {
    expect(versionLine(host, ['preview.example.com', ''])).toBe('version 1.0.2 - PRODUCTION');
  },
);

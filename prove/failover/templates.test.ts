import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';

const deploy = join(import.meta.dirname, '../../deploy');
const example = parseEnv(readFileSync(join(deploy, 'cluster.env.example'), 'utf8'));
const templates = globSync('{etcd,haproxy,patroni,pgbouncer}/*', { cwd: deploy });
const names = templates.flatMap((file) =>
  [...readFileSync(join(deploy, file), 'utf8').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name),
);

it('deploy/cluster.env.example has everything that the files need, and nothing else', () => {
  expect(templates.length).toBeGreaterThan(5);
  expect(new Set(Object.keys(example))).toEqual(new Set(names));
});

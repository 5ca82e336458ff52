import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { embeddedConnections } from '../../db/embedded/settings.ts';
import type { Workers } from '../start-options.ts';
import { planConnections } from './connection-budget.ts';

const external = 'postgres://app@db.example.com/fourgood';

describe('the embedded database', () => {
  it('gives a single process 20 connections, so that two can share it', () => {
    expect(plan(null)).toEqual({ workers: null, pool: 20, total: 21 });
  });

  it('is divided among any number of workers, and the one that replaces another', () => {
    expect(plan(workers(1))).toMatchObject({ workers: 1, pool: 20 });
    expect(plan(workers(2))).toMatchObject({ workers: 2, pool: 16 });
    for (let count = 1; count <= 12; count += 1) {
      const { pool, total } = plan(workers(count));
      expect(pool).toBeGreaterThanOrEqual(3);
      expect(total).toBe((count + 1) * (pool + 1));
      expect(total).toBeLessThanOrEqual(embeddedConnections - 8);
    }
  });

  it('limits the workers: refuses more, and auto takes fewer', () => {
    expect(() => plan(workers(13))).toThrow(
      '--workers: the embedded database has connections for up to 12 workers, not 13; set DATABASE_URL for more. For example: npm start -- --workers 12',
    );
    expect(plan({ count: 64, isAuto: true })).toMatchObject({ workers: 12, pool: 3 });
  });

  it('refuses a DATABASE_POOL that it cannot give to all', () => {
    expect(plan(workers(4), { DATABASE_POOL: '5' })).toMatchObject({ pool: 5, total: 30 });
    expect(() => plan(workers(4), { DATABASE_POOL: '20' })).toThrow(
      'DATABASE_POOL: the embedded database does not have 20 connections for each of 4 workers. For example: DATABASE_POOL=9',
    );
    expect(() => plan(null, { DATABASE_POOL: '60' })).toThrow('60 connections for this process');
  });
});

it('takes DATABASE_POOL as it is for any other database', () => {
  const env = { DATABASE_URL: external };
  expect(plan(workers(32), env)).toEqual({ workers: 32, pool: 20, total: 33 * 21 });
  expect(plan(null, { ...env, DATABASE_POOL: '50' })).toMatchObject({ pool: 50, total: 51 });
});

function workers(count: number): Workers {
  return { count, isAuto: false };
}

function plan(given: Workers | null, env: Record<string, string> = {}) {
  return planConnections(parseConfig(env), given);
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSavedState, stateKey } from './saved-state.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what was kept survives a reload', () => {
  createSavedState('/a').keep({ chosen: ['Kind'] });
  expect(createSavedState('/a').read()).toEqual({ chosen: ['Kind'] });
});

it('each page has a place of its own', () => {
  createSavedState('/a').keep('mine');
  expect(createSavedState('/b').read()).toBeUndefined();
});

it('C-16 a place is dropped after 30 idle minutes, from the storage too', () => {
  const place = createSavedState('/a');
  place.keep('mine');
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(place.read()).toBe('mine');
  vi.advanceTimersByTime(1);
  expect(place.read()).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('a forgotten place leaves nothing behind', () => {
  const place = createSavedState('/a');
  place.keep('mine');
  place.forget();
  expect(kept.size).toBe(0);
});

it('a storage that throws keeps nothing and breaks nothing', () => {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const place = createSavedState('/a');
  place.keep('mine');
  expect(place.read()).toBeUndefined();
  place.forget();
});

it('text that is not ours is dropped', () => {
  kept.set(stateKey('/a'), '{broken');
  expect(createSavedState('/a').read()).toBeUndefined();
  expect(kept.size).toBe(0);
});

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

it('survives a reload', () => {
  createSavedState('/a').keep({ chosen: ['Kind'] });
  expect(createSavedState('/a').read()).toEqual({ chosen: ['Kind'] });
});

it('each page has its own state', () => {
  createSavedState('/a').keep('mine');
  expect(createSavedState('/b').read()).toBeUndefined();
});

it('C-16 is removed from the storage after 30 idle minutes', () => {
  const place = createSavedState('/a');
  place.keep('mine');
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(place.read()).toBe('mine');
  vi.advanceTimersByTime(1);
  expect(place.read()).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('leaves nothing behind when forgotten', () => {
  const place = createSavedState('/a');
  place.keep('mine');
  place.forget();
  expect(kept.size).toBe(0);
});

it('never throws if the storage does', () => {
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

it('drops text in another format', () => {
  kept.set(stateKey('/a'), '{broken');
  expect(createSavedState('/a').read()).toBeUndefined();
  expect(kept.size).toBe(0);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSavedState, stateKey } from './saved-state.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
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
  const state = createSavedState('/a');
  state.keep('mine');
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(state.read()).toBe('mine');
  vi.advanceTimersByTime(1);
  expect(state.read()).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('leaves nothing behind when forgotten', () => {
  const state = createSavedState('/a');
  state.keep('mine');
  state.forget();
  expect(stored.size).toBe(0);
});

it('never throws if the storage does', () => {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const state = createSavedState('/a');
  state.keep('mine');
  expect(state.read()).toBeUndefined();
  state.forget();
});

it('drops text in another format', () => {
  stored.set(stateKey('/a'), '{broken');
  expect(createSavedState('/a').read()).toBeUndefined();
  expect(stored.size).toBe(0);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  readStored,
  readStoredJson,
  removeStored,
  store,
  storedKeys,
  storeJson,
} from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('working storage', () => {
  it('returns what was stored until it is removed', () => {
    vi.stubGlobal('localStorage', memory());
    expect(store('localStorage', 'a', 'one')).toBe(true);
    expect(readStored('localStorage', 'a')).toBe('one');
    expect(storedKeys('localStorage')).toEqual(['a']);
    removeStored('localStorage', 'a');
    expect(readStored('localStorage', 'a')).toBeNull();
  });

  it('returns JSON values, and undefined for invalid JSON', () => {
    vi.stubGlobal('sessionStorage', memory());
    storeJson('sessionStorage', 'a', { b: [null] });
    expect(readStoredJson('sessionStorage', 'a')).toEqual({ b: [null] });
    store('sessionStorage', 'a', '{broken');
    expect(readStoredJson('sessionStorage', 'a')).toBeUndefined();
    expect(readStoredJson('sessionStorage', 'none')).toBeUndefined();
  });
});

describe.each([
  ['missing', undefined],
  ['full or forbidden', new Proxy({}, { get: refuse, ownKeys: refuse })],
])('storage that is %s', (_, storage) => {
  it('stores nothing and never throws', () => {
    vi.stubGlobal('sessionStorage', storage);
    expect(store('sessionStorage', 'a', 'one')).toBe(false);
    storeJson('sessionStorage', 'a', 1);
    expect(readStored('sessionStorage', 'a')).toBeNull();
    expect(readStoredJson('sessionStorage', 'a')).toBeUndefined();
    expect(storedKeys('sessionStorage')).toEqual([]);
    removeStored('sessionStorage', 'a');
  });
});

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** In browsers, stored items are own properties of the storage object. */
function memory(): object {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(stored),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

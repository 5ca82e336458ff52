import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyValues } from './business-values.ts';
import { createFormDraft, forgetDrafts } from './form-draft.ts';

const logo = (letter: string) => `data:image/png;base64,${letter}`;
let kept: Record<string, string>;
let written: string[];

beforeEach(() => {
  kept = {};
  written = [];
  // As in browsers, stored items are own properties of the storage object.
  const storage = new Proxy(
    {
      getItem: (key: string) => kept[key] ?? null,
      setItem(key: string, value: string) {
        kept[key] = value;
        written.push(key);
      },
      removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
    },
    {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

it('changes, the logo and the attempt key survive a reload', () => {
  const draft = { changes: { name: 'Maple', logoUrl: logo('A') }, key: 'k1' };
  createFormDraft(1, 'setup').keep(draft);
  expect(createFormDraft(1, 'setup').read()).toEqual(draft);
});

it('removing the logo is a change, too', () => {
  createFormDraft(1, 'edit-7').keep({ changes: { logoUrl: null } });
  expect(createFormDraft(1, 'edit-7').read()?.changes).toEqual({ logoUrl: null });
});

it('the logo is written only when it changes', () => {
  const draft = createFormDraft(1, 'setup');
  draft.keep({ changes: { name: 'M', logoUrl: logo('A') } });
  draft.keep({ changes: { name: 'Ma', logoUrl: logo('A') } });
  expect(written.filter((key) => key.endsWith(':logo'))).toHaveLength(1);
  draft.keep({ changes: { name: 'Ma', logoUrl: logo('B') } });
  expect(createFormDraft(1, 'setup').read()?.changes.logoUrl).toBe(logo('B'));
  draft.keep({ changes: { name: 'Ma' } });
  expect(createFormDraft(1, 'setup').read()?.changes).toEqual({ name: 'Ma' });
});

it('drafts are per form and user, and another user’s draft is deleted', () => {
  createFormDraft(1, 'setup').keep({ changes: { name: 'Maple' } });
  expect(createFormDraft(1, 'edit-7').read()).toBeUndefined();
  expect(createFormDraft(1, 'setup').read()).toBeDefined();
  expect(createFormDraft(12, 'setup').read()).toBeUndefined();
  expect(kept).toEqual({});
});

it('forgetting deletes the whole draft and no other data', () => {
  kept['place:/a'] = 'theirs';
  const draft = createFormDraft(1, 'setup');
  draft.keep({ changes: { name: 'Maple', logoUrl: logo('A') } });
  draft.forget();
  expect(Object.keys(kept)).toEqual(['place:/a']);
  draft.keep({ changes: { name: 'Maple', logoUrl: logo('A') } });
  expect(draft.read()?.changes.logoUrl).toBe(logo('A'));
  forgetDrafts(null);
  expect(Object.keys(kept)).toEqual(['place:/a']);
});

it('drafts of the current user are not deleted', () => {
  createFormDraft(1, 'setup').keep({ changes: { name: 'Maple', logoUrl: logo('A') } });
  createFormDraft(12, 'edit-7').keep({ changes: { name: 'Birch', logoUrl: logo('B') } });
  forgetDrafts(1);
  expect(Object.keys(kept)).toEqual(['form:1:setup', 'form:1:setup:logo']);
});

it('the base is stored immediately with the changes, and never without them', () => {
  const draft = createFormDraft(1, 'edit-7');
  const base = { values: emptyValues, revision: 'r1' };
  draft.standOn(base);
  expect(draft.read()).toBeUndefined();
  draft.keep({ changes: { name: 'Maple' }, key: 'k1' });
  const later = { ...base, sent: [{ ...emptyValues, name: 'Maple' }] };
  draft.standOn(later);
  const whole = { changes: { name: 'Maple' }, key: 'k1', base: later };
  expect(createFormDraft(1, 'edit-7').read()).toEqual(whole);
  draft.forget();
  draft.standOn(base);
  expect(kept).toEqual({});
});

it('without storage nothing is saved, and nothing throws', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const draft = createFormDraft(1, 'setup');
  draft.keep({ changes: { name: 'Maple' } });
  expect(draft.read()).toBeUndefined();
  draft.forget();
  forgetDrafts(null);
});

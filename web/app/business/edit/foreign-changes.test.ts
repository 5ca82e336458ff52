import { describe, expect, it } from 'vitest';
import { emptyValues, type FormValues } from '../../../features/business-form/business-values.ts';
import { areMergeable, foreignChanges } from './foreign-changes.ts';

const base = { ...emptyValues, name: 'Cedar', nickname: 'C', city: 'Austin', state: 'TX' };

describe('changes by others', () => {
  it('are listed by field, with the local edit if there is one', () => {
    const theirs = { ...base, name: 'Theirs', city: 'Dallas', logoUrl: '/logos/a.webp' };
    expect(found({ mine: { ...base, name: 'Mine' }, theirs })).toEqual([
      { name: 'name', theirs: 'Theirs', mine: 'Mine' },
      { name: 'city', theirs: 'Dallas' },
      { name: 'logoUrl', theirs: '/logos/a.webp' },
    ]);
  });

  it('exclude equal edits, ignoring surrounding white space', () => {
    const theirs = { ...base, name: 'Cedar Clinic' };
    expect(found({ mine: { ...base, name: ' Cedar\t Clinic ' }, theirs })).toEqual([]);
  });

  it('exclude fields changed only in this form', () => {
    expect(found({ mine: { ...base, name: 'Mine' }, theirs: base })).toEqual([]);
  });

  it('include a field that was cleared on either side', () => {
    const theirs = { ...base, nickname: '', city: 'Dallas' };
    expect(found({ mine: { ...base, city: '' }, theirs })).toEqual([
      { name: 'nickname', theirs: '' },
      { name: 'city', theirs: 'Dallas', mine: '' },
    ]);
  });

  it('exclude what this form has sent itself, even without a response', () => {
    const sent = { ...base, name: 'Sent' };
    const mine = { ...base, name: 'Sent, and typed on' };
    const theirs = { ...base, name: 'Sent', state: 'Texas' };
    expect(found({ mine, theirs, sent: [sent, { ...base, name: 'Sent next' }] })).toEqual([
      { name: 'state', theirs: 'Texas' },
    ]);
  });
});

describe('both sides’ changes can be kept', () => {
  const isMergeable = (mine: object, theirs: object) => {
    const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs }, sent: [] };
    return areMergeable(foreignChanges(versions), versions);
  };

  it('if they are to different fields, or the same', () => {
    expect(isMergeable({ name: 'Mine' }, { city: 'Dallas', logoUrl: '/logos/a.webp' })).toBe(true);
    expect(isMergeable({ name: 'Same' }, { name: ' Same ', city: 'Dallas' })).toBe(true);
    expect(isMergeable({ name: 'Mine' }, { googleCategory2: 'Spa' })).toBe(true);
  });

  it('not if one field was changed to two values', () => {
    expect(isMergeable({ name: 'Mine' }, { name: 'Theirs', city: 'Dallas' })).toBe(false);
    expect(isMergeable({ city: '' }, { city: 'Dallas' })).toBe(false);
  });

  it('not if both changed categories, even different ones', () => {
    expect(isMergeable({ googleCategory2: 'Spa' }, { googleCategory3: 'Spa' })).toBe(false);
  });
});

function found(some: { mine: FormValues; theirs: FormValues; sent?: FormValues[] }) {
  return foreignChanges({ base, sent: [], ...some });
}

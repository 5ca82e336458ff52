import { describe, expect, it } from 'vitest';
import { emptyValues, type FormValues } from '../../../features/business-form/business-values.ts';
import { foreignChanges } from './foreign-changes.ts';

const base = { ...emptyValues, name: 'Cedar', nickname: 'C', city: 'Austin', state: 'TX' };

describe('what others have changed', () => {
  it('is told field by field, with what was typed here if anything was', () => {
    const theirs = { ...base, name: 'Theirs', city: 'Dallas', logoUrl: '/logos/a.webp' };
    expect(found({ mine: { ...base, name: 'Mine' }, theirs })).toEqual([
      { name: 'name', theirs: 'Theirs', mine: 'Mine' },
      { name: 'city', theirs: 'Dallas' },
      { name: 'logoUrl', theirs: '/logos/a.webp' },
    ]);
  });

  it('is nothing where both typed the same, whatever the space around it', () => {
    const theirs = { ...base, name: 'Cedar Clinic' };
    expect(found({ mine: { ...base, name: ' Cedar\t Clinic ' }, theirs })).toEqual([]);
  });

  it('is nothing where only this form has changes', () => {
    expect(found({ mine: { ...base, name: 'Mine' }, theirs: base })).toEqual([]);
  });

  it('is told of a field that was emptied, there or here', () => {
    const theirs = { ...base, nickname: '', city: 'Dallas' };
    expect(found({ mine: { ...base, city: '' }, theirs })).toEqual([
      { name: 'nickname', theirs: '' },
      { name: 'city', theirs: 'Dallas', mine: '' },
    ]);
  });

  it('is not what this form has sent itself, though no answer came', () => {
    const sent = { ...base, name: 'Sent' };
    const mine = { ...base, name: 'Sent, and typed on' };
    const theirs = { ...base, name: 'Sent', state: 'Texas' };
    expect(found({ mine, theirs, sent: [sent, { ...base, name: 'Sent next' }] })).toEqual([
      { name: 'state', theirs: 'Texas' },
    ]);
  });
});

function found(some: { mine: FormValues; theirs: FormValues; sent?: FormValues[] }) {
  return foreignChanges({ base, sent: [], ...some });
}

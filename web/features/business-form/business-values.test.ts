import { expect, it } from 'vitest';
import { businessMessages } from '../../../contract/business-rules.ts';
import {
  changesOf,
  chosenCategories,
  emptyValues,
  errorsOfEdit,
  errorsOfSetup,
  sentTexts,
} from './business-values.ts';

const right = {
  ...emptyValues,
  name: 'Maple',
  city: 'Austin',
  state: 'TX',
  contactName: 'Olive',
  feedbackEmail: 'olive@example.com',
  googleCategory1: 'Dental clinic',
};

it('V-44 a second category does not replace the required first one', () => {
  const values = { ...right, googleCategory1: null, googleCategory2: 'Dental clinic' };
  expect(errorsOfSetup(values)).toEqual({ googleCategory1: businessMessages.primaryCategory });
  expect(errorsOfSetup(right)).toEqual({});
});

it('V-53 an edit requires only the name', () => {
  expect(errorsOfEdit({ ...emptyValues, name: 'Maple' })).toEqual({});
  expect(errorsOfEdit({ ...right, name: '  ' })).toEqual({ name: businessMessages.name });
});

it('categories are sent in order, without gaps', () => {
  expect(chosenCategories({ ...right, googleCategory3: 'Orthodontist' })).toEqual([
    'Dental clinic',
    'Orthodontist',
  ]);
});

it('only fields with a different value are changes', () => {
  expect(changesOf(right, { ...right, city: 'Dallas', logoUrl: '/logos/a.webp' })).toEqual({
    city: 'Dallas',
    logoUrl: '/logos/a.webp',
  });
  expect(changesOf(right, { ...right })).toEqual({});
});

it('texts are sent trimmed, or as null if empty', () => {
  expect(sentTexts({ ...right, name: ' Maple ', nickname: '  ' })).toMatchObject({
    name: 'Maple',
    nickname: null,
    city: 'Austin',
  });
});

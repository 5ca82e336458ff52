import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import { everyWrite } from '../testing/every-endpoint.ts';
import { invalidRequest, validationMessage } from './validation-message.ts';

const { toggleBusiness, toggleUser, deactivateAccount, login } = api;
const { createBusiness, addKeyword, replaceCategories, replaceKeywords } = api;

const sentences: [row: string, endpoint: { body: z.ZodMiniType }, body: unknown, says: string][] = [
  ['K-27', toggleBusiness, { isActive: 'true' }, 'isActive must be true or false.'],
  ['K-27', toggleBusiness, {}, 'isActive must be true or false.'],
  ['K-27', toggleBusiness, undefined, 'Send a JSON object with isActive.'],
  ['M-07', toggleUser, { isActive: 1 }, 'isActive must be true or false.'],
  ['K-28', deactivateAccount, { isActive: true }, 'isActive must be false.'],
  ['K-22', addKeyword, [], 'Send a JSON object with keyword.'],
  [
    'K-22',
    addKeyword,
    { keyword: 'Dentist', isLocalSeo: 'no' },
    'isLocalSeo must be true or false.',
  ],
  ['K-25', replaceCategories, { categories: 'Dentist' }, 'categories must be a list.'],
  ['K-25', replaceCategories, null, 'Send a JSON object with categories.'],
  ['K-26', replaceKeywords, { keywords: {} }, 'keywords must be a list.'],
  [
    'K-26',
    replaceKeywords,
    { keywords: ['Dentist'] },
    'keywords[0] must be an object with keyword.',
  ],
  [
    'K-26',
    replaceKeywords,
    { keywords: [{ keyword: 'Dentist', isLocalSeo: null }] },
    'keywords[0].isLocalSeo must be true or false.',
  ],
  [
    'K-20',
    createBusiness,
    undefined,
    'Send a JSON object with name, city, state, contactName, feedbackEmail and googleCategory1.',
  ],
  ['A-05', login, { email: 'ann@example.com', password: '' }, 'password must not be empty.'],
];

z.config({ localeError: validationMessage });

it.each(sentences)('%s says what is expected', (_row, { body }, sent, says) => {
  expect(body.safeParse(sent).error?.issues.map(({ message }) => message)).toContain(says);
});

it.each(everyWrite)('%s has a message for any wrong input in its fields', (_name, endpoint) => {
  for (const sent of [undefined, null, [], 'text', 7, {}]) {
    const { error } = endpoint.body?.safeParse(sent) ?? {};
    // For bodies with several allowed shapes, the closest one is reported (`errors.ts`).
    const issues = error?.issues.flatMap((issue) =>
      issue.code === 'invalid_union' ? issue.errors.flat() : [issue],
    );
    for (const { message } of issues ?? []) {
      expect(message).not.toBe(invalidRequest);
      expect(message).not.toContain('undefined');
    }
  }
});

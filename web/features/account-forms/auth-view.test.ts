import { describe, expect, it } from 'vitest';
import { memoryOf, tokenIn, viewOf } from './auth-view.ts';

describe('the view for an address', () => {
  it.each([
    ['A-03', '', 'login'],
    ['A-04', '?register=true', 'register'],
    ['A-05', '?verify=true', 'verify'],
    ['A-06', '?verified=true', 'login'],
    ['A-07', '?token=abc', 'newPassword'],
    ['A-08', '?reset=abc', 'newPassword'],
    ['ours', '?forgot=true', 'forgot'],
    ['as wouter gives it', 'register=true', 'register'],
    ['other values are ignored', '?register=false', 'login'],
    ['unknown parameters are ignored', '?utm_source=mail', 'login'],
  ])('%s: %j is %s', (_, search, view) => expect(viewOf(search)).toBe(view));

  it.each([
    ['?register=true&verify=true', 'verify'],
    ['?register=true&verify=true&verified=true', 'login'],
    ['?verified=true&token=abc', 'newPassword'],
    ['?register=true&reset=abc', 'newPassword'],
    ['?forgot=true&register=true', 'register'],
  ])('C-11: %j is %s', (search, view) => expect(viewOf(search)).toBe(view));

  it.each(['?token=', '?reset=', '?reset'])('%j has no token: opens the reset request', (search) =>
    expect(viewOf(search)).toBe('forgot'),
  );
});

it.each([
  ['?token=abc', 'abc'],
  ['?reset=abc', 'abc'],
  ['?token=abc&reset=def', 'abc'],
  ['?token=&reset=def', 'def'],
  ['?reset=a%2Bb', 'a+b'],
  ['?verify=true', ''],
])('the token in %j is %j', (search, token) => expect(tokenIn(search)).toBe(token));

describe('the state of a history entry', () => {
  it('is restored', () => {
    const secondStep = { methods: ['code', 'recovery'] };
    const memory = {
      email: 'a@b.example',
      stage: 'sent',
      token: 't',
      secondStep,
      twoStepOff: true,
    };
    expect(memoryOf(memory)).toEqual(memory);
  });
  it.each([
    null,
    undefined,
    7,
    'text',
    {},
    { email: 7, stage: 'done', token: null },
    { scroll: 100 },
    { secondStep: { methods: 'code' } },
    { secondStep: null },
    { twoStepOff: 'yes' },
  ])('is empty for %j', (state) => expect(memoryOf(state)).toEqual({}));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedbackPayload, feedbackErrors, isEmail } from './feedback-rules.ts';
import { feedbackBody } from './feedback.ts';

const form = {
  name: 'Ann Visitor',
  email: 'ann@visitor.example.com',
  phone: '',
  feedback: '1234567890',
};

describe('the form requires', () => {
  it.each([
    ['V-20', { name: ' A ' }, { name: 'Name is required' }],
    ['V-21', { email: 'ann@' }, { email: 'Please enter a valid email address' }],
    [
      'V-23',
      { feedback: '123456789' },
      { feedback: 'Please provide some feedback (minimum 10 characters)' },
    ],
    ['a shorter phone', { phone: '5'.repeat(41) }, { phone: 'Please use 40 characters or fewer' }],
  ])('%s', (_row, changes, errors) => {
    expect(feedbackErrors({ ...form, ...changes })).toEqual(errors);
  });

  it('nothing if all is filled in, V-22 without a phone', () => {
    expect(feedbackErrors(form)).toEqual({});
  });
});

it('F-08 F-09 F-10 sends placeholders for empty fields', () => {
  expect(feedbackPayload({ name: ' ', email: '', phone: '  ', feedback: ' text ' })).toEqual({
    name: 'Anonymous',
    email: 'Not provided',
    phone: 'Not provided',
    feedback: 'text',
  });
});

it('V-59 the form and the server reject the same input', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((s) => !/\p{Cc}/u.test(s));
  const email = fc.oneof(fc.emailAddress(), text, fc.constant('ann@x.example.com'));
  const forms = fc.record({ name: text, email, phone: text, feedback: text });
  fc.assert(
    fc.property(forms, (entered) => {
      const refused = Object.keys(feedbackErrors(entered)).length > 0;
      const { name, phone, feedback } = entered;
      const sent = {
        ...feedbackPayload(entered),
        name,
        email: entered.email.trim(),
        phone,
        feedback,
      };
      expect(feedbackBody.safeParse(sent).success).toBe(!refused);
    }),
  );
});

describe('an email address', () => {
  it.each(['ann@x.example.com', "o'brien+tag@sub.x.example", 'a@b.co', '1@2.de'])(
    'can be %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'ann',
    'ann@localhost',
    'ann@x.example.com ',
    'ann@x.example.com\n',
    'ann@x.example.com,bob@x.example.com',
    'Ann <ann@x.example.com>',
    '"ann"@x.example.com',
    'ann@-x.example.com',
    'ann@x..com',
    'änn@x.example.com',
    'ann@exämple.com',
    'ann@[127.0.0.1]',
    `${'a'.repeat(65)}@x.example.com`,
  ])('cannot be %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is checked quickly, whatever its text', () => {
    const before = process.threadCpuUsage();
    isEmail(`a@${'a-'.repeat(120)}`);
    isEmail(`a@${'a.'.repeat(120)}!`);
    // CPU time of this thread in microseconds, unaffected by other load.
    expect(process.threadCpuUsage(before).user).toBeLessThan(200_000);
  });
});

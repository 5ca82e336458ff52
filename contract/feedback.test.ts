import { expect, it } from 'vitest';
import { feedbackBody } from './feedback.ts';

const sent = { name: 'Ann', email: 'ann@x.example.com', phone: '555', feedback: '1234567890' };

it('turns names and phones into one line each, whatever they contain', () => {
  const { name, phone } = feedbackBody.parse({
    ...sent,
    name: ' Ann\r\nBcc: x\u0000\u001B[31m ',
    phone: '555\n\n0100\t',
  });
  expect([name, phone]).toEqual(['Ann Bcc: x [31m', '555 0100']);
});

it('keeps the message’s line breaks, and trims it', () => {
  const { feedback } = feedbackBody.parse({ ...sent, feedback: '\n First line.\r\n\r\nSecond.  ' });
  expect(feedback).toBe('First line.\r\n\r\nSecond.');
});

it('C-35 fills in placeholders for omitted fields and for an empty phone', () => {
  expect(feedbackBody.parse({ feedback: '1234567890', phone: '' })).toEqual({
    name: 'Anonymous',
    email: 'Not provided',
    phone: 'Not provided',
    feedback: '1234567890',
  });
});

it('drops what was pasted along unseen', () => {
  const { email } = feedbackBody.parse({ ...sent, email: '\u2068ann@x.example.com\u2069' });
  expect(email).toBe('ann@x.example.com');
});

it('drops unknown fields', () => {
  const body = feedbackBody.parse({ ...sent, to: 'x@evil.example.com', isAdmin: true });
  expect(body).toEqual(sent);
});

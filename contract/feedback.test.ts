import { expect, it } from 'vitest';
import { feedbackBody } from './feedback.ts';

const sent = { name: 'Ann', email: 'ann@x.example.com', phone: '555', feedback: '1234567890' };

it('makes one line of a name and of a phone, whatever they bring', () => {
  const { name, phone } = feedbackBody.parse({
    ...sent,
    name: ' Ann\r\nBcc: x\u0000\u001B[31m ',
    phone: '555\n\n0100\t',
  });
  expect([name, phone]).toEqual(['Ann Bcc: x [31m', '555 0100']);
});

it('keeps the lines of the text, and trims around it', () => {
  const { feedback } = feedbackBody.parse({ ...sent, feedback: '\n First line.\r\n\r\nSecond.  ' });
  expect(feedback).toBe('First line.\r\n\r\nSecond.');
});

it('C-35 stands in for what is left out, and for an empty phone', () => {
  expect(feedbackBody.parse({ feedback: '1234567890', phone: '' })).toEqual({
    name: 'Anonymous',
    email: 'Not provided',
    phone: 'Not provided',
    feedback: '1234567890',
  });
});

it('drops what nobody asked for', () => {
  const body = feedbackBody.parse({ ...sent, to: 'x@evil.example.com', isAdmin: true });
  expect(body).toEqual(sent);
});

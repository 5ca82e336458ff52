import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loginToast, registrationToasts, verifiedToast } from './account-toasts.tsx';

it('T-05 welcomes by name', () => {
  expect(loginToast('Ann')).toEqual({
    title: 'Login Successful',
    description: 'Welcome back, Ann!',
  });
});

it('T-06, T-07 two toasts of 15 seconds if the email was really sent', () => {
  expect(registrationToasts(undefined, null)).toEqual([
    {
      title: 'Registration Successful',
      description: 'Please check your email to verify your account.',
      duration: 15_000,
    },
    {
      title: 'Email Verification',
      description: 'Email Send to your inbox.',
      duration: 15_000,
    },
  ]);
  expect(registrationToasts('Look at your mail.', null)[0]?.description).toBe('Look at your mail.');
});

it('T-18, A-20 one toast with the link if the email can be read right away', () => {
  const shown = registrationToasts('Sent.', 'http://localhost:3000/dev/inbox/7');
  expect(shown).toMatchObject([{ title: 'Registration Successful', duration: 15_000 }]);
  expect(renderToStaticMarkup(shown[0]?.description)).toBe(
    'Sent.<a href="http://localhost:3000/dev/inbox/7" target="_blank" rel="noopener">View verification email (development only)</a>',
  );
});

it('T-08 with and without a message from the server', () => {
  expect(verifiedToast('Done.')).toEqual({ title: 'Email Verified', description: 'Done.' });
  expect(verifiedToast(undefined).description).toBe(
    'Your email has been verified successfully. You can now log in.',
  );
});

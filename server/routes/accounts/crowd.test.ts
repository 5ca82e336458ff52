import { expect, it, onTestFinished } from 'vitest';
import { login } from '../../testing/accounts.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { parallelHashes } from '../../domain/accounts/hasher.ts';
import { standardCost } from '../../domain/accounts/passwords.ts';

it('a crowd that signs in at once: some are asked to try again, and the server stays responsive', async () => {
  // Slow enough that all of the crowd arrives before the first is served, even on a busy machine.
  const hashCost = { ...standardCost, memory: 8_192 };
  const server = await startTestServer({ LIMITS: 'off' }, { hashCost });
  onTestFinished(() => server.close());
  const user = await server.addUser();
  const cookies = await server.signIn(user);
  const crowd = Promise.all(
    Array.from({ length: 200 }, (_, n) => login(server.app, `somebody${n}@example.com`)),
  );
  const read = await server.app.inject({ url: '/api/user', cookies });
  expect(read.statusCode).toBe(200);
  const answers = await crowd;
  const served = answers.filter(({ statusCode }) => statusCode === 401);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(served.length + refused.length).toBe(answers.length);
  // Those being processed, the 64 waiting, and those whose turn came while others were still arriving.
  expect(served.length).toBeGreaterThanOrEqual(parallelHashes + 64);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.json()).toMatchObject({
    code: 'unavailable',
    message: 'Too many people are signing in. Please try again in a moment.',
  });
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect((await login(server.app, user.email)).statusCode).toBe(200);
});

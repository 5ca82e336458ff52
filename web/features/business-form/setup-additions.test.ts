import { afterEach, expect, it, vi } from 'vitest';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { updateBusiness } from './business-calls.ts';
import { emptyValues } from './business-values.ts';
import { addCategoriesAndPhrases } from './setup-additions.ts';

afterEach(() => vi.unstubAllGlobals());

it('an edit waits for the setup calls in progress, and cancels the rest', async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    return new Promise((resolve) => answers.push(() => resolve(new Response('{}'))));
  });
  const values = { ...emptyValues, googleCategory1: 'Dental clinic', city: 'Austin' };
  addCategoriesAndPhrases(7, values);
  const before = { id: 7, revision: 'r1', business: values, categories: [] } as unknown;
  void updateBusiness(before as OwnedBusinessReply, values, () => 'r2'); // only the fields that it reads
  await settled();
  expect(sent).toEqual(['POST /api/businesses/7/categories']);
  answers[0]?.();
  await settled();
  expect(sent.slice(1)).toEqual(['PATCH /api/businesses/7']);
});

/** Resolves after all pending microtasks. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

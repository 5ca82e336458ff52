import { fill } from '../../fixtures/accounts.ts';
import { answers, choose, fillSetup, finishSetup } from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktopWithClipboard } from '../../fixtures/signed-in.ts';

test.use(desktopWithClipboard);

test('B-25 B-26 N-07 … N-13 C-52 admins see the phrases while they fill in the form', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm({ isAdmin: true });
  const phrases = page.getByRole('region', { name: 'Local Keyword Phrases' });
  await expect(phrases).toHaveCount(0);
  await choose(page, 'Primary category', 'Dental clinic');
  await expect(phrases).toContainText('6 phrases in total');
  await expect(phrases).toContainText('Dental clinic in [city]');
  await choose(page, 'Second category', 'Orthodontist');
  await expect(phrases).toContainText('12 phrases in total');
  await choose(page, 'Third category', 'Cosmetic dentist');
  await fill(page, answers);
  await expect(phrases).toContainText('18 phrases in total');
  await expect(phrases.getByRole('listitem')).toHaveCount(18);
  await expect(phrases.getByRole('listitem').nth(2)).toHaveText('Austin dental clinic');
  await finishSetup(page);
  await expect(phrases).toContainText('18 phrases in total');
  await expect(phrases.getByRole('listitem').nth(1)).toHaveText('Dental clinic in Austin');
});

test('B-27 owners see no phrases, during or after the setup', async ({ page, openSetupForm }) => {
  await openSetupForm();
  const answered: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answered.push(await response.text().catch(() => ''));
  });
  await fillSetup(page);
  await expect(page.getByText(/phrase/i)).toHaveCount(0);
  await finishSetup(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/phrase|near me/i)).toHaveCount(0);
  expect(answered.join()).not.toMatch(/near me|keyword/i);
});

import { expect, test } from '../fixtures/test.ts';

test('admins find businesses whose links lead to other sites', async ({
  page,
  site,
  signInAdmin,
  expectAccessible,
}) => {
  await signInAdmin();
  const { id: userId } = await site.addOwner();
  await site.addBusiness({
    userId,
    name: 'Quince Dental',
    reviewUrl: 'https://www.example.com/review',
    facebookUrl: null,
  });
  const own = { reviewUrl: 'https://g.page/r/quince/review', facebookUrl: null };
  await site.addBusiness({ userId, name: 'Quince Clinic', ...own });
  await page.goto('/admin?tab=businesses&search=quince');
  await expect(page.getByText('2 businesses match')).toBeVisible();
  // Marked in the whole list too.
  await expect(page.getByText('Google link opens example.com')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Link to another site');
  await expect(page.getByText('1 business matches')).toBeVisible();
  await expect(page.getByText('Google link opens example.com')).toBeVisible();
  await expect(page.getByText('Quince Clinic')).toHaveCount(0);
  await expectAccessible();
  await page.reload();
  await expect(page.getByText('1 business matches')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('All businesses');
  await expect(page.getByText('2 businesses match')).toBeVisible();
});

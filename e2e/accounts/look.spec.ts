import { fill, heading, openForm, registration, screens, submit } from '../fixtures/accounts.ts';
import { atWidths, expectToFit } from '../fixtures/fitting.ts';
import { expect, test } from '../fixtures/test.ts';

const searches = ['', '?register=true', '?verify=true', '?forgot=true', '?reset=abc'];

const widths = [320, 390, 640, 1280];

for (const address of Object.values(screens)) {
  test(`axe finds no violations on ${address} in any form, empty or invalid`, async ({
    page,
    expectAccessible,
  }) => {
    for (const search of searches) {
      await openForm(page, address + search);
      await expectAccessible();
      await submit(page);
      await expectAccessible();
    }
  });

  test(`axe finds no violations in the other states of ${address}`, async ({
    page,
    expectAccessible,
  }) => {
    const success = { success: true, user: { email: 'ann@example.com' } };
    await page.route(/\/api\/(register|forgot-password|verify-code)$/, (route) =>
      route.fulfill({ json: { ...success, devEmailPreview: '/dev/inbox/1' } }),
    );
    await page.clock.install();
    await openForm(page, `${address}?forgot=true`);
    await fill(page, { Email: 'ann@example.com' });
    await submit(page);
    await expect(heading(page)).toHaveText('Check your email');
    await expectAccessible();
    await page.getByRole('button', { name: 'Enter code' }).click();
    await expectAccessible();
    await openForm(page, `${address}?register=true`);
    await fill(page, registration('ann@example.com'));
    await submit(page);
    await expect(heading(page)).toHaveText('Verify your email');
    await expectAccessible();
    await fill(page, { 'Verification code': '123456' });
    await submit(page);
    await expect(heading(page)).toHaveText('Email Verified');
    await expectAccessible();
  });
}

test('axe finds no violations on the page of the emailed link', async ({
  page,
  expectAccessible,
}) => {
  await openForm(page, '/reset-password?reset=abc');
  await expectAccessible();
  await submit(page);
  await expectAccessible();
  await page.goto('/reset-password');
  await expectAccessible();
});

test('no sign-in screen overflows, and its controls are tall enough', async ({ page }) => {
  for (const search of searches) {
    await openForm(page, `/auth${search}`);
    await submit(page);
    await expectToFit(page, widths);
    await atWidths(page, widths, async (width) => {
      const heights = await page
        .locator('main :is(a, button, input)')
        .evaluateAll((controls) =>
          controls.map((control) => control.getBoundingClientRect().height),
        );
      expect(Math.min(...heights), `${search} at ${width} px`).toBeGreaterThanOrEqual(40);
    });
  }
});

test('Show stays inside its field with twice the text size, even below a label of two lines', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/account-settings');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const places = page.getByRole('region', { name: 'Set a new password' }).locator('.password');
  await expect(places).toHaveCount(2);
  for (const place of await places.all()) {
    const outer = await place.locator('input').boundingBox();
    const inner = await place.getByRole('button', { name: 'Show' }).boundingBox();
    if (!outer || !inner) throw new Error('The field or its button is hidden.');
    expect(inner.y).toBeGreaterThanOrEqual(outer.y);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  }
});

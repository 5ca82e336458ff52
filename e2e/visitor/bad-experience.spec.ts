import { holdRequests } from '../fixtures/hold.ts';
import { finishDelay } from '../fixtures/late.ts';
import { expect, test } from '../fixtures/test.ts';
import { openPage, waitForReviewPage } from '../fixtures/visitor.ts';

test('feedback about a bad experience is emailed to the owner and not stored', async ({
  page,
  site,
  business,
  emails,
}) => {
  const words = `I waited for an hour ${business.id}`;
  await openPage(page, business);
  await page.getByRole('link', { name: 'I had a bad experience' }).click();
  await expect(page.getByRole('heading', { name: 'Please leave your feedback' })).toBeVisible();
  await page.getByLabel('Your name').fill('Pat Visitor');
  await page.getByLabel('Email').fill('pat@example.com');
  await page.getByLabel('What happened?').fill(words);
  const sent = page.waitForRequest('**/send-feedback');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  expect((await sent).postDataJSON(), 'F-07, F-10').toEqual({
    name: 'Pat Visitor',
    email: 'pat@example.com',
    phone: 'Not provided',
    feedback: words,
    businessName: business.name,
    businessId: business.id,
  });

  await expect(page, 'F-13').toHaveURL(`/review-shield/${business.slug}`);
  await expect(
    page.getByRole('heading', { name: "We're Sorry About Your Experience" }),
  ).toBeVisible();
  await expect(page.getByText('Your Feedback Has Been Received')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Google Review' })).toHaveAttribute(
    'href',
    business.reviewUrl ?? '',
  );

  await expect.poll(async () => (await emails()).length).toBe(1);
  const [email] = await emails();
  expect(email).toMatchObject({ replyTo: 'pat@example.com', to: business.feedbackEmail });
  expect(email?.text).toContain(words);
  expect(email?.subject).not.toContain('Pat');
  const { rows } = await site.ctx.pool.query(
    'select status, payload from outbox where business_id = $1',
    [business.id],
  );
  expect(rows, 'F-17').toEqual([{ status: 'delivered', payload: null }]);

  await page.getByRole('link', { name: 'Return to Previous Page' }).click();
  await expect(page, 'R-05').toHaveURL(/\/thumbs-up-down\//);
  await waitForReviewPage(page);
  await expect(page.getByLabel('What happened?'), 'F-12').toHaveValue('');
});

test('V-20 … V-23, V-35 invalid fields show errors, and nothing is sent', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#bad');
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('send-feedback') ? 1 : 0));
  await page.getByLabel('Your name').fill('P');
  await page.getByLabel('Email').fill('pat@');
  await page.getByLabel('What happened?').fill('Too short');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(
    page.getByText('Please provide some feedback (minimum 10 characters)'),
  ).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Pa');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  expect(calls).toBe(0);
});

test('F-14 a failure keeps the input, and the next attempt sends one email', async ({
  page,
  business,
  emails,
}) => {
  await openPage(page, business, '#bad');
  await page.getByLabel('Your name').fill('Pat Visitor');
  await page.getByLabel('Email').fill('pat@example.com');
  await page.getByLabel('What happened?').fill('The phone was never answered.');
  // The server accepts it, but the response is lost.
  await page.route('**/send-feedback', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(
    page.getByText('There was a problem submitting your feedback. Please try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('What happened?')).toHaveValue('The phone was never answered.');
  await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeFocused();
  await page.unroute('**/send-feedback');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page).toHaveURL(`/review-shield/${business.slug}`);
  await expect.poll(async () => (await emails()).length).toBe(1);
});

test('while it is sent, nothing sends it again, and the focus stays where it is', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#bad');
  await page.getByLabel('Your name').fill('Pat Visitor');
  await page.getByLabel('Email').fill('pat@example.com');
  await page.getByLabel('What happened?').fill('The phone was never answered.');
  let calls = 0;
  await page.route('**/send-feedback', async (route) => {
    calls += 1;
    await route.fulfill({ status: 400, json: { message: 'No.' } });
  });
  const release = await holdRequests(page, '**/send-feedback');
  const send = page.getByRole('button', { name: 'Submit Feedback' });
  await send.press('Enter');
  await expect(send).toBeDisabled();
  await expect(send).toBeFocused();
  for (const key of ['Enter', 'Space']) await send.press(key);
  await send.click({ force: true });
  await page.getByLabel('Your name').press('Enter');
  const copyWords = page.getByRole('button', { name: 'Copy my words' });
  await copyWords.focus();
  release();
  await expect(page.getByText('Error submitting feedback')).toBeVisible();
  await expect(send).toBeEnabled();
  await expect(copyWords).toBeFocused();
  expect(calls).toBe(1);
});

test('while sending hangs, the page says so after eight seconds', async ({ page, business }) => {
  await openPage(page, business, '#bad');
  await page.getByLabel('Your name').fill('Pat Visitor');
  await page.getByLabel('Email').fill('pat@example.com');
  await page.getByLabel('What happened?').fill('I waited for an hour');
  const hanging = Promise.withResolvers<void>();
  await page.route('**/send-feedback', async (route) => {
    await hanging.promise;
    await route.continue();
  });
  const slow = page.getByText("We're still sending your feedback.");
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeDisabled();
  await expect(slow).toBeHidden();
  expect(await finishDelay(page, '.slow-feedback')).toBe(8_000);
  await expect(slow).toBeInViewport();
  hanging.resolve();
  await expect(page.getByText('Your Feedback Has Been Received')).toBeVisible();
});

test('the focus goes to the field that the server refuses', async ({ page, business }) => {
  await openPage(page, business, '#bad');
  await page.getByLabel('Your name').fill('Pat Visitor');
  await page.getByLabel('Email').fill('pat@example.com');
  await page.getByLabel('What happened?').fill('The phone was never answered.');
  // As a server would that checks more than this version of the page.
  await page.route('**/send-feedback', (route) =>
    route.continue({
      postData: { ...(route.request().postDataJSON() as object), email: 'pat@' },
    }),
  );
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('F-18 a double click sends one email', async ({ page, business, emails }) => {
  await openPage(page, business, '#bad');
  await page.getByLabel('Your name').fill('Pat Visitor');
  await page.getByLabel('Email').fill('pat@example.com');
  await page.getByLabel('What happened?').fill('The phone was never answered.');
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('send-feedback') ? 1 : 0));
  await page.getByRole('button', { name: 'Submit Feedback' }).dblclick();
  await expect(page).toHaveURL(`/review-shield/${business.slug}`);
  await expect.poll(async () => (await emails()).length).toBe(1);
  expect(calls).toBe(1);
});

test('the page after feedback has the same sites as the form, and counts the same', async ({
  page,
  site,
  business,
}) => {
  await page
    .context()
    .route('https://example.com/**', (route) => route.fulfill({ body: 'the platform' }));
  await page.goto(`/review-shield/${business.slug}`);
  for (const [name, url] of [
    ['Google Review', business.reviewUrl],
    ['Facebook Review', business.facebookUrl],
  ] as const) {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name }).click();
    expect((await opened).url()).toBe(url);
    await (await opened).close();
  }
  const clicks = async () =>
    (
      await site.ctx.pool.query(
        "select kind, count from business_counts where business_id = $1 and kind like '%click' order by kind",
        [business.id],
      )
    ).rows;
  await expect.poll(clicks).toEqual([
    { kind: 'facebook_click', count: 1 },
    { kind: 'google_click', count: 1 },
  ]);
});

test('F-05, F-06 the feedback form has two links to Google, and both count clicks', async ({
  page,
  site,
  business,
}) => {
  await openPage(page, business, '#bad');
  await page
    .context()
    .route('https://example.com/**', (route) => route.fulfill({ body: 'the platform' }));
  for (const name of ['Google Review', 'click here']) {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name }).click();
    await (await opened).close();
  }
  const clicks = async () =>
    (
      await site.ctx.pool.query(
        "select count from business_counts where business_id = $1 and kind = 'google_click'",
        [business.id],
      )
    ).rows;
  await expect.poll(clicks).toEqual([{ count: 2 }]);
});

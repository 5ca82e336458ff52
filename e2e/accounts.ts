import { expect, type APIRequestContext, type Page, type Route } from '@playwright/test';
import type { InboxMail } from '../server/email/development-inbox.ts';

export const password = 'seven green bicycles';

/** The two sign-in screens; `A` and `B` as the specification calls them. */
export const screens = { A: '/auth', B: '/auth-old' } as const;

/** Opens a page and waits until its form can be sent. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(submitButton(page)).toBeEnabled();
}

export function submitButton(page: Page) {
  return page.locator('main form [type=submit]');
}

export async function submit(page: Page): Promise<void> {
  await submitButton(page).click();
}

/** Fills fields by their labels. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** The toast that is shown. */
export function toast(page: Page) {
  return page.locator('.toast');
}

export function chosenTab(page: Page) {
  return page.getByRole('tab', { selected: true });
}

export const registration = (email: string) => ({
  Name: 'Rita Registrar',
  Email: email,
  Password: password,
  'Confirm password': password,
});

let people = 0;

/** An address that no other test has. */
export function newAddress(): string {
  return `person-${process.pid}-${(people += 1)}@example.com`;
}

/** The newest mail to somebody, once it has come. */
export async function mailTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp = /./,
): Promise<InboxMail> {
  const { promise, resolve } = Promise.withResolvers<InboxMail>();
  await expect(async () => {
    const mails = (await (await request.get('/dev/inbox.json')).json()) as InboxMail[]; // the inbox's own shape
    const mail = mails.find(({ to, subject: about }) => to === email && subject.test(about));
    expect(mail).toBeDefined();
    if (mail) resolve(mail);
  }).toPass();
  return promise;
}

export function codeIn({ text }: InboxMail): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** The path of the reset link; its host is the configured one. */
export function linkIn({ text }: InboxMail): string {
  return /\/reset-password\?reset=[\w-]+/.exec(text)?.[0] ?? '';
}

/** A code that is not this one. */
export function otherThan(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

/** The bodies of the calls to an address that a page makes from now on. */
export function bodiesSentTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** The server gets the next call to an address, and its answer is lost on the way back. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(address, lose, { times: 1 });
}

/** From here on, time passes in this page only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

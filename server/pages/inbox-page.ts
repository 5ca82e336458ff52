import { html, Html } from '../html.ts';
import { pageIcon } from './page-icon.ts';
import type { InboxEmail } from '../email/development-inbox.ts';

/**
 * Emails have their own styles; their frames run no scripts and cannot connect anywhere. Their links open
 * in a new window.
 */
export const inboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'";
const frameRights = 'allow-popups allow-popups-to-escape-sandbox';

/** Seconds until the page of an undelivered email reloads. */
const timeout = 1;
const excerptLength = 160;

/** Every email that would have been sent, newest first. @param query opens the inbox, such as `?key=…`. */
export function inboxPage(emails: InboxEmail[], query: string): string {
  return page(
    `Development inbox (${emails.length})`,
    html`<h1>Development inbox</h1>
<p>Emails that would have been sent, newest first. They are kept in memory until the server stops. <a href="">Refresh</a></p>
${emails.length === 0 ? html`<div class="card">No emails yet. Register, or send private feedback from a review page, and the email will show up here.</div>` : html`<ul>${emails.map((email) => listItem(email, query))}</ul>`}`,
  );
}

/** One email: as email clients show it, and as text. */
export function inboxEmailPage(email: InboxEmail, query: string): string {
  return page(
    email.subject,
    html`${backLink(query)}
<article class="card"><h1>${email.subject}</h1>
<dl><dt>To</dt><dd>${email.to}</dd><dt>From</dt><dd>${email.from}</dd>${
      email.replyTo ? html`<dt>Reply to</dt><dd>${email.replyTo}</dd>` : null
    }<dt>Date</dt><dd>${time(email.at)}</dd></dl>
<iframe sandbox="${frameRights}" title="Email" srcdoc="${email.html}"></iframe>
<h2>Plain text</h2><pre>${email.text}</pre></article>`,
  );
}

/** Shown instead of an email that the outbox has not delivered yet; reloads automatically. */
export function emailOnItsWayPage(query: string): string {
  return page(
    'Email on its way',
    html`${backLink(query)}
<div class="card"><h1>This email is on its way</h1><p>It will appear here automatically.</p></div>`,
    html`<meta http-equiv="refresh" content="${timeout}">`,
  );
}

/** Shown instead of an email that is not, or no longer, in memory. */
export function missingEmailPage(query: string): string {
  return page(
    'Email not found',
    html`${backLink(query)}
<div class="card"><h1>Email not found</h1><p>Only the latest 200 emails are kept, in memory, until the server stops.</p></div>`,
  );
}

function page(title: string, body: Html, head: Html | null = null): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="${pageIcon}">${head}
<style>${new Html(style)}</style></head><body><main>
${body}
</main></body></html>`.source;
}

function listItem(email: InboxEmail, query: string): Html {
  return html`<li class="card"><a href="/dev/inbox/${email.id}${query}">${email.subject}</a>
<span class="to">${email.to}</span>${time(email.at)}
<span class="excerpt">${excerpt(email)}</span></li>\n`;
}

/** The start of the text, without the title before it and the footnote after it. */
function excerpt({ text }: InboxEmail): string {
  const [letter = ''] = text.split('\n--\n');
  const words = letter.split('\n').slice(1).join(' ').replace(/\s+/g, ' ').trim();
  return words.length > excerptLength ? `${words.slice(0, excerptLength)} …` : words;
}

function backLink(query: string): Html {
  return html`<p><a href="/dev/inbox${query}">Development inbox</a></p>`;
}

/** @param at ISO 8601, UTC. */
function time(at: string): Html {
  return html`<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

const style = `
:root{--paper:#fbf8f2;--card:#fff;--sunken:#f3f0e9;--ink:#27201a;--quiet:#625950;--line:#e4dfd7;--brand:#005d5d}
@media (prefers-color-scheme:dark){:root{--paper:#1c1916;--card:#272420;--sunken:#15120f;--ink:#f0ece5;--quiet:#b7b2a9;--line:#3e3a34;--brand:#78d0ca}}
*{box-sizing:border-box}
body{margin:0;padding:28px 16px 64px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:720px;margin:auto}
h1{font-size:28px;line-height:1.2;margin:0 0 4px}.card h1{font-size:22px;margin:0 0 12px}h2{font-size:16px;margin:24px 0 8px}
p{margin:0 0 20px;color:var(--quiet)}.card p{margin:0}a{color:var(--brand)}
ul{list-style:none;margin:0;padding:0}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:20px;overflow-wrap:anywhere}
li.card{position:relative;display:grid;grid-template-columns:1fr auto;gap:2px 16px;margin:0 0 10px;padding:14px 18px}
li a{grid-column:1/-1;font-weight:600;text-decoration:none}li a::after{content:'';position:absolute;inset:0;border-radius:12px}
li:hover a{text-decoration:underline}a:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
li a:focus-visible{outline:0}li a:focus-visible::after{outline:2px solid var(--brand);outline-offset:2px}
.to,time{font-size:14px}time,.excerpt,dt{color:var(--quiet)}.excerpt{grid-column:1/-1;font-size:14px}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 14px;margin:0 0 16px;font-size:14px}dd{margin:0}
iframe{display:block;width:100%;height:680px;border:1px solid var(--line);border-radius:10px;background:var(--paper);resize:vertical}
pre{margin:0;padding:16px 18px;background:var(--sunken);border-radius:10px;font-size:14px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:480px){li.card{grid-template-columns:1fr}iframe{width:calc(100% + 40px);height:920px;margin:0 -20px;border-width:1px 0;border-radius:0}}
`;

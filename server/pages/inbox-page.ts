import { html } from '../html.ts';
import type { InboxMail } from '../mail/development-inbox.ts';

/** Mails bring styles of their own; their frames run no script and reach nothing. */
export const inboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'";

/** Every mail that would have gone out, newest first, as HTML and as text. */
export function inboxPage(mails: InboxMail[]): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Development inbox (${mails.length})</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<style>
:root{--paper:#f7f4ef;--card:#fff;--ink:#2a2622;--quiet:#6b635a;--line:#e0d9cf;--brand:#0f5c5c}
@media (prefers-color-scheme:dark){:root{--paper:#1d1a17;--card:#272320;--ink:#f0ebe4;--quiet:#b0a69a;--line:#3d3731;--brand:#6cc5c0}}
body{margin:0;padding:24px 16px 64px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:auto}h1{font-size:28px;line-height:1.2;margin:0 0 4px}p{margin:0 0 20px;color:var(--quiet)}
article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:20px;margin:0 0 20px}
h2{font-size:18px;margin:0 0 8px}dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0 0 16px;font-size:14px}
dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:460px;border:1px solid var(--line);border-radius:10px;background:#fff}
summary{cursor:pointer;color:var(--brand);padding:12px 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font-size:14px}
a{color:var(--brand)}
</style></head><body><main>
<h1>Development inbox</h1>
<p>Mails that would have been sent, newest first. They live in memory and go when the server stops. <a href="">Refresh</a></p>
${mails.length === 0 ? html`<article>No mail yet. Send private feedback from a review page, and it lands here.</article>` : null}
${mails.map(mailArticle)}
</main></body></html>`.source;
}

function mailArticle(mail: InboxMail) {
  return html`<article><h2>${mail.subject}</h2>
<dl><dt>To</dt><dd>${mail.to}</dd><dt>From</dt><dd>${mail.from}</dd>${
    mail.replyTo ? html`<dt>Reply to</dt><dd>${mail.replyTo}</dd>` : null
  }<dt>At</dt><dd>${mail.at}</dd></dl>
<iframe sandbox title="${mail.subject}" srcdoc="${mail.html}"></iframe>
<details><summary>As text</summary><pre>${mail.text}</pre></details></article>\n`;
}

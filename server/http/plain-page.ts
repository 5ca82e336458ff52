import { createHash } from 'node:crypto';
import { brand } from '../../contract/brand.ts';
import { html, Html } from '../html.ts';

interface PlainPage {
  title: string;
  /** Below the title. */
  details: Html | null;
  action: string;
  /** Seconds after which the browser tries again by itself. */
  refreshAfter?: number;
}

/** The colors of `web/ui/tokens.css`. */
const style = `:root{color-scheme:light dark;--paper:oklch(.98 .008 85);--card:#fff;--ink:oklch(.25 .015 60);--soft:oklch(.45 .015 60);--brand:oklch(.43 .078 195);--on-brand:#fff}
@media(prefers-color-scheme:dark){:root{--paper:oklch(.215 .008 70);--card:oklch(.26 .008 70);--ink:oklch(.945 .01 85);--soft:oklch(.75 .01 85);--brand:oklch(.8 .085 190);--on-brand:oklch(.215 .008 70)}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:480px;box-sizing:border-box;margin:12vh auto 24px;padding:0 20px}
article{padding:24px;border-radius:16px;background:var(--card)}
h1{text-wrap:balance;margin:0 0 8px;font-size:24px;line-height:1.25}p{margin:0 0 16px}.brand,.soft{color:var(--soft)}
a{display:inline-block;padding:12px 20px;border-radius:12px;background:var(--brand);color:var(--on-brand);font-weight:600;text-decoration:none}`;

/** Allows the page's style and nothing else. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** A page for when no other can be rendered: it needs no script, no file and no database. */
export function plainPage({ title, details, action, refreshAfter }: PlainPage): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">${refreshAfter ? html`<meta http-equiv="refresh" content="${refreshAfter}">` : null}
<title>${title}</title><style>${new Html(style)}</style></head>
<body><main><p class="brand">${brand.name}</p><article><h1>${title}</h1>${details}
<a href="">${action}</a></article></main></body></html>`.source;
}

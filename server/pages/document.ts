import { createHash } from 'node:crypto';
import { brand } from '../../contract/brand.ts';
import { html, Html } from '../html.ts';
import { pageIcon } from './page-icon.ts';
import type { EntryAssets } from './web-bundle.ts';

export interface Document {
  title: string;
  /** Rendered HTML of the page's root. */
  root: string;
  /** HTML behind the root, which the page's script removes. */
  withoutScript?: string;
  assets: EntryAssets;
  /** True: the CSS is inlined in the page; false: it is linked, for pages that share it. */
  inlineCss: boolean;
  /** A tiny script that runs before anything is painted. */
  headScript?: string;
  /** A tiny script that the root contains, which the policy must allow. */
  rootScript?: string;
  /** The initial data of the page's script. */
  data?: unknown;
  robots?: 'noindex';
  /** For search engines and link previews. */
  card?: { description: string; canonical: string };
}

/** The whole document. Inline scripts and styles are allowed only by the hashes in its policy. */
export function renderDocument(page: Document): string {
  const {
    title,
    root,
    withoutScript = '',
    assets,
    inlineCss,
    headScript,
    data,
    robots,
    card,
  } = page;
  const scripts = assets.script === null ? assets.imports : [...assets.imports, assets.script];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
${robots ? html`<meta name="robots" content="${robots}">` : null}${card ? cardTags(title, card) : null}<link rel="icon" href="${pageIcon}">
${styles(page)}${headScript ? new Html(`<script>${headScript}</script>`) : null}${inlineCss ? null : scripts.map(preload)}</head>
<body><div id="root">${new Html(root)}</div>${inlineCss ? scripts.map(preload) : null}${new Html(withoutScript)}${data === undefined ? null : dataBlock(data)}
${assets.script === null ? null : script(assets.script)}</body></html>`.source;
}

/** The content security policy for exactly this page: our own files, and inline code by hash. */
export function contentPolicy({ assets, inlineCss, headScript, rootScript }: Document): string {
  const inlineScript = headScript ?? rootScript;
  return [
    "default-src 'none'",
    `script-src 'self'${inlineScript ? ` ${hashSource(inlineScript)}` : ''}`,
    `style-src 'self'${inlineCss && assets.css ? ` ${hashSource(assets.css)}` : ''}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Without a picture: a page loads nothing from other hosts, and we have none of our own. */
function cardTags(title: string, { description, canonical }: NonNullable<Document['card']>): Html {
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${canonical}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
`;
}

function styles({ assets, inlineCss }: Document): Html[] {
  if (inlineCss) return assets.css ? [new Html(`<style>${assets.css}</style>\n`)] : [];
  return assets.stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">\n`);
}

function preload(href: string): Html {
  return html`<link rel="modulepreload" fetchpriority="low" href="${href}">\n`;
}

/**
 * Last in the page, so that all of it is parsed, and `async`, so that parsing does not wait for it:
 * Chromium goes to the URL's `#step` only after that, and would take the focus from someone typing.
 */
function script(src: string): Html {
  return html`<script type="module" async src="${src}"></script>`;
}

/** A data block is not executed; `<` is escaped so that no text can end it early. */
function dataBlock(data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return new Html(`<script type="application/json" id="page-data">${json}</script>`);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

import { brand } from '../../contract/brand.ts';
import { html, Html } from '../html.ts';
import { dark, light } from './email-colors.ts';
import type { Address } from './email.ts';
import type { Piece } from './pieces.ts';

/** An email without its sender and recipient. */
export interface EmailContent {
  replyTo: Address | null;
  subject: string;
  text: string;
  html: string;
}

interface EmailParts {
  replyTo?: Address | null;
  /** Fixed for each kind, since subjects appear on lock screens and in mail server logs. */
  subject: string;
  title: string;
  /** What email lists show after the subject; contains no secrets, for the same reason. */
  preview: string;
  pieces: Piece[];
  footnote: string;
}

/** Renders the same content as HTML and as plain text. */
export function emailContent({ replyTo = null, subject, ...email }: EmailParts): EmailContent {
  return { replyTo, subject, text: asText(email), html: asHtml(email).source };
}

type Body = Pick<EmailParts, 'title' | 'preview' | 'pieces' | 'footnote'>;

function asText({ title, pieces, footnote }: Body): string {
  return `${[title, ...pieces.map(({ text }) => text), `--\n${footnote}`].join('\n\n')}\n`;
}

/**
 * One card, system fonts, in the product's colors. Email clients support neither variables nor most of CSS:
 * styles are inline, and layout uses tables. Outlook on Windows does not support `max-width`, so it gets a
 * table around everything.
 */
function asHtml({ title, preview, pieces, footnote }: Body): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
<style>${new Html(darkStyle)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${afterPreview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" bgcolor="${light.paper}" style="background:${light.paper};font-family:${fonts}"><tr><td align="center" style="padding:28px 12px 40px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td align="left" style="padding:0 6px 14px">${wordmark}</td></tr>
<tr><td class="card ink" align="left" bgcolor="${light.card}" style="background:${light.card};border:1px solid ${light.line};border-radius:12px;padding:28px 26px 12px;color:${light.ink};overflow-wrap:anywhere;word-break:break-word">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:650;letter-spacing:-0.01em">${title}</h1>
${pieces.map((piece) => piece.html)}
</td></tr>
<tr><td class="soft" align="left" style="padding:18px 6px 0;font-size:14px;line-height:1.5;color:${light.inkSoft}">${footnote}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

const fonts = new Html("system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif");

/** Keeps the email's first words from following the preview: invisible and unbreakable. */
const afterPreview = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

const gap = html`<td width="2" style="width:2px;font-size:0;line-height:0"></td>`;
const gapRow = html`<tr><td colspan="3" height="2" style="height:2px;font-size:0;line-height:0"></td></tr>`;

/** The logo's four leaves as table cells, since these emails load no images; and the name. */
const wordmark = html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td><table role="presentation" cellpadding="0" cellspacing="0"><tr>${leaf('7px 7px 0 7px')}${gap}${leaf('7px 7px 7px 0')}</tr>${gapRow}<tr>${leaf('7px 0 7px 7px')}${gap}${leaf('0 7px 7px 7px', 'warm')}</tr></table></td>
<td class="ink" style="padding-left:10px;font-size:18px;line-height:24px;font-weight:700;letter-spacing:-0.02em;color:${light.ink}">${brand.name}</td>
</tr></table>`;

function leaf(radius: string, color: 'brand' | 'warm' = 'brand'): Html {
  return html`<td class="leaf-${color}" width="11" height="11" bgcolor="${light[color]}" style="width:11px;height:11px;background:${light[color]};border-radius:${radius};font-size:0;line-height:0">&nbsp;</td>`;
}

/** Dark colors by class; Outlook on the web marks darkened elements with its own attributes. */
const darkRules = [
  ['paper', 'background', dark.paper],
  ['card', 'background', dark.card],
  ['card', 'border-color', dark.line],
  ['sunken', 'background', dark.sunken],
  ['ink', 'color', dark.ink],
  ['soft', 'color', dark.inkSoft],
  ['link', 'color', dark.brand],
  ['button', 'background', dark.brand],
  ['on-button', 'color', dark.onBrand],
  ['leaf-brand', 'background', dark.brand],
  ['leaf-warm', 'background', dark.warm],
] as const;

const darkStyle = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${rules('')}}`,
  rules('[data-ogsc] '),
].join('\n');

function rules(ancestor: string): string {
  return darkRules
    .map(([name, property, value]) => `${ancestor}.${name}{${property}:${value}!important}`)
    .join('');
}

import { html, type Html } from '../html.ts';
import { light } from './email-colors.ts';

/** A part of an email, as text and as HTML. */
export interface Piece {
  text: string;
  html: Html;
}

/** A paragraph of words and links. */
export function paragraph(...parts: (string | Piece)[]): Piece {
  const words = parts.map((part) => (typeof part === 'string' ? plain(part) : part));
  return {
    text: words.map(({ text }) => text).join(''),
    html: html`<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${words.map((part) => part.html)}</p>\n`,
  };
}

/** A link inside a paragraph. */
export function link(url: string, label = url): Piece {
  return {
    text: label,
    html: html`<a class="link" href="${url}" target="_blank" rel="noopener noreferrer" style="color:${light.brand};text-decoration:underline">${label}</a>`,
  };
}

/**
 * The next step as a button in HTML and as a URL in text. Outlook on Windows ignores a link's padding, so
 * there the cell is padded.
 */
export function button(label: string, url: string): Piece {
  return {
    text: `${label}:\n${url}`,
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 14px"><tr><td class="button" align="center" bgcolor="${light.brand}" style="background:${light.brand};border-radius:10px;mso-padding-alt:14px 26px"><a class="on-button" href="${url}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:14px 26px;font-size:16px;line-height:20px;font-weight:600;color:${light.onBrand};text-decoration:none">${label}</a></td></tr></table>
<p class="soft" style="margin:0 0 20px;font-size:14px;line-height:1.5;color:${light.inkSoft}">If the button doesn't work, open this link:<br>${link(url).html}</p>\n`,
  };
}

/** A code, large and spaced by style only, so that it is copied as six digits. */
export function code(digits: string): Piece {
  return {
    text: `    ${digits}`,
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px"><tr><td class="sunken ink" align="center" bgcolor="${light.sunken}" style="background:${light.sunken};border-radius:10px;padding:18px 8px;color:${light.ink}"><span style="font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:34px;line-height:40px;font-weight:700;letter-spacing:8px;padding-left:8px;white-space:nowrap;-webkit-user-select:all;user-select:all">${digits}</span></td></tr></table>\n`,
  };
}

/** Text that someone else wrote, with exactly their line breaks. */
export function quote(words: string): Piece {
  return {
    text: words,
    html: html`<div class="sunken ink" style="margin:0 0 20px;padding:16px 18px;background:${light.sunken};border-radius:10px;font-size:16px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word;color:${light.ink}">${words}</div>\n`,
  };
}

/** Labels and their values, one per line. */
export function fields(entries: [label: string, value: string][]): Piece {
  return {
    text: entries.map(([label, value]) => `${label}: ${value}`).join('\n'),
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 18px;font-size:16px;line-height:1.5">${entries.map(
      ([label, value]) =>
        html`<tr><td class="soft" valign="top" style="padding:2px 16px 2px 0;white-space:nowrap;color:${light.inkSoft}">${label}</td><td style="padding:2px 0">${value}</td></tr>`,
    )}</table>\n`,
  };
}

function plain(text: string): Piece {
  return { text, html: html`${text}` };
}

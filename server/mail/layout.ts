import { brand } from '../../contract/brand.ts';
import { html, type Html } from '../html.ts';

/**
 * The frame of every mail: one card, system type, colours that hold in light and dark clients.
 * Mail programs read neither variables nor most style sheets, so styles stand on the elements.
 */
export function mailLayout(title: string, body: Html, footnote: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f7f4ef;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#2a2622">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td style="padding:0 8px 12px;font-size:16px;font-weight:600;color:#0f5c5c">${brand.name}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e6e0d8;border-radius:12px;padding:28px 28px 24px;overflow-wrap:anywhere;word-break:break-word">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#2a2622">${title}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;line-height:1.5;color:#6b635a">${footnote}</td></tr>
</table>
</td></tr></table>
</body>
</html>`.source;
}

/** A paragraph of a mail. */
export function paragraph(text: string | Html): Html {
  return html`<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${text}</p>`;
}

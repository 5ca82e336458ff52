import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * What a person would write by hand for the first view and nothing else: a heading, two links, a few
 * styles; 2.4 kB.
 */
const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Maple Street Dental</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<style>
body{margin:0;background:#fcf9f2;color:#28231d;font:400 16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:20px}
h1{font-size:28px;line-height:1.2}
a.card{display:flex;align-items:center;gap:18px;min-height:112px;padding:16px 22px;margin-top:12px;background:#fff;border:1px solid #e5e0d6;border-radius:12px;box-shadow:0 1px 3px rgb(0 0 0/8%);color:inherit;font-size:18px;font-weight:600;text-decoration:none}
.mark{width:60px;height:60px;border-radius:50%;background:#dcf1f0}
footer{font-size:14px;text-align:center;color:#6b645a}
</style></head>
<body><main><p><strong>Maple Street Dental</strong></p>
<h1>How was your experience at Maple Street Dental?</h1>
<a class="card" href="#good"><span class="mark"></span>I had a good experience</a>
<a class="card" href="#bad"><span class="mark"></span>I had a bad experience</a></main>
<footer><p>Terms of Service · Privacy Policy</p></footer>
${'<!-- Padding to the size of such a page with a few more rules and a logo. -->\n'.repeat(14)}</body></html>`;

/** Serves the page, compressed in advance. */
export function servePlainPage(): Server {
  const body = brotliCompressSync(Buffer.from(html));
  return createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'br');
    response.end(body);
  });
}

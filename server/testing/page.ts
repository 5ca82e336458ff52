import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** An HTML response, parsed as far as tests need it. */
export interface Page {
  answer: LightMyRequestResponse;
  html: string;
  /** The content of the `page-data` block. */
  data: unknown;
  /** URLs of scripts that the page loads: its own and the preloaded ones. */
  scripts: string[];
  /** Texts of the page's inline scripts and styles. */
  inlineScripts: string[];
  inlineStyles: string[];
}

/** Opens a page as a browser does, compressed. */
export async function openPage(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string> = {},
): Promise<Page> {
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br', ...headers } });
  const html = unpack(answer);
  const scripts = [
    ...all(html, /<script[^>]* src="([^"]+)"/g),
    ...all(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  ];
  const [data] = all(html, /<script type="application\/json" id="page-data">(.*?)<\/script>/gs);
  return {
    answer,
    html,
    data: data && JSON.parse(data),
    scripts: [...new Set(scripts)],
    inlineScripts: all(html, /<script>(.*?)<\/script>/gs),
    inlineStyles: all(html, /<style>(.*?)<\/style>/gs),
  };
}

function unpack({ headers, rawPayload }: LightMyRequestResponse): string {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(rawPayload).toString();
  return (coding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, text]) => text ?? []);
}

import { request } from './request.ts';

/** Long enough for a large list over a slow connection; the server ends it after a minute. */
const timeLimit = 65_000;

/**
 * Requests a CSV file.
 * @param path with its query
 * @throws ApiError with the server's message, NetworkError
 */
export async function fetchFile(path: string): Promise<Blob> {
  const { text } = await request(path, { method: 'POST', timeLimit });
  // Reading the text removed the mark that tells Excel that it is UTF-8.
  return new Blob(['\uFEFF', text.replace(/^\uFEFF/, '')], { type: 'text/csv' });
}

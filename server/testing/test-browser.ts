export interface BrowserAnswer {
  status: number;
  text: string;
  /** Of an answer in JSON. */
  body: unknown;
}

/** Calls a running server over the network, and keeps its cookies. */
export interface TestBrowser {
  get(path: string): Promise<BrowserAnswer>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<BrowserAnswer>;
  patch(path: string, body: object): Promise<BrowserAnswer>;
}

export function openInBrowser(origin: string): TestBrowser {
  const cookies = new Map<string, string>();
  const call = async (
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<BrowserAnswer> => {
    const headers = {
      'sec-fetch-site': 'same-origin',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body && { 'content-type': 'application/json' }),
      ...more,
    };
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, text, body: isJson ? JSON.parse(text) : null };
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body, headers) => call('POST', path, body, headers),
    patch: (path, body) => call('PATCH', path, body),
  };
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the fake responds. `ok` returns the prompt's starting point unchanged. */
export type Behavior =
  | 'ok'
  | 'bad-key'
  | 'rate'
  | 'no-credit'
  | 'server-error'
  | 'overloaded'
  | 'hang'
  | 'headers-then-hang'
  | 'html'
  | 'empty'
  | 'cut'
  | 'blocked'
  | 'broken-json'
  | 'huge'
  | 'redirect'
  | 'drop'
  | 'unsupported-parameter'
  | 'unknown-model'
  | 'invented'
  | 'preamble'
  | 'quoted'
  | { says: string; omitsUsage?: true };

/** One call as received. */
export interface ReceivedCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

export interface FakeProvider {
  /** The `DRAFTING_URL`, the same for both protocols. */
  url: string;
  calls: readonly ReceivedCall[];
  /** Handles the next calls in this order; the last behavior repeats. */
  behave(...behaviors: Behavior[]): void;
  close(): Promise<void>;
}

/** Every error response contains this; it must never reach a visitor or a log. */
export const providerSecret = 'sk-leaked-by-the-provider';

/**
 * A real HTTP server that speaks both protocols (chat completions and messages), misbehaves on demand
 * and records every call.
 */
export async function startFakeProvider(): Promise<FakeProvider> {
  const calls: ReceivedCall[] = [];
  let queue: Behavior[] = ['ok'];
  const next = (): Behavior => (queue.length > 1 ? queue.shift() : queue[0]) ?? 'ok';
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const call = { path: request.url ?? '', headers: request.headers, body };
    calls.push(call);
    answer(next(), call, response);
  };
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    behave: (...behaviors) => (queue = behaviors),
    close: () => close(server),
  };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding was set
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>; // only our own calls come here
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function answer(behavior: Behavior, call: ReceivedCall, response: ServerResponse): void {
  if (typeof behavior === 'object') return say(behavior, call, response);
  const failure = failures[behavior];
  if (failure) fail(failure, call, response);
  else misbehaviors[behavior]?.(call, response);
}

interface Failure {
  status: number;
  openai: Record<string, string>;
  anthropic: Record<string, string>;
  headers?: Record<string, string>;
}

const said = `No. ${providerSecret}`;

const failures: Record<string, Failure> = {
  'bad-key': {
    status: 401,
    openai: { code: 'invalid_api_key', type: 'invalid_request_error', message: said },
    anthropic: { type: 'authentication_error', message: said },
  },
  rate: {
    status: 429,
    openai: { code: 'rate_limit_exceeded', type: 'requests', message: said },
    anthropic: { type: 'rate_limit_error', message: said },
    headers: { 'retry-after': '1' },
  },
  'no-credit': {
    status: 429,
    openai: { code: 'insufficient_quota', type: 'insufficient_quota', message: said },
    anthropic: { type: 'billing_error', message: said },
  },
  'server-error': {
    status: 500,
    openai: { type: 'server_error', message: said },
    anthropic: { type: 'api_error', message: said },
  },
  overloaded: {
    status: 529,
    openai: { type: 'server_error', message: said },
    anthropic: { type: 'overloaded_error', message: said },
  },
  'unknown-model': {
    status: 404,
    openai: { code: 'model_not_found', type: 'invalid_request_error', message: said },
    anthropic: { type: 'not_found_error', message: said },
  },
};

function fail(failure: Failure, call: ReceivedCall, response: ServerResponse): void {
  const error = speaksAnthropic(call) ? failure.anthropic : failure.openai;
  const body = speaksAnthropic(call) ? { type: 'error', error } : { error };
  send(response, failure.status, body, failure.headers);
}

function say(
  { says, omitsUsage }: Exclude<Behavior, string>,
  call: ReceivedCall,
  response: ServerResponse,
): void {
  speak(call, response, says, undefined, omitsUsage ? {} : usageOf(call));
}

type Misbehavior = (call: ReceivedCall, response: ServerResponse) => void;

const misbehaviors: Record<string, Misbehavior> = {
  ok: (call, response) => speak(call, response, startingPoint(call)),
  hang: () => {},
  'headers-then-hang': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choi');
  },
  html: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${providerSecret}</html>`);
  },
  empty: (call, response) => speak(call, response, ''),
  cut: (call, response) =>
    speak(call, response, 'They were', { openai: 'length', anthropic: 'max_tokens' }),
  blocked: (call, response) =>
    speak(call, response, 'I', { openai: 'content_filter', anthropic: 'refusal' }),
  'broken-json': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": [');
  },
  huge: (call, response) => speak(call, response, 'friendly '.repeat(20_000)),
  redirect: (_, response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  },
  drop: (_, response) => response.destroy(),
  'unsupported-parameter': refuseTokenField,
  invented: (call, response) =>
    speak(
      call,
      response,
      `${startingPoint(call)} Dr. Jennifer fixed my back in ten minutes for $40.`,
    ),
  preamble: (call, response) =>
    speak(call, response, `Sure! Here is a review: ${startingPoint(call)}`),
  quoted: (call, response) => speak(call, response, `"${startingPoint(call)}"\n`),
};

/** What newer OpenAI models do: they reject `max_tokens` and accept the newer name. */
function refuseTokenField(call: ReceivedCall, response: ServerResponse): void {
  if (!('max_tokens' in call.body) || speaksAnthropic(call)) {
    return speak(call, response, startingPoint(call));
  }
  const message = `Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.`;
  const error = { code: 'unsupported_parameter', param: 'max_tokens', message };
  send(response, 400, { error });
}

function speak(
  call: ReceivedCall,
  response: ServerResponse,
  text: string,
  stop: { openai: string; anthropic: string } = { openai: 'stop', anthropic: 'end_turn' },
  usage: object = usageOf(call),
): void {
  const message = { role: 'assistant', content: text };
  const openai = { choices: [{ index: 0, message, finish_reason: stop.openai }], ...usage };
  const content = text ? [{ type: 'text', text }] : [];
  const anthropic = { content, stop_reason: stop.anthropic, ...usage };
  send(response, 200, speaksAnthropic(call) ? anthropic : openai);
}

/** The usage that every response reports, in each protocol's fields. */
export const fakeTokens = { in: 321, out: 45 };

function usageOf(call: ReceivedCall): object {
  const { in: taken, out: given } = fakeTokens;
  const usage = speaksAnthropic(call)
    ? { input_tokens: taken, output_tokens: given }
    : { prompt_tokens: taken, completion_tokens: given, total_tokens: taken + given };
  return { usage };
}

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function speaksAnthropic({ path }: ReceivedCall): boolean {
  return path.endsWith('/messages');
}

/** The correct draft that our prompt gives the model as a starting point. */
function startingPoint({ body }: ReceivedCall): string {
  const messages = body['messages'] as { role: string; content: string }[]; // both protocols have it
  const user = messages.find(({ role }) => role === 'user')?.content ?? '{}';
  return (JSON.parse(user) as { startingPoint: string }).startingPoint; // our own prompt
}

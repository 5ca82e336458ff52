import { randomInt } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Requests on one connection before the next one is opened, so that all workers get some. */
const perConnection = 25;

/** Requests that follow each other closely on kept-alive connections. */
export interface Load {
  /** One for each connection. */
  connections: { answered: { status: number | undefined; id: string }[]; failures: string[] }[];
  /** All ids of answered requests so far. */
  ids(): string[];
  /** Lets the requests in progress finish. */
  stop(): Promise<void>;
}

/** Loads a URL until it is stopped, at the end of the test at the latest. */
export function loadWith(url: string, count: number): Load {
  const connections: Load['connections'] = Array.from({ length: count }, () => ({
    answered: [],
    failures: [],
  }));
  const stopping = new AbortController();
  const repeat = async ({ answered, failures }: Load['connections'][number]) => {
    while (!stopping.signal.aborted) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let sent = 0; sent < perConnection && !stopping.signal.aborted; sent += 1) {
        await wait(2); // leaves the machine to the program
        try {
          answered.push(await request(url, agent));
        } catch (error) {
          failures.push(String(error));
        }
      }
      agent.destroy();
    }
  };
  const all = Promise.all(connections.map(repeat));
  const stop = async () => {
    stopping.abort();
    await all;
  };
  onTestFinished(stop);
  return {
    connections,
    ids: () => connections.flatMap(({ answered }) => answered.map(({ id }) => id)),
    stop,
  };
}

/** Each from its own visitor, whom a trusted proxy names. */
function request(url: string, agent: Agent): Promise<{ status: number | undefined; id: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    };
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('error', reject).once('end', () => {
        resolve({ status: response.statusCode, id: String(response.headers['x-request-id']) });
      });
    }).once('error', reject);
  });
}

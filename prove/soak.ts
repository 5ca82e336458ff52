/** Ten minutes of everything, at a rate that it can keep up with, and what that does to its memory. */
import { offerLoad } from './overload/offer-load.ts';
import { percentile } from './load/percentile.ts';
import { check, none, type Proof, type ProofOptions, type Report } from './proof.ts';
import { inspect, type Memory } from './stage/inspector.ts';
import { startTestbed } from './stage/testbed.ts';

const mix = { page: 0.5, draft: 0.25, click: 0.2, feedback: 0.05 };
const perSecond = 150;
/** From the third quarter to the last; what is less is noise. */
const flatShare = 1.05;

export const soak: Proof = {
  name: 'soak',
  title: 'Ten minutes of everything',
  about: 'mixed load for 10 minutes, and the memory of the process',
  async run({ quick, rounds: minutes = 10, say, run }: ProofOptions): Promise<Report> {
    const testbed = await startTestbed({ run, nodeOptions: ['--inspect=127.0.0.1:0'] });
    const { app, businesses } = testbed;
    try {
      const seconds = quick ? 20 : minutes * 60;
      const samples: Memory[] = [];
      const inspector = await inspect(app.log());
      const sampling = setInterval(() => {
        void inspector.measureMemory().then((memory) => {
          samples.push(memory);
          if (samples.length % 15 === 0) say(JSON.stringify(memory));
        });
      }, 1_000);
      const offer = { port: app.port, perSecond, seconds, connections: 200, mix, businesses };
      const result = await offerLoad(offer).finally(() => clearInterval(sampling));
      await inspector.collectGarbage();
      const after = await inspector.measureMemory();
      inspector.close();
      return report({ samples, after, result, seconds, deaths: app.deaths.length });
    } finally {
      await testbed.dispose();
    }
  },
};

interface Figures {
  samples: Memory[];
  after: Memory;
  result: Awaited<ReturnType<typeof offerLoad>>;
  seconds: number;
  deaths: number;
}

function report({ samples, after, result, seconds, deaths }: Figures): Report {
  const resident = quarters(samples.map(({ rss }) => rss)).map(mean);
  // The heap right after a collection, which comes every few seconds.
  const heap = quarters(samples.map(({ heapUsed }) => heapUsed)).map((some) => Math.min(...some));
  const [third = 0, last = 0] = resident.slice(2);
  const times = [0.5, 0.99].map((share) => `${percentile(result.accepted, share).toFixed(0)} ms`);
  return {
    head: ['', ''],
    rows: [
      ['length', `${seconds} s at ${perSecond} requests per second`],
      ['requests', result.offered],
      ['… not successful', none(result.offered - result.accepted.length)],
      ['p50, p99', times.join(', ')],
      [
        'memory (RSS), mean of each quarter',
        check(`${resident.join(', ')} MB`, last <= third * flatShare),
      ],
      ['heap in use, least of each quarter', `${heap.join(', ')} MB`],
      [
        'at the end, without garbage: RSS, heap, external, array buffers',
        `${after.rss}, ${after.heapUsed}, ${after.external}, ${after.arrayBuffers} MB`,
      ],
      ['times the app ended by itself', none(deaths)],
    ],
    details: {
      refused: result.refused.length,
      failed: result.failed,
      unanswered: result.unanswered,
    },
  };
}

function quarters(values: readonly number[]): number[][] {
  const size = values.length / 4;
  return [0, 1, 2, 3].map((quarter) =>
    values.slice(Math.floor(quarter * size), Math.floor((quarter + 1) * size)),
  );
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

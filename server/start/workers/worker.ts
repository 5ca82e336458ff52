import { once } from 'node:events';
import { SECOND } from '../../../contract/durations.ts';
import { readConfig } from '../../config/read-config.ts';
import type { InboxEmail, InboxShelf } from '../../email/development-inbox.ts';
import { combineMetrics, type ProcessMetrics } from '../../metrics/worker-metrics.ts';
import type { Output } from '../output.ts';
import { startServer, type RunningServer } from '../start-server.ts';
import { exit, fail, stopOnSignals } from '../stop-on-signals.ts';
import { announce } from '../welcome.ts';
import { createAsk, tellPrimary } from './ask-primary.ts';
import { answerHeartbeat } from './heartbeat.ts';
import { refuseChanges } from './fixed-settings.ts';
import {
  protocol,
  type Answer,
  type Assignment,
  type FromPrimary,
  type Question,
} from './messages.ts';

/** Serves as one of the workers that the primary has started. */
export async function runWorker(output: Output): Promise<void> {
  try {
    const config = readConfig();
    const starting = receiveAssignment().then((assignment) => {
      refuseChanges(assignment.fixed, config);
      return start(config, assignment, output);
    });
    const drainDelay = config.drainSeconds * SECOND;
    // The primary decides what SIGHUP means.
    stopOnSignals(starting, { drainDelay, output, onHangUp: () => undefined });
    const server = await starting;
    process.on('message', (message: FromPrimary) => {
      if (message.is === 'retire') void retire(server, output);
      if (message.is === 'measure') void measure(server, message.id);
    });
    answerHeartbeat();
    tellPrimary({ is: 'running', announcement: announce(server) });
  } catch (error) {
    output.failed(error);
    tellPrimary({ is: 'failed' });
    exit(1, output);
  }
}

/** The primary answers a greeting with it, so that it is not missed. */
async function receiveAssignment(): Promise<Assignment> {
  tellPrimary({ is: 'hello', protocol });
  const [message] = (await once(process, 'message')) as [FromPrimary]; // the primary sends nothing else
  if (message.is !== 'start') throw new Error(`The primary sent "${message.is}" first.`);
  return message.assignment;
}

async function start(
  config: Parameters<typeof startServer>[0],
  assignment: Assignment,
  output: Output,
): Promise<RunningServer> {
  const ask = createAsk();
  const server = await startServer(config, {
    develop: false,
    reset: false,
    output,
    worker: {
      isFirst: assignment.isFirst,
      budget: assignment.budget,
      connection: assignment.connection,
      readMetrics: async () =>
        combineMetrics((await ask({ about: 'metrics' })) as ProcessMetrics[]), // by question
      shelf: sharedShelf(ask),
    },
  });
  server.ctx.metrics.registry.setDefaultLabels({ worker: String(assignment.slot) });
  return server;
}

/** All workers' development emails, which the primary keeps. */
function sharedShelf(ask: (question: Question) => Promise<Answer>): InboxShelf {
  return {
    put: async (email) => void (await ask({ about: 'email', email })),
    read: async () => (await ask({ about: 'inbox' })) as InboxEmail[], // by question
  };
}

async function retire(server: RunningServer, output: Output): Promise<void> {
  try {
    await server.retire();
    exit(0, output);
  } catch (error) {
    fail(error, output);
  }
}

async function measure({ ctx }: RunningServer, id: number): Promise<void> {
  tellPrimary({ is: 'measured', id, metrics: await ctx.metrics.registry.getMetricsAsJSON() });
}

import { pino } from 'pino';
import { expect, it } from 'vitest';
import { WorkerStartError, type Ending, type Member } from './member.ts';
import type { Announcement } from './messages.ts';
import { Slot } from './slot.ts';

interface Fake {
  member: Member;
  serve: () => void;
  end: () => void;
}

it('has one process if the old one ends while its successor starts', async () => {
  const { slot, fakes } = await servingSlot();
  const renewing = slot.renew();
  await expect.poll(() => fakes.length).toBe(2);
  fakes[0]?.end();
  fakes[1]?.serve();
  await renewing;
  await new Promise((resolve) => setTimeout(resolve, 400)); // longer than the first pause
  expect(fakes).toHaveLength(2);
  expect(slot.current).toBe(fakes[1]?.member);
});

it('replaces the old one if it ends while a successor fails to start', async () => {
  const { slot, fakes } = await servingSlot();
  const renewing = slot.renew();
  await expect.poll(() => fakes.length).toBe(2);
  fakes[0]?.end();
  fakes[1]?.end();
  await expect(renewing).rejects.toThrow('ended');
  await expect.poll(() => fakes.length).toBe(3);
  fakes[2]?.serve();
  await expect.poll(() => slot.current).toBe(fakes[2]?.member);
});

async function servingSlot() {
  const fakes: Fake[] = [];
  const slot = new Slot(
    () => {
      const fake = fakeMember();
      fakes.push(fake);
      return fake.member;
    },
    pino({ level: 'silent' }),
  );
  const starting = slot.start(true);
  fakes[0]?.serve();
  await starting;
  return { slot, fakes };
}

function fakeMember(): Fake {
  const running = Promise.withResolvers<Announcement>();
  const ended = Promise.withResolvers<Ending>();
  running.promise.catch(() => {});
  return {
    member: {
      slot: 1,
      pid: 1,
      running: running.promise,
      ended: ended.promise,
      retire: () => ended.resolve({ code: 0, signal: null, wasSilent: false }),
      kill: () => {},
      measure: () => Promise.resolve(undefined),
    },
    serve: () => running.resolve({ addresses: [], notices: [], welcome: '' }),
    end() {
      running.reject(new WorkerStartError('It ended.', false));
      ended.resolve({ code: null, signal: 'SIGKILL', wasSilent: false });
    },
  };
}

import type { Browser, CDPSession } from '@playwright/test';

/** A tab that shows an address to a new visitor, with nothing cached. */
export interface PhoneTab {
  /** @returns the value of a JavaScript expression in the page, or of the promise it makes */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

const size = { width: 390, height: 844 };

/**
 * Opens an address in its own tab and context, as a phone does with a QR code: in a tab that already
 * shows something, even an empty page, the browser may have to switch to another process first.
 *
 * Playwright's own tabs would do for the paint, but not for the tasks: it asks for the stack trace of each
 * error, and React creates two while its 200 kB are evaluated, for which V8 parses all of them again.
 * @param slowdown how many times slower than this machine the tab's processor is
 */
export async function openPhoneTab(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<PhoneTab> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url,
    browserContextId,
    ...size,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const send = commands(session, sessionId);
  await send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: true });
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    async evaluate(expression) {
      const params = { expression, awaitPromise: true, returnByValue: true };
      const { result } = (await send('Runtime.evaluate', params)) as { result: { value: unknown } }; // the protocol's own shape
      return result.value;
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

/** Commands for a tab, over the browser's session. */
function commands(session: CDPSession, sessionId: string) {
  let lastId = 0;
  return async (method: string, params: object): Promise<unknown> => {
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const listen = (event: { sessionId: string; message: string }) => {
      const answer = JSON.parse(event.message) as { id?: number; result?: unknown; error?: object };
      if (event.sessionId !== sessionId || answer.id !== id) return;
      session.off('Target.receivedMessageFromTarget', listen);
      if (answer.error) reject(new Error(`${method}: ${JSON.stringify(answer.error)}`));
      else resolve(answer.result);
    };
    session.on('Target.receivedMessageFromTarget', listen);
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    return promise;
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTestbed } from '../stage/testbed.ts';
import { collectClaims } from './claims.ts';
import { missingPrograms } from './programs.ts';
import { proxies } from './proxies.ts';
import { checkProxy } from './proxy-checks.ts';

/** Runs Caddy and nginx with our configurations in front of a real app in production mode. */
export async function checkProxies() {
  const missing = missingPrograms([...proxies.map(({ program }) => program), 'openssl']);
  if (missing.length > 0) {
    const packages = [...proxies.map((proxy) => proxy.package), 'openssl'].join(' ');
    const sentence = `not installed: ${missing.join(', ')} (Debian and Ubuntu: apt-get install ${packages})`;
    return { passed: 0, defects: [], missing: sentence };
  }
  const outcome = { passed: 0, defects: [] as string[], missing: null };
  for (const proxy of proxies) {
    // Each in front of its own installation, whose limits nobody has used.
    const testbed = await startTestbed({ businesses: 1, run: process.pid });
    const folder = mkdtempSync(join(tmpdir(), 'fourgood-proxy-'));
    testbed.onDispose(async () => rmSync(folder, { recursive: true, force: true }));
    const claims = collectClaims(proxy.name);
    try {
      const [business] = testbed.businesses;
      if (!business) throw new Error('The testbed has no business.');
      const running = await proxy.start({ appPort: testbed.app.port, folder });
      testbed.onDispose(running.stop);
      const { port: appPort } = testbed.app;
      const metricsToken = 'for-the-proofs-only';
      await checkProxy(claims, { ...running, appPort, metricsToken, business });
    } finally {
      await testbed.dispose();
    }
    outcome.passed += claims.passed;
    outcome.defects.push(...claims.defects);
  }
  return outcome;
}

import { collectClaims, type Outcome } from './claims.ts';
import { inRepository, missingPrograms, result } from './programs.ts';

/**
 * The most that `systemd-analyze security` may find, in tenths, from 0 to 100. What is left is mostly the
 * network, which Fourgood serves.
 */
const maxExposure = 20;

/** Has systemd read the units, without installing them. */
export async function checkUnit(): Promise<Outcome> {
  const program = 'systemd-analyze';
  if (missingPrograms([program]).length > 0) {
    const missing = `not installed: ${program} (Debian and Ubuntu: apt-get install systemd)`;
    return { passed: 0, defects: [], missing };
  }
  const claims = collectClaims('deploy/systemd');
  const file = inRepository('deploy/systemd/fourgood.service');
  const units = [file, inRepository('deploy/systemd/fourgood-backup.timer')];
  const verified = await result(program, ['verify', '--man=no', ...units]);
  claims.equal('systemd understands them', verified, { ok: true, text: '' });
  const limit = ['--offline=true', `--threshold=${maxExposure}`];
  const { ok, text } = await result(program, ['security', ...limit, file]);
  claims.holds(
    `the exposure of fourgood.service is at most ${maxExposure / 10}`,
    ok,
    text.trim().split('\n').at(-1),
  );
  return { passed: claims.passed, defects: claims.defects, missing: null };
}

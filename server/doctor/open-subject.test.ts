import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diagnoseConfig } from '../config/diagnose-config.ts';
import { testFolder } from '../testing/embedded-database.ts';
import { openSubject } from './open-subject.ts';

it('does not call a database missing that it cannot look at', async () => {
  const folder = join(await testFolder(), 'data');
  writeFileSync(folder, ''); // as opaque as another account's folder, for root as well
  const subject = openSubject(diagnoseConfig({ DATA_DIR: folder }));
  await expect(subject.database()).rejects.toMatchObject({
    finding: { state: 'failed', todo: expect.stringContaining('cannot write to the folder') },
  });
  await subject.close();
});

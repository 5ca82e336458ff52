/**
 * Migrates a large database under load, with the version from before the newest migration still running, and
 * brings a data folder from an earlier major version of PostgreSQL to this release's.
 */
import { findEarlierVersion } from '../server/testing/earlier-version.ts';
import { type Proof, type ProofOptions, type Report } from './proof.ts';
import { upgradeMajor } from './upgrade/major-version.ts';
import { migrateUnderLoad } from './upgrade/migrate-under-load.ts';

export const upgrade: Proof = {
  name: 'upgrade',
  title: 'Upgrades',
  about: 'the newest migration under load, and a new major version of PostgreSQL (needs npm)',
  async run({ quick, say, run, ...options }: ProofOptions): Promise<Report> {
    const businesses = options.businesses ?? (quick ? 2_000 : 1_000_000);
    const earlier = findEarlierVersion();
    const migrated =
      earlier.missing === null
        ? await migrateUnderLoad({ commit: earlier.commit, businesses, quick, say, run })
        : [['the newest migration', `not tried: ${earlier.missing}`] as [string, string]];
    const upgraded = await upgradeMajor({ businesses, say, run });
    return { head: ['', ''], rows: [...migrated, ...upgraded] };
  },
};

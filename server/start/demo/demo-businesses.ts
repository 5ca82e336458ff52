import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { insertCounts } from '../../db/business-counts.ts';
import { insertBusiness } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import { insertConfirmedAddress } from '../../db/feedback-addresses.ts';
import { sumUpCounts } from '../../db/installation.ts';
import { insertHours } from '../../db/hour-counts.ts';
import { insertLogo } from '../../db/logos.ts';
import { phrasesOf } from '../../domain/businesses/phrases.ts';
import { addDays, utcDay } from '../../domain/utc-day.ts';
import { demoCounts, type Use } from './demo-counts.ts';
import { demoVisits } from './demo-visits.ts';

/** The first demo business: id 1, which the wizard at `/review` uses. */
export const demoSlug = 'riverside-dental-care';

const city = 'Sacramento';

interface DemoBusiness {
  slug: string;
  name: string;
  nickname: string;
  categories: string[];
  feedbackEmail?: string;
  reviewUrl?: string;
  facebookUrl?: string;
  isActive?: boolean;
}

/** One with both links, one with none, and an inactive one. */
const demoBusinesses: readonly { business: DemoBusiness; use: Use }[] = [
  {
    business: {
      slug: demoSlug,
      name: 'Riverside Dental Care',
      nickname: 'Riverside',
      categories: ['Dental clinic', 'Cosmetic dentist', 'Pediatric dentist'],
      feedbackEmail: 'feedback@riverside.example.com',
      reviewUrl: 'https://www.google.com/maps/search/?api=1&query=Riverside+Dental+Care',
      facebookUrl: 'https://www.facebook.com/riverside.dental.care.example',
    },
    use: { weeks: 11, idleWeeks: 0, draftsPerDay: 7 },
  },
  {
    business: {
      slug: 'harbor-physical-therapy',
      name: 'Harbor Physical Therapy',
      nickname: 'Harbor',
      categories: ['Physical therapy clinic', 'Sports medicine clinic'],
    },
    use: { weeks: 5, idleWeeks: 0, draftsPerDay: 2 },
  },
  {
    business: {
      slug: 'old-mill-eye-clinic',
      name: 'Old Mill Eye Clinic',
      nickname: 'Old Mill',
      categories: ['Eye care center', 'Optometrist'],
      reviewUrl: 'https://www.google.com/maps/search/?api=1&query=Old+Mill+Eye+Clinic',
      isActive: false,
    },
    use: { weeks: 9, idleWeeks: 2, draftsPerDay: 3 },
  },
];

/** Inserts three businesses of one owner, with counts for several weeks. */
export async function insertDemoBusinesses(db: Db, userId: number, now: Date): Promise<void> {
  const logo = readFileSync(new URL('./riverside-dental-care.webp', import.meta.url));
  const logoHash = createHash('sha256').update(logo).digest('hex');
  await insertLogo(db, logoHash, logo);
  const today = utcDay(now);
  for (const { business, use } of demoBusinesses) {
    const { id } = await insertBusiness(db, {
      ...business,
      userId,
      city,
      state: 'CA',
      timeZone: 'America/Los_Angeles',
      contactName: 'Dana Owner',
      keywords: phrasesOf(business.categories, city),
      logoHash: business.slug === demoSlug ? logoHash : null,
      createdAt: new Date(addDays(today, -7 * use.weeks)),
    });
    if (business.feedbackEmail)
      await insertConfirmedAddress(db, userId, business.feedbackEmail, now);
    const counts = demoCounts(business, use, today);
    await insertCounts(db, id, counts);
    await insertHours(db, id, demoVisits(business.slug, counts, today));
  }
  await sumUpCounts(db);
}

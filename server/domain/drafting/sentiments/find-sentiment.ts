import { attentive } from './attentive.ts';
import { caringAndCompassionate } from './caring-and-compassionate.ts';
import { cleanAndComfortableOffice } from './clean-and-comfortable-office.ts';
import { clearExplanations } from './clear-explanations.ts';
import { easyToSchedule } from './easy-to-schedule.ts';
import { friendlyStaff } from './friendly-staff.ts';
import { helpful } from './helpful.ts';
import { knowledgeable } from './knowledgeable.ts';
import { listenedToMe } from './listened-to-me.ts';
import { neverFeltRushed } from './never-felt-rushed.ts';
import { professional } from './professional.ts';
import { putMeAtEase } from './put-me-at-ease.ts';
import { responsiveFollowUp } from './responsive-follow-up.ts';
import { seenOnTime } from './seen-on-time.ts';
import { thorough } from './thorough.ts';
import { treatedWithRespect } from './treated-with-respect.ts';
import { trustworthy } from './trustworthy.ts';
import { wellOrganized } from './well-organized.ts';
import { offeredSentiments, type OfferedSentiment } from '../../../../contract/sentiments.ts';
import type { Sentiment } from './sentiment.ts';

/**
 * Finds an offered sentiment by its label, ignoring case.
 * @returns undefined for the visitor's own words
 */
export function findSentiment(text: string): Sentiment | undefined {
  return byLowerCase.get(text.toLowerCase());
}

const sentiments: Record<OfferedSentiment, Sentiment> = {
  'Friendly staff': friendlyStaff,
  'Caring and compassionate': caringAndCompassionate,
  Professional: professional,
  'Seen on time': seenOnTime,
  'Listened to me': listenedToMe,
  Thorough: thorough,
  'Clear explanations': clearExplanations,
  'Well organized': wellOrganized,
  Knowledgeable: knowledgeable,
  'Never felt rushed': neverFeltRushed,
  Helpful: helpful,
  'Put me at ease': putMeAtEase,
  'Responsive follow-up': responsiveFollowUp,
  'Easy to schedule': easyToSchedule,
  Attentive: attentive,
  'Treated with respect': treatedWithRespect,
  Trustworthy: trustworthy,
  'Clean and comfortable office': cleanAndComfortableOffice,
};

const byLowerCase = new Map(
  offeredSentiments.map((label) => [label.toLowerCase(), sentiments[label]]),
);

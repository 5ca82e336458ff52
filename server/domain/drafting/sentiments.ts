import { attentive } from './sentiments/attentive.ts';
import { caringAndCompassionate } from './sentiments/caring-and-compassionate.ts';
import { cleanAndComfortableOffice } from './sentiments/clean-and-comfortable-office.ts';
import { clearExplanations } from './sentiments/clear-explanations.ts';
import { easyToSchedule } from './sentiments/easy-to-schedule.ts';
import { friendlyStaff } from './sentiments/friendly-staff.ts';
import { helpful } from './sentiments/helpful.ts';
import { knowledgeable } from './sentiments/knowledgeable.ts';
import { listenedToMe } from './sentiments/listened-to-me.ts';
import { neverFeltRushed } from './sentiments/never-felt-rushed.ts';
import { professional } from './sentiments/professional.ts';
import { putMeAtEase } from './sentiments/put-me-at-ease.ts';
import { responsiveFollowUp } from './sentiments/responsive-follow-up.ts';
import { seenOnTime } from './sentiments/seen-on-time.ts';
import { thorough } from './sentiments/thorough.ts';
import { treatedWithRespect } from './sentiments/treated-with-respect.ts';
import { trustworthy } from './sentiments/trustworthy.ts';
import { wellOrganized } from './sentiments/well-organized.ts';
import { offeredSentiments, type OfferedSentiment } from '../../../contract/sentiments.ts';
import type { Sentiment } from './wording.ts';

/**
 * What a writer needs for an offered feeling, however it is capitalised.
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

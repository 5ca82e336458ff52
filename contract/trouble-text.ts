import type { Trouble, TroubleKind } from './troubles.ts';

/** One trouble in words, for the overview and for emails. */
interface TroubleText {
  title: string;
  text: string;
}

/** What is wrong, and what to do about it. */
export function troubleText(trouble: Trouble): TroubleText {
  switch (trouble.kind) {
    case 'undeliverable_feedback': {
      const { count } = trouble;
      const messages = count === 1 ? '1 private message' : `${count} private messages`;
      return {
        title: 'Feedback didn’t arrive',
        text: `${messages} from visitors couldn’t be delivered in the last seven days and can’t be recovered. Look under “Email problems” for the reason, and ask the business to correct its feedback email.`,
      };
    }
    case 'waiting_email':
      return {
        title: 'Email isn’t going out',
        text: `The oldest email has been waiting for ${waitText(trouble.seconds)}. “Email problems” says why, and lets you try again right away.`,
      };
    case 'full_disk':
      return {
        title: 'The disk is almost full',
        text: `The disk that holds the data is ${trouble.percent}% full. Once it’s full, nothing can be saved. Free up space, or move to a larger disk.`,
      };
    case 'no_backup':
      return {
        title: 'There is no recent backup',
        text: `${trouble.at === null ? 'No backup has been made yet.' : `The last backup was made on ${dayText(trouble.at)}.`} Ask the person who runs the server to make backups regularly, with “npm run backup”.`,
      };
  }
}

/** What is said once when it is over. */
export const overTexts: Readonly<Record<TroubleKind, string>> = {
  undeliverable_feedback: 'Feedback is being delivered again.',
  waiting_email: 'Email is going out again.',
  full_disk: 'The disk has space again.',
  no_backup: 'There is a recent backup again.',
};

function waitText(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  return hours === 1 ? 'more than an hour' : `more than ${hours} hours`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function dayText(at: string): string {
  return dayFormat.format(new Date(at));
}

import { brand } from '../../contract/brand.ts';
import { admin } from '../../contract/page-paths.ts';
import { overTexts, troubleText } from '../../contract/trouble-text.ts';
import type { Trouble, TroubleKind } from '../../contract/troubles.ts';
import { formatTimestamp } from '../format-time.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { button, paragraph } from './pieces.ts';

/** The content of an email to ADMIN_EMAIL. Contains no names, addresses or texts. */
export interface TroubleNews {
  /** `since`: ISO 8601 */
  troubles: { trouble: Trouble; since: string }[];
  /** What was reported before, and is over now. */
  over: TroubleKind[];
}

/** Tells the person who runs the installation what needs attention, and what no longer does. */
export function troubleEmail({
  troubles,
  over,
  publicUrl,
}: TroubleNews & { publicUrl: string }): EmailContent {
  const isOver = troubles.length === 0;
  const title = isOver ? 'Everything is OK again' : 'Something needs your attention';
  const first = troubles[0] && troubleText(troubles[0].trouble).title;
  return emailContent({
    subject: isOver
      ? `${brand.name}: everything is OK again`
      : `${brand.name} needs your attention`,
    title,
    preview: first ? `${first}.` : "You don't need to do anything.",
    pieces: [
      ...troubles.map(({ trouble, since }) => {
        const { title: what, text } = troubleText(trouble);
        return paragraph(`${what}. ${text} (Noticed on ${formatTimestamp(new Date(since))}.)`);
      }),
      ...over.map((kind) => paragraph(overTexts[kind])),
      ...(isOver ? [] : [button('Open the overview', `${publicUrl}${admin}?tab=overview`)]),
    ],
    footnote: `You're receiving this because your address is the ADMIN_EMAIL of this ${brand.name} installation. You'll get at most one email like this a day, and fewer if nothing changes.`,
  });
}

import { brand } from '../../contract/brand.ts';
import { overTexts, troubleText } from '../../contract/trouble-text.ts';
import type { Trouble, TroubleKind } from '../../contract/troubles.ts';
import { formatTimestamp } from './format-time.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { button, paragraph } from './pieces.ts';

/** What ADMIN_EMAIL is told. Contains no names, addresses or texts. */
export interface TroubleNews {
  /** `since`: ISO 8601 */
  troubles: { trouble: Trouble; since: string }[];
  /** What was told before, and is over now. */
  over: TroubleKind[];
}

/** Tells the person who runs the installation what needs attention, and what no longer does. */
export function troubleEmail({
  troubles,
  over,
  publicUrl,
}: TroubleNews & { publicUrl: string }): EmailContent {
  const isOver = troubles.length === 0;
  const title = isOver ? 'All is well again' : 'Something needs your attention';
  const first = troubles[0] && troubleText(troubles[0].trouble).title;
  return emailContent({
    subject: isOver ? `${brand.name}: all is well again` : `${brand.name} needs your attention`,
    title,
    preview: first ? `${first}.` : 'There is nothing to do.',
    pieces: [
      ...troubles.map(({ trouble, since }) => {
        const { title: what, text } = troubleText(trouble);
        return paragraph(`${what}. ${text} (Noticed on ${formatTimestamp(new Date(since))}.)`);
      }),
      ...over.map((kind) => paragraph(overTexts[kind])),
      ...(isOver ? [] : [button('Open the overview', `${publicUrl}/admin?tab=overview`)]),
    ],
    footnote: `You're receiving this because ADMIN_EMAIL of this ${brand.name} installation is your address. There is at most one such email a day, and fewer while nothing changes.`,
  });
}

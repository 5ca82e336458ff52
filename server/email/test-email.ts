import { randomUUID } from 'node:crypto';
import { brand } from '../../contract/brand.ts';
import type { Config } from '../config/config.ts';
import type { Email } from './email.ts';
import { formatTimestamp } from '../format-time.ts';
import { emailContent } from './layout.ts';
import { link, paragraph } from './pieces.ts';

interface TestEmail {
  config: Pick<Config, 'mail' | 'publicUrl'>;
  to: string;
  now: Date;
}

/** An email that someone asked for to see whether email arrives. It has no row in the outbox. */
export function testEmail({ config: { mail, publicUrl }, to, now }: TestEmail): Email {
  const { replyTo, ...content } = emailContent({
    subject: `Test email from ${brand.name}`,
    title: 'Email works',
    preview: 'Someone who runs this installation asked for this test.',
    pieces: [
      paragraph(
        `Someone who runs ${brand.name} at `,
        link(publicUrl),
        ` asked for this test on ${formatTimestamp(now)}, with "npm run doctor" or the system check in the admin area.`,
      ),
      paragraph('You don’t need to do anything.'),
    ],
    footnote: `You're receiving this because your address is an administrator's or was given for the test.`,
  });
  return {
    ...content,
    replyTo,
    id: 0,
    to: { name: '', address: to },
    from: { name: brand.name, address: mail.from },
    messageId: `<test-${randomUUID()}@${mail.from.split('@')[1] ?? 'localhost'}>`,
  };
}

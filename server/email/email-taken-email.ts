import { brand } from '../../contract/brand.ts';
import { auth } from '../../contract/page-paths.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { button, paragraph } from './pieces.ts';

interface TakenAddress {
  name: string;
  publicUrl: string;
}

/** For the owner of an address that somebody wants for another account; the screen there doesn't say so. */
export function emailTakenEmail({ name, publicUrl }: TakenAddress): EmailContent {
  return emailContent({
    subject: `This email address already has a ${brand.name} account`,
    title: 'This address already has an account',
    preview: 'Someone tried to use it for another account. Nothing changed.',
    pieces: [
      greeting(name),
      paragraph(
        `Someone (maybe you) tried to change another ${brand.name} account to this email address. This address already has an account, and one address can't have two, so nothing changed.`,
      ),
      button('Sign in', publicUrl + auth),
      paragraph(
        "If this wasn't you, you don't need to do anything. Your account and password haven't changed.",
      ),
    ],
    footnote: `You're receiving this because you have a ${brand.name} account.`,
  });
}

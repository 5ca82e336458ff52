import { brand } from '../../contract/brand.ts';
import { auth } from '../../contract/page-paths.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { button, paragraph } from './pieces.ts';

interface ExistingAccount {
  name: string;
  publicUrl: string;
}

/** For an address that is already registered; the screen shows the same message to everyone. */
export function accountExistsEmail({ name, publicUrl }: ExistingAccount): EmailContent {
  return emailContent({
    subject: `You already have a ${brand.name} account`,
    title: 'You already have an account',
    preview: 'Someone tried to register with your email address.',
    pieces: [
      greeting(name),
      paragraph(
        `Someone (maybe you) tried to register for ${brand.name}, or asked for a new code, with this email address. You already have an account, so nothing changed and we didn't send a code.`,
      ),
      button('Sign in', publicUrl + auth),
      paragraph('Forgot your password? You can reset it on the same page.'),
      paragraph(
        "If this wasn't you, you don't need to do anything. Your account and password haven't changed.",
      ),
    ],
    footnote: `You're receiving this because you have a ${brand.name} account.`,
  });
}

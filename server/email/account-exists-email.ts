import { brand } from '../../contract/brand.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { button, paragraph } from './pieces.ts';

interface ExistingAccount {
  name: string;
  publicUrl: string;
}

/** For who registers a second time; the screen tells them what it tells everybody. */
export function accountExistsEmail({ name, publicUrl }: ExistingAccount): EmailContent {
  return emailContent({
    subject: `You already have a ${brand.name} account`,
    title: 'You already have an account',
    preview: 'Somebody tried to register with this address again.',
    pieces: [
      greeting(name),
      paragraph(
        `Somebody, perhaps you, tried to register at ${brand.name} with this address. It has an account already, so nothing was changed and no code was sent.`,
      ),
      button('Sign in', `${publicUrl}/auth`),
      paragraph('If you no longer know your password, you can reset it on the same page.'),
      paragraph(
        'If it was not you, there is nothing to do: your account and your password are as they were.',
      ),
    ],
    footnote: `You receive this because you have an account at ${brand.name}.`,
  });
}

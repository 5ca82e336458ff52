import { failed, ok, attention, type Check } from '../check.ts';
import type { Subject } from '../subject.ts';

/** One line for each wrong setting; one line if there is none. */
export function settingChecks({ config, problems }: Subject): Check[] {
  const group = 'Settings';
  if (problems.size > 0)
    return [...problems].map(([title, message]) => ({
      group,
      title,
      run: () => describe(title, message),
    }));
  const mode = config.production ? 'production' : 'development';
  const run = () => {
    if (config.production) return ok(`All settings are valid, for ${mode}.`);
    return attention(
      `All settings are valid, for ${mode}: demo data, and no email is needed.`,
      'For real customers, set NODE_ENV=production and what docs/DEPLOY.md asks for.',
    );
  };
  return [{ group, title: 'Settings', run }, ...(config.production ? peopleChecks(config) : [])];
}

/** Who is notified of trouble, and whom visitors can write to: a start requires neither. */
function peopleChecks({ adminEmail, contactEmail }: Subject['config']): Check[] {
  const told = () =>
    adminEmail === null
      ? attention(
          'Nobody gets an email when something is wrong.',
          'Set ADMIN_EMAIL to the address of the person who runs Fourgood.',
        )
      : ok(`When something is wrong, ${adminEmail} gets an email.`);
  const contact = () =>
    contactEmail.endsWith('@example.com')
      ? attention(
          `Visitors see ${contactEmail}, which is only a placeholder.`,
          'Set CONTACT_EMAIL to an address that you read.',
        )
      : ok(`Visitors can write to ${contactEmail}.`);
  return [
    { group: 'Settings', title: 'ADMIN_EMAIL', run: told },
    { group: 'Settings', title: 'CONTACT_EMAIL', run: contact },
  ];
}

/** `NAME: what is wrong. For example: NAME=…` */
function describe(name: string, message: string) {
  const [what = '', example] = message.slice(name.length + 2).split('. For example: ');
  const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`;
  return failed(sentence, example ? `For example: ${example}` : 'Correct it.');
}

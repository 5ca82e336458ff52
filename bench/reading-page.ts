/**
 * Writes docs/DRAFTS.md: drafts of the built-in writer to read, each with what it was written from
 * and its seed, so that anybody can see that it says nothing else.
 *
 * Run: npm run drafts [-- --check]   (`--check` fails when the page is not what the writer writes)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { offeredSentiments } from '../contract/sentiments.ts';
import { writeBuiltinDraft } from '../server/domain/drafting/builtin-writer.ts';
import type { DraftInput } from '../server/domain/drafting/draft-input.ts';
import { seededRandom } from '../server/domain/drafting/seeded-random.ts';

const page = new URL('../docs/DRAFTS.md', import.meta.url);
const businessName = 'Riverside Dental Care';

const ownWords: readonly (readonly string[])[] = [
  ['Great with kids', 'Friendly staff', 'No pressure', 'Thorough'],
  ['They remembered my name', 'Professional', 'Felt safe', 'Helpful'],
  ['Fair', 'Honest', 'Cozy', 'Quick'],
  ['Gentle hands', 'Seen on time', 'Made me laugh', 'Trustworthy'],
  ['Not pushy', 'Listened to me', 'Worth the drive', 'Knowledgeable'],
  ['Would go back', 'Attentive', 'Easy parking', 'Never felt rushed'],
  ['What a team', 'Clear explanations', 'Warm welcome', 'Well organized'],
  ['Calm', 'Put me at ease', 'Treated like family', 'Easy to schedule'],
  ['Didn’t judge me', 'Caring and compassionate', 'Patient', 'Treated with respect'],
  ['Relaxed', 'Good music', 'Responsive follow-up', 'My dog loved it'],
];

const sections: readonly { title: string; inputs: readonly DraftInput[] }[] = [
  {
    title: 'Four offered feelings',
    inputs: Array.from({ length: 25 }, (_, index) => ({ sentiments: four(index), businessName })),
  },
  {
    title: 'With somebody to thank',
    inputs: Array.from({ length: 15 }, (_, index) => ({
      sentiments: four(100 + index),
      businessName,
      thankSomeone:
        ['Maria Lopez', 'Sam', "Dr. O'Neill", 'Jo-Anne', 'Mr. Dickson'][index % 5] ?? '',
    })),
  },
  {
    title: 'The same four, ten times',
    inputs: Array.from({ length: 10 }, () => ({ sentiments: four(200), businessName })),
  },
  {
    title: 'With words of the visitor’s own',
    inputs: ownWords.map((sentiments) => ({ sentiments, businessName })),
  },
];

const made = `# Drafts to read

Sixty drafts of the built-in writer, unedited, with what each was written from. Made by \`npm run drafts\`; the check of the documents fails when this page is not what the writer writes today. Read them aloud: where one says more than its four feelings, or sounds like a machine, that is a fault.
${sections.map(section).join('')}`;

if (!process.argv.includes('--check')) writeFileSync(page, made);
else if (readFileSync(page, 'utf8') !== made) {
  console.error('docs/DRAFTS.md is not what the writer writes today: run `npm run drafts`.');
  process.exitCode = 1;
}

function four(index: number): string[] {
  return seededRandom(`choice ${index}`).shuffle(offeredSentiments).slice(0, 4);
}

function section({ title, inputs }: (typeof sections)[number]): string {
  const drafts = inputs.map((input, index) => {
    const seed = `${title} ${index + 1}`;
    const thanks = input.thankSomeone ? ` · thanks to ${input.thankSomeone}` : '';
    return `\n**${index + 1}.** ${writeBuiltinDraft(input, seed)}\n\n<sub>${input.sentiments.join(' · ')}${thanks} · seed \`${seed}\`</sub>\n`;
  });
  return `\n## ${title}\n${drafts.join('')}`;
}

/**
 * Writes docs/DRAFTS.md: sixty drafts of the built-in writer to read, each with what it was written
 * from, so that anybody can see that it says nothing else. The section "What readers said" is written
 * by hand and stays as it is.
 *
 * Run: npm run drafts [-- --check]   (`--check` fails when the drafts are not what the writer writes)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { generateBody } from '../contract/drafting.ts';
import { checkOwnWords } from '../server/domain/drafting/input/check-own-words.ts';
import type { DraftInput } from '../server/domain/drafting/input/draft-input.ts';
import { business, businessWithMemory } from './writer/drafts.ts';
import { sections, type Asked } from './writer/page-inputs.ts';

const page = new URL('../docs/DRAFTS.md', import.meta.url);
const write = businessWithMemory();
const before = readFileSync(page, 'utf8');
const made = makePage(before);

if (!process.argv.includes('--check')) writeFileSync(page, made);
else if (before !== made) {
  console.error('docs/DRAFTS.md does not match what the writer writes: run `npm run drafts`.');
  process.exitCode = 1;
}

function makePage(earlier: string): string {
  return `# Drafts to read

Sixty drafts of the built-in writer, unedited, as one business gets them one after the other, each with what it was written from. Made by \`npm run drafts\`; the check of the documents fails when they are not what the writer writes today. Where a draft says more than it was given, or nobody would post it, that is a fault.

${handWritten(earlier)}${sections.map(section).join('')}`;
}

/** The section that people write, up to the next one. */
function handWritten(earlier: string): string {
  const [found] = /^## What readers said\n.*?(?=\n+## |$(?![^]))/ms.exec(earlier) ?? [];
  return `${(found ?? '## What readers said\n').trimEnd()}\n`;
}

function section({ title, asked }: (typeof sections)[number]): string {
  const drafts = asked.map(
    (one, index) =>
      `\n**${index + 1}.** ${draftOf(one, `${title} ${index + 1}`)}\n\n<sub>${told(one)}</sub>\n`,
  );
  return `\n## ${title}\n${drafts.join('')}`;
}

/** @throws Error where the API would not accept what was asked */
function draftOf(asked: Asked, seed: string): string {
  const { sentiments, thankSomeone, note, style } = generateBody.parse(asked);
  const input: DraftInput = {
    sentiments,
    businessName: business,
    ...(thankSomeone && { thankSomeone }),
    ...(note && { note }),
    ...(style && { style }),
  };
  checkOwnWords(input);
  return write(input, seed).review;
}

function told({ sentiments, thankSomeone, note, style }: Asked): string {
  const more = [
    thankSomeone && `thanks to ${thankSomeone}`,
    note && `added: “${note}”`,
    style && `style: ${style}`,
  ];
  return [...sentiments, ...more.filter(Boolean)].join(' · ');
}

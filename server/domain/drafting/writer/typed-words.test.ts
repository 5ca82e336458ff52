import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../../contract/sentiments.ts';
import { readBrief } from '../input/brief.ts';
import type { DraftInput } from '../input/draft-input.ts';
import { seededRandom } from './seeded-random.ts';
import { writeDraft } from './write-draft.ts';

describe('what a visitor typed', () => {
  it('that they did is told with what else they did, not at the end', () => {
    const said = 'told me the cost up front';
    for (const draft of draftsWith(said, {
      sentiments: ['Helpful', 'Clean and comfortable office'],
    }))
      expect(draft).not.toMatch(new RegExp(`${said}\\.$`));
  });

  it('with "she" is told of the staff, or right before the thanks', () => {
    for (const draft of draftsWith('she fixed my color disaster')) {
      expect(draft).toContain('fixed my color disaster');
      expect(draft).not.toMatch(/\bshe\b/i);
    }
    const thanked = draftsWith('she fixed my color disaster', { thankSomeone: 'Bri' });
    for (const draft of thanked.filter((one) => /\bBri!$/.test(one)))
      expect(draft).toMatch(/ She fixed my color disaster\. [^.!]*\bBri!$/);
  });

  it('that led to the visit comes before the staff', () => {
    for (const draft of draftsWith('chipped my tooth and they got me in Monday'))
      expect(draft).toMatch(
        /^(?:[^.!]*(?:Oak Hill|experience|visit)[^.!]*[.!] )?I chipped my tooth and they got me in Monday\./,
      );
  });

  it('as the reason to go comes first, two reasons in one sentence', () => {
    for (const draft of draftsWith('ear infection'))
      expect(draft).toMatch(/^(?:[^.!]*[.!] )?I went in for an ear infection\. \w/);
    for (const draft of draftsWith('Botox!!!', { sentiments: ['vaccines', 'car accident'] }))
      expect(draft).toMatch(/\bI went in (?:for|after) [^.!]*\bBotox\b[^.!]*\./);
    const left = 'I went in for a cleaning and left with a cavity';
    for (const draft of draftsWith(left, { sentiments: ['root canal', 'Helpful'] }))
      expect(draft).toContain(`${left}.`);
    for (const draft of draftsWith('nail trim', { sentiments: ['vaccines', 'Helpful'] }))
      expect(draft).toMatch(
        /\bI went in for (?:a nail trim and vaccines|vaccines and a nail trim)\./,
      );
  });

  it('about a feeling and a result are two sentences', () => {
    for (const draft of draftsWith('so relieved', { sentiments: ['botox looks natural'] }))
      expect(draft).not.toMatch(/relieved and/);
  });

  it('about a wait is not next to "right on time"', () => {
    const sentiments = ['Seen on time', 'Helpful', 'Thorough'];
    for (const draft of draftsWith('Long wait', { sentiments }))
      expect(draft).not.toMatch(/\bright on time\b/);
    expect(draftsWith('Easy parking', { sentiments }).join(' ')).toMatch(/\bright on time\b/);
  });

  it('that they did shares a sentence with what is said before', () => {
    const sentiments = ['Put me at ease', 'Clean and comfortable office', 'Easy to schedule'];
    const drafts = draftsWith('gave estimate before doing anything', { sentiments });
    const joined = drafts.filter((draft) => /, and they gave me an estimate\b/.test(draft));
    expect(joined.length).toBeGreaterThan(drafts.length / 3);
  });

  it('about their dog while asking after the visitor leaves the visit the visitor’s', () => {
    const note = 'Josh always asks about my dog.';
    for (const draft of draftsWith('Fair prices', { note })) expect(draft).not.toMatch(/\bwe\b/i);
  });

  it('about the patient comes last', () => {
    for (const draft of draftsWith("he didn't even shake"))
      expect(draft).toMatch(/ He didn't even shake\.$/);
  });

  it('keeps one word in capitals and one exclamation mark', () => {
    for (const draft of draftsWith('Maria is the BEST hygienist'))
      expect(draft).toContain('Maria is the BEST hygienist.');
    for (const draft of draftsWith('Stickers!!! lol')) expect(draft).toMatch(/stickers lol!/);
    for (const draft of draftsWith('front desk was RUDE!!!')) {
      expect(draft).toMatch(/front desk was rude\b/i);
      expect(draft).not.toMatch(/RUDE|rude!/);
    }
  });

  it('about one person is not followed by thanks to another', () => {
    for (const draft of draftsWith('Jess gets curly hair', { thankSomeone: 'Monica' }))
      expect(draft).not.toMatch(/curly hair\. [^.!]*Monica!$/);
  });

  it('about the one who is thanked precedes the thanks', () => {
    const drafts = draftsWith('Monica gets curly hair', { thankSomeone: 'Monica' }).filter((one) =>
      one.endsWith('Monica!'),
    );
    expect(drafts.length).toBeGreaterThan(20);
    for (const draft of drafts) expect(draft).toMatch(/curly hair\. [^.!]*Monica!$/);
  });

  it('with "it" follows an opening about the visit', () => {
    const drafts = draftsWith('painless').filter((one) =>
      /^[^.!]*experience.*It was painless/.test(one),
    );
    expect(drafts.length).toBeGreaterThan(20);
    for (const draft of drafts) expect(draft).toMatch(/^[^.!]*[.!] It was painless/);
  });

  it('with "it" never follows the office', () => {
    const sentiments = ['Clean and comfortable office', 'Helpful'];
    for (const draft of draftsWith('painless', { sentiments }))
      expect(draft).not.toMatch(/\boffice\b[^.]*\. It was painless/);
  });

  it('shares a sentence only with what belongs to it', () => {
    for (const draft of draftsWith('they took my insurance & filed it'))
      expect(draft).not.toMatch(/filed it,? and/);
    for (const draft of draftsWith('free parking')) expect(draft).not.toMatch(/free parking,? and/);
  });

  it('about a parent is told by more than one', () => {
    for (const draft of draftsWith("gentle with my mom's feet", { sentiments: ['Seen on time'] }))
      expect(draft).not.toMatch(/\b(?:got|saw) me\b|\bI was\b/);
  });

  it('that repeats an offered sentiment is said once', () => {
    for (const draft of draftsWith('very profesional', { sentiments: ['Professional', 'Helpful'] }))
      expect(draft.match(/professional/g)).toHaveLength(1);
  });

  it('adds "too" to what the business has, at the end', () => {
    for (const typed of ['free parking', 'takes my insurance', 'habla español'])
      expect(draftsWith(typed).join(' ')).toMatch(
        /They (?:have free parking|take my insurance|speak Spanish) too\./,
      );
    expect(draftsWith('open sunday thank god').join()).not.toMatch(/God too/);
  });

  it('says of what was ready that it was', () => {
    expect(draftsWith('glasses ready in 4 days').join()).toContain(
      'My glasses were ready in 4 days',
    );
    expect(draftsWith('crown ready same day').join()).toMatch(
      /\bMy crown was ready (?:the )?same day/,
    );
  });

  it('is not taken for a verb where two nouns are joined', () => {
    expect(draftsWith('nails & ears done too').join()).not.toContain('They nail');
  });

  it('makes the visitor "I" if it is written with "I"', () => {
    for (const draft of draftsWith('can pick up my grandkids again'))
      expect(draft).not.toMatch(/\b(?:we|us|our)\b/i);
  });
});

it('a typed quality with a tail is told on its own, an offered one is not', () => {
  const sentiments = ['Well organized', 'Helpful', 'Attentive'];
  for (const draft of draftsWith('honest about botox', { sentiments }))
    expect(draft).not.toMatch(/ and (?:\w+ )?honest about Botox/);
  const explaining = ['Clear explanations', 'Helpful', 'Attentive'];
  const drafts = draftsWith('Thorough', { sentiments: explaining });
  const explained = drafts.filter((draft) => /\b(?:good|great) at explaining\b/.test(draft));
  expect(explained.length).toBeGreaterThan(10);
  for (const draft of explained)
    expect(draft).not.toMatch(/They were (?:good|great) at explaining/);
});

describe('a note', () => {
  it('is the last sentence, and the thanks the first', () => {
    const note = 'Front desk figured out my copay mess.';
    for (const draft of draftsWith('fair prices', { note, thankSomeone: 'Marcus' }))
      expect(draft).toMatch(new RegExp(`^[^.!]*\\bMarcus and [^.!]*[.!] .* ${note}$`));
  });
});

it('at a pediatrician, "we" were on time, even if the doctor listened to "me"', () => {
  const sentiments = ['Seen on time', 'Put me at ease'];
  const businessName = 'Little Oaks Pediatrics';
  for (const draft of draftsWith('Dr actually listened to me', { sentiments, businessName })) {
    expect(draft).toContain('The doctor actually listened to me.');
    expect(draft.replace('listened to me', '')).not.toMatch(/\b(?:I|me|my)\b/);
  }
});

function draftsWith(typed: string, { sentiments, ...more }: Partial<DraftInput> = {}): string[] {
  return Array.from({ length: 300 }, (_, index) => {
    const offered =
      sentiments ?? seededRandom(`choice ${index}`).shuffle(offeredSentiments).slice(0, 3);
    const brief = readBrief({
      businessName: 'Oak Hill Clinic',
      ...more,
      sentiments: [...offered, typed],
    });
    return writeDraft(brief, `draft ${index}`);
  });
}

import { describe, expect, it } from 'vitest';
import { readBrief } from '../input/brief.ts';
import { checkDraft } from './guard.ts';
import type { Rejection } from './rejection.ts';
import { neutralLemmas, neutralVocabulary } from './neutral-vocabulary.ts';

const brief = readBrief({
  sentiments: ['Friendly staff', 'Thorough', 'Never felt rushed', 'Made me laugh'],
  businessName: 'Dr. Best’s "Pain-Free" Dental™',
  thankSomeone: "O'Brien",
});

const good =
  'The staff at Dr. Best’s "Pain-Free" Dental™ were friendly and thorough. I never felt rushed, and they made me laugh. Thank you, O\'Brien.';

describe('checkDraft', () => {
  it('accepts a draft that says what the visitor said, whatever the names contain', () => {
    expect(checkDraft(good, brief)).toEqual([]);
  });

  it.each<[string, string, Rejection]>([
    ['a treatment', `${good} They fixed my back.`, 'ungrounded-word'],
    ['a price', `${good} It was only $40.`, 'ungrounded-word'],
    ['a waiting time', `${good} I was out in ten minutes.`, 'ungrounded-word'],
    ['a relative', `${good} My family comes here too.`, 'ungrounded-word'],
    ['a quality that was not chosen', `${good} The office was clean.`, 'ungrounded-word'],
    ['a superlative', `${good} The friendliest staff.`, 'ungrounded-word'],
    ['a comparison', `${good} They were friendlier.`, 'ungrounded-word'],
    ['an invented person', `${good} Jennifer was there.`, 'ungrounded-word'],
    ['an invented person whose name is a word', `${good} I met Will there.`, 'ungrounded-word'],
    ['a role', `${good} The doctor was there.`, 'ungrounded-word'],
    ['a recommendation', `${good} I highly recommend them.`, 'ungrounded-word'],
    ['advice', `${good} You should go there.`, 'invention'],
    ['a plan to return', `${good} I will go back.`, 'invention'],
    ['a first visit', `${good} It was my first visit.`, 'invention'],
    ['a negated sentiment', good.replace('were friendly', 'were not friendly'), 'denial'],
    ['any other negation', `${good} Nobody was there.`, 'denial'],
    ['a missing sentiment', good.replace(' and thorough', ''), 'sentiment-missing'],
    ['a missing custom sentiment', good.replace('made me laugh', 'were fun'), 'sentiment-missing'],
    ['a missing name', good.replace("O'Brien", 'you'), 'name-missing'],
    ['a misspelled name', good.replace("O'Brien", 'Obrien'), 'name-missing'],
    ['a text that is too short', 'Friendly.', 'too-short'],
    ['a text that is too long', `${good} ${'They were friendly. '.repeat(40)}`, 'too-long'],
    ['markup', `**${good}**`, 'markup'],
    ['a hashtag', `${good} #friendly`, 'markup'],
    ['a list', good.replace('. ', '.\n- '), 'markup'],
    ['an emoji', `${good} 😊`, 'emoji'],
    ['a link', `${good} See www.them.com`, 'link'],
    ['an email address', `${good} me@here.there`, 'contact'],
    ['a phone number', `${good} 555 123 4567`, 'contact'],
    ['quotation marks', good.replace('made me laugh', '"made me laugh"'), 'quotes'],
    ['single quotation marks', good.replace('made me laugh', '‘made me laugh’'), 'quotes'],
    ['a placeholder', `${good} Thank you, [name].`, 'placeholder'],
    ['an introduction', `Here is a review: ${good}`, 'preamble'],
    ['an apology', `I'm sorry, I can't help with that. ${good}`, 'preamble'],
    ['a hidden character', good.replace('rushed', 'ru\u200bshed'), 'hidden-characters'],
  ])('rejects %s', (_, text, rejection) => {
    expect(checkDraft(text, brief)).toContain(rejection);
  });

  it.each([
    ['Super comfy waiting room chairs', 'the waiting room chairs were super comfy'],
    ['Fair reasonable prices', 'the prices are fair and reasonable'],
  ])('finds "%s" in "%s"', (typed, said) => {
    const given = readBrief({ sentiments: ['Friendly staff', 'Thorough', typed] });
    const draft = `The staff was friendly and thorough, and ${said}.`;
    expect(checkDraft(draft, given, 'model')).toEqual([]);
  });

  it('counts graphemes', () => {
    const sentiments = ['友好'];
    expect(
      checkDraft(`In my own words: 友好.${'\u0301'.repeat(3)}`, readBrief({ sentiments })),
    ).toContain('too-short');
  });

  it('allows "we" if people come with a child or a pet', () => {
    const draft = 'Everyone at Oak Pediatrics was professional and kind, and we felt heard.';
    const sentiments = ['Professional', 'Caring and compassionate', 'Listened to me'];
    const faultsAt = (businessName: string, text: string) =>
      checkDraft(text, readBrief({ sentiments, businessName }), 'model');
    expect(faultsAt('Oak Pediatrics', draft)).toEqual([]);
    expect(faultsAt('Oak Dental', draft.replace('Pediatrics', 'Dental'))).toEqual([
      'ungrounded-word',
    ]);
  });

  it('does not mistake the business’s name for a sentiment', () => {
    const given = { sentiments: ['Friendly staff'], businessName: 'Friendly Dental' };
    expect(
      checkDraft('I went to Friendly Dental and they were there for me.', readBrief(given)),
    ).toContain('sentiment-missing');
  });

  it.each([
    'They said "wow", and I\'m still smiling!',
    'never again will I be afraid of dentists',
    'worth it... $40 & [no] *tricks*',
    '¡Muchas gracias!',
    'Dr. Patel, 10/10, see www.them.com',
    "why didn't I come sooner?",
  ])('accepts a note verbatim: %s', (note) => {
    const sentiments = ['Friendly staff', 'Thorough'];
    const of = readBrief({ sentiments, note });
    const said = 'The staff was friendly and thorough.';
    expect(checkDraft(`${said} ${of.note}`, of)).toEqual([]);
    expect(checkDraft(`${said} ${of.note}`, of, 'model')).toEqual([]);
    expect(checkDraft(`${of.note} ${said}`, of)).toEqual([]);
    expect(checkDraft(said, of)).toContain('note-missing');
    expect(checkDraft(`${said} ${of.note?.slice(3)}`, of)).toContain('note-missing');
    expect(checkDraft(`${said} They told me ${of.note}`, of, 'model')).not.toEqual([]);
  });

  it('requires the period after a title', () => {
    const of = readBrief({ sentiments: ['Friendly staff', 'Thorough'], thankSomeone: 'Dr Patel' });
    const said = 'The staff was friendly and thorough.';
    expect(checkDraft(`${said} Thank you, Dr. Patel!`, of)).toEqual([]);
    expect(checkDraft(`${said} Thank you, Dr Patel!`, of)).toContain('name-missing');
  });

  it('allows praise of the whole visit once', () => {
    const of = readBrief({ sentiments: ['Friendly staff', 'Thorough'] });
    const said = 'The staff was friendly and thorough.';
    expect(checkDraft(`Great visit. ${said}`, of, 'model')).toEqual([]);
    expect(checkDraft(`Great visit. ${said} I am happy with it.`, of, 'model')).toContain(
      'invention',
    );
    expect(checkDraft(`Amazing visit. ${said}`, of, 'model')).toContain('ungrounded-word');
  });

  it('accepts custom sentiments verbatim, including superlatives and negations', () => {
    const sentiments = ['Best in town', "Didn't hurt", 'Would go back', 'No waiting'];
    const text = "Best in town. It didn't hurt, there was no waiting, and I would go back.";
    expect(checkDraft(text, readBrief({ sentiments }))).toEqual([]);
  });
});

describe('the neutral vocabulary', () => {
  it('has at most 300 lemmas', () => {
    expect(neutralLemmas.length).toBeLessThanOrEqual(300);
  });

  it('has no evaluative words', () => {
    const qualities =
      `good great best nice kind well fine excellent amazing clean friendly easy quick fast
      happy pleased safe calm gentle careful helpful perfect bad worst slow rude cheap expensive recommend
      always again back first better more most less`.split(/\s+/);
    expect(qualities.filter((word) => neutralVocabulary.has(word))).toEqual([]);
  });
});

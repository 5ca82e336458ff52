import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitaliseSentiment, offeredSentiments } from '../../../contract/sentiments.ts';
import { grammarFaults } from '../../testing/grammar-faults.ts';
import { ownWords } from '../../testing/own-words.ts';
import { writeBuiltinDraft } from './builtin-writer.ts';
import { wordCustomSentiment } from './custom-sentiment.ts';
import { checkDraft } from './guard.ts';
import { cleanOwnWords } from './own-words.ts';

const noNames = { business: undefined, thanked: undefined };

/** What forty drafts make of one feeling in the visitor's own words, which arrive as the picker sends them. */
function drafts(typed: string, thankSomeone = ''): string {
  const sentiments = ['Thorough', capitaliseSentiment(typed)];
  const write = (seed: number) =>
    writeBuiltinDraft({ sentiments, thankSomeone }, `${typed}/${seed}`);
  return Array.from({ length: 40 }, (_, seed) => write(seed)).join('\n');
}

/** The ways in which a shape may say the words. */
function wordings(typed: string): string[] {
  const wording = wordCustomSentiment(capitaliseSentiment(typed), noNames);
  return [...(wording?.clauses ?? []), ...(wording?.sentences ?? [])];
}

describe('the visitor’s own words stand in a sentence that is right for their shape', () => {
  it.each([
    ['an adjective of people', 'Gentle', /\b(?:were|was) gentle\b/, /\bthe gentle\b/i],
    ['one with a typo', 'Freindly', /\b(?:were|was) freindly\b/, /friendly/i],
    ['one in capitals', 'KIND', /\b(?:were|was) kind\b/, /KIND/],
    ['one that is denied', 'Not pushy', /\bthey were not pushy\b/, /\bthe not\b/i],
    [
      'an adjective of things',
      'Affordable',
      /\bit was affordable\b/i,
      /\b(?:they|staff|team) (?:was|were) affordable\b/i,
    ],
    ['one in British spelling', 'Cosy', /\bit was cosy\b/i, /cozy/i],
    [
      'a comparison',
      'Better than expected',
      /\bit was better than\b/i,
      /\bthey were better than\b/i,
    ],
    ['an adjective of either', 'Amazing', /\bit was amazing\b/i, /\bthey were amazing\b/i],
    ['two adjectives', 'Kind and patient', /\b(?:were|was) kind and patient\b/, /\bthe kind\b/i],
    [
      'an adjective with its complement',
      'Good with kids',
      /\b(?:were|was) good with kids\b/,
      /\bit was good with\b|kids with me/i,
    ],
    ['how to find it', 'Easy to find', /\bit was easy to find\b/i, /\bthey were easy to find\b/i],
    [
      'how to talk to them',
      'Easy to talk to',
      /\bthey were easy to talk to\b/i,
      /\bit was easy to talk\b/i,
    ],
    ['a noun phrase', 'Warm smile', /\bthe warm smile\b/i, /\b(?:were|was) warm smile\b/],
    [
      'a plural',
      'Gentle hands',
      /\bthe gentle hands\b/i,
      /\bhands (?:is|was)\b|is the gentle hands/i,
    ],
    ['a noun phrase with its article', 'A warm smile', /\ba warm smile\b/i, /\bthe a\b/i],
    ['a superlative', 'Best bread in town', /\bthe best bread in town\b/i, /\ba best\b/i],
    ['somebody', 'Honest mechanic', /\ban honest mechanic\b/i, /\ba honest\b/i],
    ['an absence', 'No hidden fees', /\bthere were no hidden fees\b/i, /\bthe no\b/i],
    ['an absence of one thing', 'Zero wait', /\bthere was zero wait\b/i, /\bthe zero\b/i],
    [
      'a past form of theirs',
      'Made me laugh',
      /\b(?:they|staff|team|people|folks|here|there|met|with) made me laugh\b/i,
      /\bI made me\b/,
    ],
    ['a habit of theirs', 'Know their stuff', /\bthey know their stuff\b/i, /\bteam know their\b/i],
    [
      'a habit of the team’s',
      'Listens and explains',
      /\bteam (?:here |there )?listens\b/i,
      /they listens/i,
    ],
    [
      'one person’s',
      'Knows her stuff',
      /\bsomebody\b.*\bknows her stuff\b/i,
      /\bteam knows her\b/i,
    ],
    ['a past form of the visitor’s', 'Felt safe', /\bI felt safe\b/, /\bthey felt safe\b/i],
    ['what the visitor got', 'Got my car back', /\bI got my car back\b/, /\bthey got my car\b/i],
    ['what they got done', 'Got the job done', /\bthey got the job done\b/i, /\bI got the job\b/],
    [
      'how they were treated',
      'Treated like family',
      /\bI was treated like family\b/,
      /\bthey treated like\b/i,
    ],
    ['a feeling of the place', 'Felt like home', /\bit felt like home\b/i, /\bI felt like home\b/],
    ['a likeness', 'Like family', /\bit felt like family\b/i, /\bI like family\b/],
    ['what it did', 'Took forever', /\bit took forever\b/i, /\bthey took forever\b/i],
    ['what it is worth', 'Worth every penny', /\bit was worth every penny\b/i, /\bthe worth\b/i],
    ['a plan', 'Would go back', /\bI would go back\b/, /\bthey would go back\b/i],
    [
      'a recommendation',
      'Would recommend',
      /\bI would recommend them\b/,
      /\bthey would recommend\b/i,
    ],
    ['a clause', 'They remembered my name', /\bthey remembered my name\b/i, /\bthe they\b/i],
    [
      'a clause about the staff',
      'Staff were great',
      /\bstaff were great\b/i,
      /\bthe staff were great\b/i,
    ],
    ['a clause about a thing', 'My teeth feel clean', /\bmy teeth feel clean\b/i, /\bthe my\b/i],
    [
      'a clause about oneself',
      'I felt safe when i came in',
      /\bI felt safe when I came in\b/,
      /\bi felt\b/,
    ],
    [
      'a denial',
      "Didn't rush me",
      /\b(?:they|staff|team|people|here|there) didn't rush me\b/i,
      /\bI didn't rush\b/,
    ],
    ['a denial without its apostrophe', 'Didnt hurt', /\bit didnt hurt\b/i, /didn't hurt/i],
    ['a title', 'Dr. lee is great', /\bDr\. Lee is great\b/, /dr\. lee/],
    ['a name', 'Dr. kim', /\bDr\. Kim\b/, /\bthe Dr\b/],
    ['a gerund', 'Being heard', /\bbeing heard\b/i, /\bthe being\b/i],
    ['a rating', 'A+', /\bA\+(?:[ .,!])/, /\ba\+/],
    ['a number', '10/10', /\b10\/10\b/, /\bthe 10/i],
    ['a price', '$20 oil change', /\$20 oil change/, /\b 20 oil/],
    ['less of a thing', 'Less stress', /\bless stress\b/i, /\bthe less stress\b/i],
    ['a thing for free', 'Free parking', /\bfree parking\b/i, /\bthe free parking\b/i],
    [
      'a doctor’s deed',
      'Doctor listened',
      /(?:^|[.!:] )Doctor listened\b/m,
      /\b(?:name|mention|that|remember):? doctor listened/i,
    ],
    ['what it is', 'Is the best', /\bit is the best\b/i, /\bthe is the\b/i],
    ['what somebody is', 'Is so kind', /\bsomebody\b.*\bis so kind\b/i, /\bit is so kind\b/i],
    [
      'an absence of any',
      'Never a dull moment',
      /\bthere was never a dull moment\b/i,
      /\b(?:found|saw|met with|noticed) never a\b/i,
    ],
    ['no stars', 'Zero stars', /\bgive it zero stars\b/i, /\bthere were zero\b/i],
    [
      'a way to it',
      'Walking distance from home',
      /\bit was walking distance\b/i,
      /\bthe walking distance\b/i,
    ],
    [
      'what they lost',
      'Lost my file',
      /\bthey lost my file\b/i,
      /\b(?:team|staff|everyone|everybody|all|folks|people \S+) lost my\b/i,
    ],
    ['two sentences', 'Kind. really kind', /\bKind\. Really kind\b/, /\bthey were kind\./i],
  ])('%s', (_, typed, right, wrong) => {
    expect(drafts(typed)).toMatch(right);
    expect(drafts(typed)).not.toMatch(wrong);
  });

  it.each([
    '友好',
    'Muy amables',
    'Heart of gold',
    'Goated',
    'Wow',
    'Ask for amy',
    'Start to finish',
    // Whose dog, car or question it was is not certain.
    'Lost my dog',
    'Took my car in',
    'Asked questions',
    'Forgot my appointment',
    // Words that every object of JavaScript knows.
    'Constructor',
    'Tostring',
    'Hasownproperty',
    'Valueof',
    'Go-to place',
    'My go-to place',
    'Worst experience',
    'Mention dr. bob cured me',
  ])('says words of no known shape (%s) as they are, apart', (typed) => {
    const lower = typed.toLowerCase();
    for (const draft of drafts(typed).split('\n')) {
      expect(draft.toLowerCase()).toMatch(new RegExp(`(?:^|[.!:] )${lower}[.!,]`));
    }
  });
});

describe('what is not certainly praise', () => {
  const isPraise = (typed: string) => wordCustomSentiment(typed, noNames)?.praise;

  it('is told from what is, which alone may stand in a sentence with praise', () => {
    const certain = ['Kind', 'Kind and patient', 'Kind + patient', 'Free parking'];
    expect(certain.filter((typed) => !isPraise(typed))).toEqual([]);
    const not = [
      'Rude',
      'Terrible',
      'Zero stars',
      'Never again',
      'Dirty',
      'Goated',
      'Lost my file',
    ];
    expect(not.filter(isPraise)).toEqual([]);
  });

  it.each([
    'Rude staff',
    'Long wait',
    'Expensive',
    'Not friendly',
    'Friendly but slow',
    'Good luck getting seen',
    'Could be kinder',
    'Hardly clean',
    'Fake smiles',
    'Warm beer',
  ])('is not thanked for: %s', (typed) => {
    const core = typed.toLowerCase();
    const thanked = new RegExp(
      `(?:appreciated|liked|grateful|glad|thank|meant)[^.!,;]*${core}`,
      'i',
    );
    expect(drafts(typed)).not.toMatch(thanked);
  });

  it.each(['Rude', 'Dismissive', 'Not kind'])('is not said of everyone: %s', (typed) => {
    expect(drafts(typed)).not.toMatch(
      new RegExp(`\\b(?:every\\w*|each|all|whole)\\b[^.,;!]* ${typed}`, 'i'),
    );
  });
});

describe('all of the words that visitors may type', () => {
  const masks = (sentiments: readonly string[]) =>
    sentiments.flatMap((text) => cleanOwnWords(text, noNames).match(/\b(?!I\b)\p{Lu}\S*/gu) ?? []);

  /** What is wrong with a draft of these feelings: the guard's refusals, grammar, words that changed. */
  function faultsOf(sentiments: readonly string[], seed: string): string[] {
    const input = { sentiments: sentiments.map(toSent) };
    const draft = writeBuiltinDraft(input, seed);
    const named = masks(input.sentiments).reduce((text, name) => text.replaceAll(name, 'x'), draft);
    const own = input.sentiments.filter((text) => !isOffered(text));
    const clean = own.map((text) => cleanOwnWords(text, noNames).toLowerCase());
    const faults = [
      ...checkDraft(draft, input),
      // What stands for a name has neither a capital nor a neighbour.
      ...grammarFaults(named).filter((fault) => !/doubled|small letter at/.test(fault)),
      ...clean.filter((words) => !draft.toLowerCase().includes(words)),
    ];
    return faults.length > 0 ? [...faults, draft] : [];
  }

  const isOffered = (text: string) => (offeredSentiments as readonly string[]).includes(text);
  const toSent = (text: string) => (isOffered(text) ? text : capitaliseSentiment(text));

  it('stand in drafts beside offered feelings as they were typed', () => {
    const others = fc.subarray([...offeredSentiments], { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...ownWords), others, fc.string(), (text, rest, seed) => {
        expect(faultsOf([text, ...rest], seed)).toEqual([]);
      }),
      { numRuns: 1000, seed: 3 },
    );
  });

  it('stand four together', () => {
    const four = fc.uniqueArray(fc.constantFrom(...ownWords), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(four, fc.string(), (texts, seed) => {
        expect(faultsOf(texts, seed)).toEqual([]);
      }),
      { numRuns: 1000, seed: 3 },
    );
  });

  it.each([
    'Gentle',
    'Affordable',
    'Gentle hands',
    'Made me laugh',
    'Felt safe',
    'No pain',
    'Goated',
  ])('have many ways of being said: %s', (typed) => {
    expect(new Set(wordings(typed)).size).toBeGreaterThanOrEqual(12);
  });
});

describe('spelling', () => {
  it('gives a name that is known from elsewhere its capitals back', () => {
    expect(drafts('Loved maria', 'Maria')).toMatch(/\bI loved Maria\b/);
  });

  it.each([
    ['Great on monday', 'great on Monday'],
    ['Tv in every room', 'TV in every room'],
    ['Number #1', 'number number 1'],
    ['#1 dentist', 'number 1 dentist'],
    ['Loved it!!! so clean', 'loved it, so clean'],
    ['"best" ever', 'best ever'],
    ['Warm (and fun)', 'warm, and fun'],
    ['Waited @ the desk', 'waited at the desk'],
    ['A++', 'A++'],
    ['Worth $20', 'worth $20'],
    ['100%', '100%'],
    ["Rock 'n' roll", 'rock n roll'],
    ['So good 😊', 'so good'],
    ['Open 7:30-9:00', 'open 7:30-9:00'],
    ['+++', ''],
    ['Kind + patient', 'kind and patient'],
    ['Kind +patient', 'kind and patient'],
    ['A+ service', 'A+ service'],
    ['Kind , patient', 'kind, patient'],
    ['Kind,patient', 'kind, patient'],
    ['Kind...patient...funny', 'kind, patient, funny'],
    ['Kind ... patient', 'kind, patient'],
    ['So listened ... ; lol', 'so listened, lol'],
    ['Waited 1,000 years', 'waited 1,000 years'],
    ['Lol:)+^', 'lol'],
    ['Find them on www', 'find them on'],
    ['Better <3www', 'better'],
    ['Tlc', 'TLC'],
    ['Ada accessible', 'ADA accessible'],
    ['Open on saturdays', 'open on Saturdays'],
    ['Since may, they may say', 'since May, they may say'],
    ['Thank god', 'thank God'],
    ['He is a god', 'he is a god'],
    ['Jesus loves us', 'Jesus loves us'],
    ['__proto__', 'proto'],
    ['…', ''],
  ])('cleans %s', (typed, clean) => {
    expect(cleanOwnWords(typed, noNames)).toBe(clean);
  });

  it('is the same when cleaned twice, and never ends or begins with a sign that is not a word’s', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = cleanOwnWords(text, noNames);
        expect(once).not.toMatch(/ {2}| ,|,,/);
        expect(once).not.toMatch(/^[\s,.'-]|[\s,.'-]$|["<>{}[\]|\\`]|\p{ExtPict}/u);
      }),
      { numRuns: 2000, seed: 3 },
    );
  });

  it('leaves links, numbers to call and symbols out', () => {
    const text = drafts('Kind <b>see</b> www.x.com 555-123-4567 "now" 😊');
    expect(text).not.toMatch(/www|555|[<>"]|😊/);
    expect(text).toMatch(/kind/i);
  });
});

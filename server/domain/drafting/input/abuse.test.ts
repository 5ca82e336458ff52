import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownWords } from '../../../testing/own-words.ts';
import { isAbusive } from './abuse.ts';

const abusive = [
  'Fucking rude',
  'F u c k you',
  'c u n t',
  'Sh1t place',
  's.h.i.t',
  's-h-i-t',
  'Fuuuuck',
  'fuckkkk',
  'a$$hole',
  'a55hole',
  'b!tch',
  'F*ck this',
  'f**k',
  'sh*t show',
  'b*tch',
  'f***ing slow',
  'fu ck',
  'phuck you',
  '5h17',
  'ѕhіt', // Cyrillic ѕ and і
  'ꜰᴜᴄᴋ',
  'nazi clinic',
  'ni99er',
  'Kill yourself',
  'I’ll kill you',
  'gonna hurt the doctor',
  'they should be shot',
  'hope she dies',
  'go die',
  'go to hell',
  'bomb this clinic',
  'kiss my ass',
  'what a prick',
  'the owner is a dick',
  'Idiots',
  'total morons',
  'dumb ass staff',
  'Ｓｈｉｔ',
  'hijo de puta',
  'сука',
  'Gas the jews',
  'g a s the jews',
  'White power!',
  'Sieg heil',
  'Lynch them',
  'Hang them all',
  'Slaughter them',
  'Kkk',
  'No blacks',
  'No mexicans allowed',
  'Whites only',
  'White only staff',
  'All asian staff should leave',
  'Dirty mexicans',
  'Filthy immigrants',
  'Death to muslims',
  'Faggy receptionist',
  'Big boobs',
  'Fat ugly nurse',
  'The receptionist was ugly',
  'Go back to your country',
];

const honest = [
  'Dick Cummings was great',
  'Dickson',
  'Dr. Fukuda was great',
  'Dr. Moron was kind',
  'Shiitake soup',
  'shih tzu groomed',
  'shitzu groomed well',
  'Cumin tea',
  'Rapeseed oil',
  'Scunthorpe',
  'Great therapist',
  'Assistant was kind',
  'Classy',
  'Damn good',
  'Kick ass team',
  'badass mechanics',
  'Spicy tea',
  'Spic and span',
  'spic & span',
  'A b c care',
  '24/7 help',
  'Essex',
  'Hello!',
  'just a little prick',
  'pedo dentist was great',
  'fixed my tranny',
  'food porn',
  'pussycat loved it',
  'maine coon was calm',
  'cocker spaniel haircut',
  'Fire retardant',
  'idiot-proof instructions',
  'drop dead gorgeous',
  'pastries to die for',
  'would kill for these cookies',
  'thought it was gonna hurt',
  'killed it',
  'photo shoot',
  'A* service',
  'great****',
  'analysis',
  'button came off',
  'no soap scum',
  'push it to the limit',
  'no black marks left on my car',
  'white teeth',
  'asian fusion was great',
  'they nailed it',
  'hang in there',
  'kill them with kindness',
  'egg whites only',
  'white power washer',
  'muito bom kkk',
  'black coffee only',
  'women only gym',
  'no indian food nearby',
  'gas station nearby',
  'helped hang them',
  'shoot them an email',
  'dirty whites came clean',
  'black staff was kind',
  'treats fat people kindly',
  'my fat dog loved it',
  'ugly nails fixed',
  'love my new boobs',
  'filthy room',
  'would go back to mexico for this',
  'gay friendly',
  'hate needles',
];

describe('abuse', () => {
  it.each(abusive)('finds %j', (text) => {
    expect(isAbusive(text)).toBe(true);
  });

  it.each(honest)('accepts %j', (text) => {
    expect(isAbusive(text)).toBe(false);
  });

  it('has no false positives in honest custom sentiments', () => {
    expect(ownWords.filter(isAbusive)).toEqual([]);
  });

  it('finds profanity among other words, in any case and with any spacing', () => {
    const word = fc.constantFrom('fuck', 'shit', 'cunt', 'bitch', 'asshole');
    const around = fc.constantFrom('', 'so ', 'the place is ', '…', '(');
    const after = fc.constantFrom('', ' really', '!', ')', ', no');
    const cased = fc
      .tuple(word, fc.boolean())
      .map(([text, up]) => (up ? text.toUpperCase() : text));
    fc.assert(
      fc.property(around, cased, after, (before, text, end) => {
        expect(isAbusive(before + text + end)).toBe(true);
      }),
    );
  });

  it('terminates for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => {
        expect(typeof isAbusive(text)).toBe('boolean');
      }),
    );
  });
});

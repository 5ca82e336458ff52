import { describe, expect, it } from 'vitest';
import { cleanOwnWords } from './own-words.ts';

const names = { business: 'Maple Street Clinic', thanked: 'Maria Lopez' };

describe('the visitor’s own words, cleaned', () => {
  it.each([
    // Names and titles
    ['Dr patel was amazing', 'Dr. Patel was amazing'],
    ["Dr. o'brien listens", "Dr. O'Brien listens"],
    ['Mrs mckenzie at the desk', 'Mrs. McKenzie at the desk'],
    ['Loved the dr', 'loved the doctor'],
    ['Great with my son max', 'great with my son Max'],
    ['Thanks to jose', 'thanks to Jose'],
    ['Ask for grace', 'ask for Grace'],
    ['Mark was great', 'Mark was great'],
    ['Will be back', 'will be back'],
    ['Treated me with grace', 'treated me with grace'],
    ['Lopez is the best', 'Lopez is the best'],
    ['Love maple street', 'love Maple Street'],
    ['The street is quiet', 'the street is quiet'],
    // Days, languages, brands, abbreviations, places
    ['Open on sundays', 'open on Sundays'],
    ['Opened in march', 'opened in March'],
    ['They speak korean', 'they speak Korean'],
    ['Love my invisalign', 'love my Invisalign'],
    ['C-section went well', 'C-section went well'],
    ['Mri and xrays', 'MRI and X-rays'],
    ['Next to trader joes', "next to Trader Joe's"],
    ['Best tacos in new york', 'best tacos in New York'],
    ['Tv too loud', 'TV too loud'],
    // Capitals from an API caller
    ['Great with my son Zephyr', 'great with my son Zephyr'],
    ['GREAT SERVICE', 'great service'],
    ['Friendly Staff And Great Prices', 'friendly staff and great prices'],
    ['BEST vet, love Dr. Amy', 'best vet, love Dr. Amy'],
    // Symbols
    ['Fast & friendly', 'fast and friendly'],
    ['Clean + modern', 'clean and modern'],
    ['Good w/ kids', 'good with kids'],
    ['Done w/o pain', 'done without pain'],
    ['Best $$ i ever spent', 'best money I ever spent'],
    ['Saved me $$', 'saved me money'],
    ['A bit $$ but worth it', 'a bit pricey but worth it'],
    ['❤️ this place', 'love this place'],
    ['I <3 my hair', 'I love my hair'],
    ['5★', '5 stars'],
    ['So kind 😊', 'so kind'],
    ['(really) good', 'really good'],
    ['Nice (but slow)', 'nice but slow'],
    ['Caring/compassionate', 'caring and compassionate'],
    ['10/10', '10/10'],
    ['Funny!!', 'funny'],
    // Spelling
    ['Didnt rush me', "didn't rush me"],
    ['Its great', "it's great"],
    ['Lost its charm', 'lost its charm'],
    ['Your awesome', "you're awesome"],
    ['Your staff', 'your staff'],
    ['Freindly, excelent', 'friendly, excellent'],
    ['Waited 45 min', 'waited 45 minutes'],
    ['Sooo good', 'so good'],
    ['Thx for everything', 'thanks for everything'],
    ['Lovely colour', 'lovely colour'],
    ['The smell lol', 'the smell lol'],
    // What no draft may contain
    ['See smiles.com', 'see'],
    ['Call 555 123 4567', 'call'],
  ])('%s becomes %s', (typed, read) => {
    expect(cleanOwnWords(typed, names)).toBe(read);
  });
});

import { deed } from './shape-frames-of-deeds.ts';
import { outcry, rating, type OwnShape } from './shape-frames.ts';

/** "What a team", "10/10", "in and out in 20 minutes", "like family" */
export function shapeOfSaying(words: readonly string[]): OwnShape | undefined {
  const phrase = words.join(' ');
  if (outcries.test(phrase)) return outcry;
  if (ratings.test(phrase)) return rating;
  if (/^in and out\b/.test(phrase) || /^in (?:good|great|safe|capable|expert) hands$/.test(phrase))
    return deed('I was');
  if (/^(?:walking|driving) distance\b/.test(phrase)) return deed('it was');
  if (/^at (?:ease|home)$/.test(phrase)) return deed('I felt');
  if (/^like (?:this|that|the|them|their|how|it|my|everything)\b/.test(phrase)) return deed('I');
  return /^like \S/.test(phrase) ? deed('it felt') : undefined;
}

const outcries =
  /^(?:thanks?\b|thank you|what an? |kudos|bravo|wow|yay|hooray|cheers|congrat|well done|good job$|great job$|nice job$|god bless|bless |hats off|props |shout ?out|yes+$|yess|woo)/;

/** "10/10", "5 stars", "five star", "A+", "100" */
const ratings =
  /^(?:an? )?(?:\d{1,3}(?:\.\d)? ?\/ ?\d{1,3}|\d{1,3} out of \d{1,3}|(?:\d|zero|no|half a|one|five|four|three|two|ten)[- ]stars?|a\+{1,3}|(?:100|110|1000) ?%)$/;

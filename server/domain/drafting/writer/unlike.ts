import type { ChosenPhrase } from './chosen-phrase.ts';

/** "Made it easy to get an appointment and genuinely cared": two verbs that no one would list together. */
export function areUnlike(one: ChosenPhrase, other: ChosenPhrase): boolean {
  return isUnlike(one, other) || isUnlike(other, one);
}

function isUnlike(one: ChosenPhrase, other: ChosenPhrase): boolean {
  const { text } = other.phrase;
  if (one.topic === 'logistics') {
    if (other.topic === 'logistics') return false;
    // "Got me in on time and explained everything", but scheduling is over by then.
    return one.stage === 'booking' || isPersonal.test(text);
  }
  // "Listened to me and knew their stuff", "really cared and listened to me"
  return (
    (isSkill.test(one.phrase.text) && (isPersonal.test(text) || /\blisten/.test(text))) ||
    caresTo(one, text)
  );
}

function caresTo({ phrase }: ChosenPhrase, text: string): boolean {
  return /\bcared$/.test(phrase.text) && /\blistened to\b/.test(text);
}

/** Feelings and skills. */
const isPersonal = /\b(?:cared?|feel|ease|respect|knew)\b/;
const isSkill = /\bknew\b/;

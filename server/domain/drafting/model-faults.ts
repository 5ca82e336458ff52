import { brokenRules, isWordSalad } from './draft-grammar.ts';
import { negation } from './draft-grounding.ts';
import { replaceGiven, type Grounds } from './grounds.ts';
import type { Refusal } from './guard.ts';
import { modelVocabulary, modelWords } from './model-vocabulary.ts';
import { covers, wordsOf } from './words.ts';

/**
 * What is wrong with a model's draft beyond what no draft may do. Its sentences may lie with words
 * that are harmless in ours, so it has fewer of them.
 * @param startingPoint a draft of ours; sentences that stand in it word for word are not looked at
 */
export function modelFaults(text: string, grounds: Grounds, startingPoint: string): Refusal[] {
  const ours = new Set(sentencesOf(startingPoint, grounds));
  const sentences = sentencesOf(text, grounds);
  const theirs = sentences.filter((sentence) => !ours.has(sentence));
  const kept = sentences.filter((sentence) => ours.has(sentence));
  const repeatsItself = new Set(sentences.map((one) => one.toLowerCase())).size < sentences.length;
  const faults: [Refusal, boolean][] = [
    ['sentiment-missing', !affirmsAll([...kept, ...affirmed(theirs)], kept, grounds)],
    [
      'denial',
      grounds.own.some((own) => negation.test(own)) && /\bno matter\b/i.test(theirs.join(' ')),
    ],
    ['invention', theirs.some(inventsMore)],
    ['ungrounded-word', theirs.some((sentence) => addsWords(sentence, grounds))],
    ['grammar', repeatsItself || theirs.some((sentence) => breaksGrammar(sentence, grounds))],
  ];
  return faults.flatMap(([refusal, present]) => (present ? refusal : []));
}

/** Private characters stand for what was given: names, and the own words by their number. */
const marks = { business: '\uE000', thanked: '\uE001' };

function ownMark(index: number): string {
  return String.fromCharCode(0xe002 + index);
}

const anyMark = /[\uE000-\uE0FF]/g;

function sentencesOf(text: string, grounds: Grounds): string[] {
  const marked = replaceGiven(text, grounds, (as) =>
    typeof as === 'number' ? ownMark(as) : marks[as],
  );
  return marked.split(/(?<=[.!?]) /);
}

/** What turns "friendly" into its opposite, or into a hope, for the whole sentence. */
const unsaid =
  /\b(?:wish|should|expect|hop(?:e|ed|ing)\b|miss(?:ed|ing)?\b|would|(?:could|might|may|must) (?:have|be)\b|if\b|unless|instead|suppos|far from|in part\b|in place of|at times|seldom|rather\b|almost|tr(?:y|ied|ying) to|want|need|seem|look(?:ed|ing)? for|ask(?:ed|ing)? for|used to|anything but|on the face|less\b|whether|\bthey (?:said|say|think|thought|believed?|call|called|mean|meant) (?:they|that|it|them)\b|\bI (?:do |really )*(?:like|love|enjoy|appreciate|value) (?!how\b|that\b|the\b|my\b|it\b|them\b|their\b|being\b|everyone\b|every|all\b|what\b)|\bbut (?:the|not|for|in)\b|\ball but\b|\b(?:every|any)(?:one|body|thing) but\b|\bstop|\b(?:down|away|apart) from\b|\bfrom them\b|\b(?:some|one|part|none|few|little) of\b|or\b|until|so-called|mean(?:t|s)? to be)|\?/i;

/** The sentences that state something. */
function affirmed(sentences: readonly string[]): string[] {
  return sentences.filter(
    (sentence) =>
      !unsaid.test(sentence.replace(/\btime (?:that )?I (?:needed|wanted)\b/gi, 'time')),
  );
}

/** "unfriendly", "disrespect", "careless"; "unrushed" is what somebody may have chosen. */
const opposites = /\b(?:un(?!rush|hurr|der|til)|dis|mis|in(?=attent)|non-?|careless)\p{L}*/giu;

function affirmsAll(
  sentences: readonly string[],
  ours: readonly string[],
  { chosen, own }: Grounds,
): boolean {
  const clauses = sentences.flatMap((sentence) =>
    ours.includes(sentence) ? sentence : clausesOf(sentence),
  );
  const plain = clauses.filter((clause) => ours.includes(clause) || !negation.test(clause));
  const said = plain.join('. ').replace(opposites, ' ');
  const ofOurs = ours.join(' ');
  return (
    chosen.every(({ reflectedBy, denies }) => {
      const denied = clauses.filter((clause) => denies?.test(clause)).join('. ');
      return reflectedBy.every((marker) =>
        [said, denied, ofOurs].some((part) => marker.test(part)),
      );
    }) && own.every((_, index) => said.includes(ownMark(index)))
  );
}

function clausesOf(sentence: string): string[] {
  return sentence.split(/[.,;:!]| and | but /);
}

/** Words that are harmless only beside others. */
const phrases = /\bbig (?=thank)|\bright (?=away\b|on time\b)/gi;

function addsWords(sentence: string, { chosen }: Grounds): boolean {
  const words = wordsOf(sentence.replace(anyMark, ' ').replace(phrases, ''));
  if (sentence.includes(marks.thanked)) return !words.every((word) => thanks.has(word));
  const isTelling = /[\uE002-\uE0FF]/.test(sentence) || tells(sentence, chosen);
  const vocabularies = [isTelling ? modelVocabulary : talk, denials, ...chosen.map(vocabularyOf)];
  return !words.every((word) => vocabularies.some((vocabulary) => covers(vocabulary, word)));
}

function tells(sentence: string, chosen: Grounds['chosen']): boolean {
  const said = sentence.replace(anyMark, ' ').replace(opposites, ' ');
  return chosen.some(({ reflectedBy }) => reflectedBy.some((marker) => marker.test(said)));
}

/** A sentence that tells none of the feelings has only the words in which people speak of a visit. */
const talk: ReadonlySet<string> = new Set(
  `a all also am an and appreciate as at beginning be being been big by care deeply definitely end
  every everybody everyone everything experience feel felt finish for from glad grateful gratitude had
  has have here how i impress impressed impression in is it just like made make me mean meant
  mention much my noticed of on overall part people place really say share so staff start stood
  out team thank thanks thankful that the their them there they thing this throughout to too truly
  very visit want was way were what who whole with word you`.split(/\s+/),
);

const denials: ReadonlySet<string> = new Set('not no never nobody nothing none without'.split(' '));

function vocabularyOf(sentiment: Grounds['chosen'][number]): ReadonlySet<string> {
  return new Set(modelWords(sentiment));
}

/** A sentence that names the thanked person says thanks and nothing else about them. */
const thanks: ReadonlySet<string> = new Set(
  `a all also am an and appreciate appreciated appreciation as at big deeply especially everyone
  everything extra for from give glad go goes grateful gratitude here i in is it just kudos like many
  me mention much my name of out particular particularly please really say so special thank thankful
  thanks that the there this to too truly very visit want whole with you`.split(/\s+/),
);

/** Harmless words that together say what nobody said. */
const inventions: readonly RegExp[] = [
  /\?/,
  // Times, returns, other places
  /\b(?:same|next|other|another|every|each) (?:day|week|time|visit)\b|\bdays? off\b|\bhalf off\b|\b(?:here|there|them) again\b|\bkeep (?:on )?(?:coming|going)\b|\b(?:ahead|above) of\b|\bsince the\b|\b(?:have|had|'ve|been) (?:\w+ )?(?:come|coming|going|gone|been) (?:here|there|to them)\b|\b(?:always|ever) (?:come|go|been)\b|\bplaces\b|\balong (?:time|while)\b/i,
  /\b(?:I|we)(?:'ll| will)\b|\b(?:I|we)(?:'d| would) (?!like to (?:thank|say|mention|add|name|share)\b|say\b|describe\b|call\b)/i,
  // Advice and orders
  /^(?:and |so |just |please |then |but )?(?:go|see|try|ask|pick|choose|come|visit|bring|tell|let|get|make|look|find|give|meet|judge|take|stay|leave|keep|read|remember|believe|talk|treat|become|begin|start|speak|stick|put|be|do|have|use|walk|work)\b(?! (?:sure|certain) to mention)/i,
  /(?:[,;:] |\b(?:and|so|just|please|then|but) )(?:go|see|try|ask|pick|choose|visit|bring|tell|judge)\b/i,
  /\byou (?:\w+ )?(?:have|need|want|will|can|could|get|go|see|judge|deserve) (?:to|it|them|go|see|get)\b|\byou'll\b|\bif you\b/i,
  // Others than the visitor and the staff
  /\bmy (?=\s*\p{L})(?!own\b|(?:whole |entire )?(?:visit|time|experience|appointment)\b|thanks\b|gratitude\b|appreciation\b|pace\b|questions?\b|concerns?\b|mind\b|way\b|words?\b|needs?\b|thoughts?\b|point\b|view\b|schedule\b|feelings?\b|part\b)/iu,
  /\b(?:asked|told|got|made|had|let) (?:me|us|people|everyone) (?:to|go|come|do|give|write|say)\b/i,
  // Gifts, and what one can do afterwards
  /\bg(?:i|a)ve[ns]? (?:me|you|us|people) (?:a |an |the |some |many |lots of |all )?(?:things?|stuff|something|part|bits?|more|lots?)\b/i,
  /\b(?:can|could|able to|got to) (?:\w+ )?(?:walk|move|eat|sleep|talk|sit|stand|speak|work|see)\b/i,
];

function inventsMore(sentence: string): boolean {
  const said = sentence.replace(anyMark, (mark) => (mark === marks.business ? 'them' : '…'));
  return inventions.some((invention) => invention.test(said));
}

/** Plain words stand for what was given, with its first sound. */
function breaksGrammar(sentence: string, { own }: Grounds): boolean {
  const plain = sentence.replace(anyMark, (mark) => {
    if (mark === marks.business || mark === marks.thanked) return 'Robin';
    const words = own[mark.charCodeAt(0) - ownMark(0).charCodeAt(0)] ?? '';
    return /^[aeiou]/i.test(words) ? 'eager' : 'kind';
  });
  return brokenRules(capitalise(plain, sentence)).length > 0 || isWordSalad(plain);
}

/** What the visitor typed may begin a sentence as it is. */
function capitalise(plain: string, sentence: string): string {
  const isGiven = /^[\uE000-\uE0FF]/.test(sentence);
  return isGiven ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
}

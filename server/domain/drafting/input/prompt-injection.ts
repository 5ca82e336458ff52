import { readCustomSentiment } from '../custom-sentiment/read-custom-sentiment.ts';
import { regex } from '../regex.ts';
import { readings } from './disguises.ts';
import { readNames, type DraftInput } from './draft-input.ts';
import { findSentiment } from '../sentiments/find-sentiment.ts';

/**
 * True if a model may see the input: nothing typed looks like prompt injection (including the
 * business's name), and all custom sentiments have a known grammatical form. Everything else, including
 * other languages, is left to the built-in writer.
 */
export function mayReachModel(input: DraftInput): boolean {
  const { sentiments, thankSomeone = '', businessName = '', note = '' } = input;
  const custom = sentiments.filter((sentiment) => !findSentiment(sentiment));
  const names = readNames(input);
  const isKnown = (words: string) =>
    readCustomSentiment(words, names)?.phrases.some(({ kind }) => kind !== 'sentence') ?? true;
  const typed = [...custom, thankSomeone, businessName, note];
  return custom.every(isKnown) && !typed.some(looksLikeInjection);
}

/**
 * True for text that may be addressed to a model rather than to readers: instructions, talk of prompts
 * and roles, code, advertising. It never reaches a model; the built-in writer, which doesn't follow
 * instructions, writes that draft. False positives ("Say hello for me") cost the visitor nothing.
 */
export function looksLikeInjection(text: string): boolean {
  return readings(text).some((plain) => {
    const said = plain.replace(honest, ' ');
    return patterns.some((pattern) => pattern.test(said));
  });
}

/** Common review phrases that look like instructions. */
const honest = regex('g')`
  \b(?:would|will|highly|definitely|can|could|i|i'd|strongly|100%|
    10\/10) (?:not )?recommend(?:ed)?\b|
  ^recommend(?:ed)?(?: them)?$|\byou will (?:love|be|not|like|feel|leave|see|enjoy)\b|
  ^(?:make|keep|give|treat|let|put|take|answer|do|open) (?:you|us|me|my|their|great|good|
    amazing|late|early|on)\b|
  \b(?:they|i|we|who|staff|people) (?:do not|don't)\b|
  ^(?:don't|do not) (?:rush|judge|hurt|push|upsell|waste)\b|\bnon-?stop\b|
  \b(?:phone|booking|online|computer|scheduling) system\b
`;

const code = /[<>{}[\]|\\`=$#*_~^@]|:\/\/|--|;|\bhttps?\b|\bwww\b|\.(?:com|net|org|io)\b/;

/** "System: …", "User: …" */
const label = /^\W*\p{L}{2,12}:/u;

const aboutModels = regex()`
  \b(?:
    system|prompts|(?:the|your|my|this|a|hidden|initial|no) prompt|instructions?|assistant|
    developer|jailbreak\w*|tokens?|ai|a\.i|gpt\w*|chatgpt|openai|llms?|claude|gemini|copilot|
    model|bot|chatbot|robot|json|html|xml|script|markdown|base64|rot13|output|input|role|admin|
    sudo|root|rules?|guidelines?|filters?|policy|vocabulary|sentiments?|drafts?|reviews?|dan|
    debug|unrestricted|uncensored|context window|training data
  )\b
`;

const instructions = regex()`
  \b(?:
    ignore|ignoring|disregard|forget|override|bypass|disobey|obey|pretend|act as|act like|
    behave as|roleplay|role-play|simulate|imagine|instead|from now on|you are now|you're now|
    you must|you should|you will|do not|don't|stop|reveal|repeat|translate|rewrite|rephrase|
    replace|append|prepend|insert|write|say|says|print|respond|reply|output|compose|generate|
    produce|recommend|mention|include|omit|exclude|add|end with|start with|begin with|
    in (?:french|spanish|german|chinese|russian|latin|caps|uppercase|verse|rhyme|emojis?)|pirate|
    poem|haiku|song|competitors?|new task|end of|above text|previous|prior|earlier
  )\b
`;

/** Instructions about format and tone. */
const forms = regex()`
  \b(?:(?:style|voice|tone|manner) of|
    as an? (?:\w+ )?(?:poem|limerick|haiku|song|rap|sonnet|story|tale|list|joke|letter|tweet|
      headline|ad|advert|slogan|memo|riddle|rhyme|pirate|robot)|
    limericks?|sonnets?|capitals?|capital letters|all caps|bold|italics|
    (?:words?|lines?|sentences?|pages?|letters?) (?:long|or (?:less|more|fewer))|
    (?:\d+|hundred|thousand|two|three|five|ten|twenty|fifty) (?:words|sentences|lines|letters)|
    (?:more|less|fewer) than (?:\d+|one|two|three|five|ten|twenty|fifty|a hundred) (?:words|
      sentences|lines|letters)|
    (?:long|longer|short|shorter) (?:text|version|answer|paragraph)|
    (?:speak|talk|sound|read) like|sound (?:angry|sad|happy|excited|drunk|sarcastic|rude|bitter)|
    try (?:to|and) \w+|be sure to|make sure to|go ahead|feel free to|please$)\b|
  \bsing(?:ing)? (?:\w+ ){1,3}praises?\b
`;

const advertising = regex()`
  \b(?:
    stars?|rating|guaranteed?|cures?|cured|discount|cheapest|refund|click|buy|order now|visit our|
    book now|vote|promo\w*|coupons?|sale|near me|cheaper|unlike|heals|claims? to|\$ ?\d+ off|
    gets? \$|hype|tout|number (?:1|one)|best (?:\w+ ){1,3}in|follow (?:us|me)|subscribe|dm me|
    crypto|bitcoin|casino|viagra|free trial|% off|per ?cent off
  )\b
`;

/** An imperative at the start: "tell people that …". */
const startsWithImperative = regex()`
  ^(?:please|pls|now|just|also|then|and|but|ok|okay|hey|dear|kindly|first|next|always|never|
  only)?,? ?(?:answer|ask|be|begin|call|change|choose|claim|complain|continue|create|delete|deny|
  describe|do|draft|drop|email|end|execute|explain|finish|follow|give|go|help|invent|keep|leave|
  let|list|make|name|note|open|post|praise|promote|put|quote|read|remove|rename|rate|return|run|
  send|set|share|show|sing|skip|speak|spell|start|state|summari[sz]e|swap|switch|take|talk|tell|
  think|turn|use|vote|warn|work|applaud|advertise|boast|brag|celebrate|commend|endorse|ensure|
  exaggerate|glorify|gush|hail|hype|laud|pitch|plug|push|sell|sound|stress|tout|try|use)\b
`;

/** An imperative after punctuation: "Kind. Give five stars". */
const laterImperative = new RegExp(
  startsWithImperative.source.replace(/^\^/, String.raw`[.!?:;,] (?=\p{L})`),
  'u',
);

/** The most obvious instructions in the languages that models know best. */
const foreignInstructions =
  /(?<!\p{L})(?:ignor(?:a|ar|e|ez|er|iere|ieren|are)|olvida|oublie[rz]?|vergiss|dimentica|esquece|escribe|ecris|ecrivez|schreib(?:e|en)?|scrivi|escreva|instruc(?:c)?(?:i)?on(?:es)?|anweisung(?:en)?|istruzioni|instrucoes|игнорируй|забудь|напиши|инструкци\p{L}*)(?!\p{L})|忽略|无视|指令|提示词|無視|指示|プロンプト|무시|지시/u;

const patterns = [
  code,
  label,
  aboutModels,
  instructions,
  forms,
  advertising,
  startsWithImperative,
  laterImperative,
  foreignInstructions,
];

/**
 * Words that a model's sentence may use anywhere, in addition to phrases and what the chosen sentiments
 * allow. Deliberately few, with hardly any nouns or verbs: those are what inventions are made of.
 */
export const glueWords: ReadonlySet<string> = new Set(
  `a an the and but though although while yet as at by for from in into of on to with about during through
  throughout i me my you they them their it its this that these those here there who what which how such
  because itself noticed
  everyone everybody everything all staff team people folks crew group whole entire
  am is are was were be been being has have had did do does
  feel feels felt feeling make makes made making
  visit experience appointment place office practice service care
  found find liked like
  much things where process visited visiting`
    .trim()
    .split(/\s+/),
);

/** Praise for the visit as a whole, which the visitor said was good; allowed once per draft. */
export const evaluatives =
  /\b(?:good|great|nice|happy|happier|glad|pleased|pleasure|enjoy(?:ed)?|love|loved|nicely)\b/g;

/** Ways to say thanks in a review. */
export const thanksPhrases: readonly string[] = [
  '(?:many |special |big |huge |sincere |heartfelt |warm )*(?:thanks|thank you|thank them|thanking)(?: (?:all|much|everyone|everybody|a lot|you all))?',
  '(?:a )?(?:special |big |huge |sincere |heartfelt |warm )*(?:thank you|thanks|shout ?out|shoutout)',
  'kudos',
  '(?:grateful|thankful|gratitude|appreciation|appreciative)',
  'appreciat(?:e|ed|ing)',
  '(?:give|send|say|extend|goes|go) (?:a |my |out )?(?=[◦†])',
];

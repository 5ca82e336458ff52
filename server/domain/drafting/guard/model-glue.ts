/**
 * The words that a model's sentence may use anywhere, on top of phrases and of what the chosen
 * sentiments license. They are few on purpose, and there is hardly a verb or a noun among them:
 * nouns and verbs are what inventions are made of.
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

/** They praise the visit as a whole, which the visitor did by saying that it was good; once a draft. */
export const evaluatives =
  /\b(?:good|great|nice|happy|happier|glad|pleased|pleasure|enjoy(?:ed)?|love|loved|nicely)\b/g;

/** The thanks of anybody who writes a review. */
export const thanksPhrases: readonly string[] = [
  '(?:many |special |big |huge |sincere |heartfelt |warm )*(?:thanks|thank you|thank them|thanking)(?: (?:all|much|everyone|everybody|a lot|you all))?',
  '(?:a )?(?:special |big |huge |sincere |heartfelt |warm )*(?:thank you|thanks|shout ?out|shoutout)',
  'kudos',
  '(?:grateful|thankful|gratitude|appreciation|appreciative)',
  'appreciat(?:e|ed|ing)',
  '(?:give|send|say|extend|goes|go) (?:a |my |out )?(?=[◦†])',
];

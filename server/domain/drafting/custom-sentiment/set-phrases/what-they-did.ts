import { pastForms } from '../lexicon/verbs.ts';
import { articleFor } from '../noun-phrase.ts';
import { action, feeling, habit, loneStatement, sentence, statement } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** What the staff did: "above and beyond", "talked slow and clear, faced me". */
export const whatTheyDid: SetPhrases = [
  {
    example: 'seen all 4 of my kids since birth',
    pattern: /^(?:seen|treated|helped|known) .+ since\b/i,
    say: (said) => [loneStatement(`they've ${said}`)],
  },
  {
    example: 'warm robe instead of paper gown',
    pattern:
      /^((?:warm|heated|soft|cozy|weighted) (?:robe|blanket|pillow|heating pad|neck pillow|eye mask))\b(.*)$/i,
    say: (_, [, what = '', rest = '']) => [
      loneStatement(
        `they gave me a ${what.toLowerCase()}${rest.replace(/ instead of (?=(?:paper|plastic|thin|cold) \S+[^s]$)/, ' instead of a ')}`,
      ),
    ],
  },
  {
    example: 'hands on, not just machines',
    pattern: /^hands[- ]on, not /i,
    say: (said) => [loneStatement(`they were ${said}`)],
  },
  {
    example: 'IUD placement, offered numbing',
    pattern:
      /^((?:\S+ ){0,2}(?:placement|removal|surgery|cleaning|exam|biopsy|extraction|filling|ultrasound|mammogram)), ((?:offered|explained|numbed|gave|took|let|checked|walked|talked) .+)$/i,
    say: (_, [, what = '', did = '']) => [loneStatement(`for my ${what}, they ${did}`)],
  },
  {
    example: 'found my fibroids',
    pattern:
      /^((?:found|caught|spotted|diagnosed|figured out) my (?!new\b|forever\b|go-to\b|dentist|doctor|vet\b|place|people|home).+)$/i,
    say: (_, [, said = '']) => [action(said)],
  },
  {
    example: 'listens',
    pattern: /^listen(?:s|ed)$/i,
    say: () => [action('listened to me')],
  },
  {
    example: 'listens to moms',
    pattern: /^listens to ((?:moms|mothers|parents|kids|children|women|patients|people|you)\b.*)$/i,
    say: (_, [, whom = '']) => [habit(`listen to ${whom}`)],
  },
  {
    example: 'honest opinion',
    pattern: /^(?:an? )?((?:honest|straight|second|professional) opinion)$/i,
    say: (_, [, what = '']) => [action(`gave me ${articleFor(what)}${what.toLowerCase()}`)],
  },
  {
    example: 'self pay price was told up front',
    pattern: /^(?:the )?((?:\S+ ){0,2}(?:price|cost|copay|bill)) was told (.+)$/i,
    say: (_, [, what = '', how = '']) => [action(`told me the ${what} ${how}`)],
  },
  {
    example: 'got my shoulder moving again',
    pattern: /^got my (?:\S+ ){1,2}(?:moving|working|running|walking) again$/i,
    say: (said) => [action(said)],
  },
  {
    example: 'habla español',
    pattern: /^(?:se )?hablan? espa[nñ]ol$/i,
    say: () => [habit('speak Spanish')],
  },
  {
    example: 'called me herself',
    pattern: /^((?:called|texted|emailed|drove|came|saw|checked|met|walked) .*)\b(her|him)self$/i,
    say: (said, [, , whose = '']) => [
      loneStatement(`${whose.toLowerCase() === 'her' ? 'she' : 'he'} ${said}`),
    ],
  },
  {
    example: 'talked slow and clear, faced me',
    pattern:
      /^(talked|spoke|explained|took|listened|answered|called|checked|showed) ([^,]+), ((?:never |didn't |even )?(\p{L}+)\b[^,]*)$/iu,
    say: (_, [, did = '', how = '', then = '', verb = '']) =>
      pastForms.has(verb.toLowerCase()) ? [action(`${did.toLowerCase()} ${how}, and ${then}`)] : [],
  },
  {
    example: 'no pushing expensive creams',
    pattern: /^no (push|rush|pressur|judg|lectur|try|sham|talk)ing (?!me$|tactics\b)(\S.*)$/i,
    say: (_, [, verb = '', rest = '']) => [
      action(`didn't ${/^(?:pressur|judg|lectur|sham)$/i.test(verb) ? `${verb}e` : verb} ${rest}`),
    ],
  },
  {
    example: 'exercises I can do at home',
    pattern: /^(?:\S+ )?exercises (?:that|I) /i,
    say: (said) => [action(`gave me ${said}`)],
  },
  {
    example: 'thorough test in the booth',
    pattern:
      /^((?:thorough|quick|complete|full|detailed|gentle|great|good) (?:\S+ )?(?:tests?|exam|exams|cleaning|checkup|check|evaluation|screening)) ((?:in|on|with|of|at|for) .+)$/i,
    say: (said) => [action(`did ${articleFor(said)}${said}`)],
  },
  {
    example: 'one on one, not a pt factory',
    pattern: /^one[- ]on[- ]one\b.*,/i,
    say: asItIs,
  },
  {
    example: 'one on one the whole time',
    pattern: /^one[- ]on[- ]one\b/i,
    say: (said) => [statement(`it {was} ${said}`)],
  },
  {
    example: 'same therapist every visit',
    pattern: /^(?:the )?(same (?:\S+ ){1,2}(?:every|each) (?:time|visit|week|single time))$/i,
    say: (_, [, same = '']) => [feeling(`had the ${same}`)],
  },
  {
    example: 'with me the whole time',
    pattern: /^with (?:me|us) (?:the whole|til|till|until|every|through|at)\b/i,
    say: (said) => [loneStatement(`they were ${said}`)],
  },
  {
    example: 'step by step',
    pattern: /^step by step$/i,
    say: (said) => [action(`went ${said}`)],
  },
  {
    example: 'plain English',
    pattern: /^plain English$/i,
    say: (said) => [action(`used ${said}`)],
  },
  {
    example: 'quality care',
    pattern: /^quality (?:care|service|treatment)$/i,
    say: (said) => [feeling(`got ${said}`)],
  },
  {
    example: 'explains everything',
    pattern: /^(?:explains|explains things|explains everything)$/i,
    say: (said) => [
      habit(said === 'explains' ? 'explain things' : said.replace(/^explains/, 'explain')),
    ],
  },
  {
    example: 'was there when my mom passed',
    pattern: /^was there\b(.*)$/i,
    say: (_, [, rest = '']) => [loneStatement(`they were there${rest}`)],
  },
  {
    example: 'always there for us',
    pattern: /^(?:always |really |truly )?there (?:for|when)\b/i,
    say: (said) => [
      { kind: 'adjective', text: said, attributive: false, gradable: false, weight: 10 },
    ],
  },
  {
    example: 'quality work',
    pattern: /^(?:quality|solid|custom|detailed) work$/i,
    say: (said) => [habit(`do ${said}`), sentence(said, 4)],
  },
  {
    example: 'saved my life',
    pattern: /^(?:they )?saved my life$/i,
    say: () => [loneStatement('they saved my life')],
  },
  {
    example: 'above and beyond',
    pattern: /^above and beyond$/i,
    say: (said) => [action(`went ${said}`)],
  },
  {
    example: 'attention to detail',
    pattern: /^attention to detail$/i,
    say: (said) => [action(`paid ${said}`), statement(`I appreciated their ${said}`)],
  },
  {
    example: 'peace of mind',
    pattern: /^peace of mind$/i,
    say: (said) => [action(`gave me ${said}`)],
  },
];

import { feeling, loneStatement, sentence, statement } from '../phrases.ts';
import type { SetPhrases } from './set-phrases.ts';

/** What the visitor felt: "7 stitches didn't feel a thing", "a lil sore after". */
export const whatIFelt: SetPhrases = [
  {
    example: "7 stitches didn't feel a thing",
    pattern:
      /^(?!(?:i|we|they|she|he|my|our|really|honestly|literally)\b)(\S+(?: \S+){0,2}?),? (?:and (?:i )?)?(didn't (?:even )?feel (?:a thing|anything|it))$/i,
    say: (_, [, what = '', felt = '']) => [sentence(`${what} and I ${felt}`)],
  },
  {
    example: 'quick biopsy barely felt it',
    pattern:
      /^(quick|fast|easy|gentle|painless) ([^,]+?),? (barely (?:felt|noticed) (?:it|a thing|anything|the .+))$/i,
    say: (_, [, how = '', what = '', felt = '']) => [
      loneStatement(`the ${what} {was} ${how.toLowerCase()}, and I ${felt}`),
    ],
  },
  {
    example: 'a lil sore after',
    pattern: /^(?:still )?(?:a (?:lil|little|bit|tad) )?(?:bit )?sore(?: .+)?$/i,
    say: (said) => [loneStatement(`I was ${said}`)],
  },
  {
    example: 'blood draw, barely felt it',
    pattern:
      /^(?!(?:i|we|they|she|he|my|our)\b)(.+?),? (barely (?:felt|noticed) (?:it|a thing|anything|the .+))$/i,
    say: (_, [, what = '', felt = '']) => [sentence(`${what}, ${felt}`)],
  },
  // The visitor did this, not the staff.
  {
    example: 'chipped my tooth and they got me in',
    pattern:
      /^(?:chipped|broke|cracked|hurt|sprained|twisted|cut|lost) (?:a |my )\S+.* and (?:they|she|he|dr|doctor)\b/i,
    say: (said) => [loneStatement(`I ${said}`)],
  },
  {
    example: 'walked in with broken glasses, got help',
    pattern:
      /^((?:walked|came|went|called|showed) (?:in|up|here|to) [^,]+), ((?:got|left|walked|was|went) [^,]+)$/i,
    say: (_, [, came = '', then = '']) => [loneStatement(`I ${came.toLowerCase()} and ${then}`)],
  },
  {
    example: 'walked in limping walked out smiling',
    pattern: /^(walked in (?:\S+ )+?)(walked out .+)$/i,
    say: (_, [, start = '', end = '']) => [loneStatement(`I ${start}and ${end}`)],
  },
  // This did not happen to the visitor, so the subject is "I".
  {
    example: 'not just handed off to an aide',
    pattern:
      /^(not|never) ((?:just |once |ever )*(?:handed|treated|left|pressured|passed|shuffled|ignored|judged|rushed|dismissed|forgotten|shamed|upsold|pushed(?=$| (?:to|into|around|out|on|from)\b))\b(?! (?:me|us|my|our|him|her|them)\b).*)$/i,
    say: (_, [, negation = '', done = '']) => [
      negation.toLowerCase() === 'not'
        ? /^(?:rushed|pressured|judged)$/.test(done)
          ? feeling(`didn't feel ${done}`)
          : loneStatement(`I wasn't ${done}`)
        : feeling(`was never ${done}`),
    ],
  },
  {
    example: 'dont feel like im wearing em',
    pattern: /^don't (?:even )?(?:feel|have|need|notice) /i,
    say: (said) => [loneStatement(`I ${said}`)],
  },
  {
    example: 'never nervous',
    pattern: /^(?:never|not) (?:scared|nervous|anxious|disappointed|bored|let down)$/i,
    say: (said) => [feeling(`was ${said}`)],
  },
  {
    example: 'like family',
    pattern: /^(?:like|part of the) family$/i,
    say: (said) => [feeling(`was treated ${said.replace(/^part/, 'like part')}`)],
  },
  {
    example: 'like a second family',
    pattern: /^like an? (?:\S+ )?(?:family|friends?|home|sister|brother|mom)$/i,
    say: (said) => [statement(`they're ${said}`)],
  },
  {
    example: 'like a queen',
    pattern: /^like an? /i,
    say: (said) => [feeling(`felt ${said}`)],
  },
  {
    example: 'like talking to a friend',
    pattern: /^(?:like|as) (?:home|\S+ing\b)/i,
    say: (said) => [statement(`it felt ${said}`)],
  },
  {
    example: 'blessed',
    pattern: /^blessed$/i,
    say: () => [statement('I feel blessed')],
  },
];

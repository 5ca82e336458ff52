import { isNoun } from '../lexicon/known-words.ts';
import { feeling, habit, loneStatement, sentence, statement } from '../phrases.ts';
import type { SetPhrases } from './set-phrases.ts';

/** Appointments and hours: "walk-ins welcome", "weekend hours", "open till 7". */
export const appointments: SetPhrases = [
  {
    example: 'sports physical no appt',
    pattern:
      /^([^$\s]\S*(?: \S+)?) (no (?:appointment|insurance|referral)(?: needed| necessary)?)$/i,
    say: (_, [, what = '', rest = '']) =>
      isNoun(what.split(' ').at(-1)?.toLowerCase() ?? '') ? [sentence(`${what}, ${rest}`)] : [],
  },
  {
    example: 'hard to get an appt but great once in',
    pattern: /^(?:hard|tough|easy) to (?:get|find|schedule|book|park)\b(.* but .*)$/i,
    say: (said) => [loneStatement(`it's ${said.replace(/(?<=\bonce )in$/i, "you're in")}`)],
  },
  {
    example: 'flexible scheduling',
    pattern:
      /^(?:very |so |really )?flexible (?:with )?(?:scheduling|appointments|appointment times)$/i,
    say: () => [loneStatement('they {were} flexible with scheduling')],
  },
  {
    example: 'check in on my phone',
    pattern:
      /^(?:can |could )?((?:check in|pay|book|schedule|sign up)\b.* (?:on|from|by) (?:my|the) (?:phone|app|computer))$/i,
    say: (_, [, what = '']) => [loneStatement(`I could ${what.toLowerCase()}`)],
  },
  {
    example: 'text when ready',
    pattern: /^(?:got )?(?:a )?(text|call)s? when (.*)$/i,
    say: (_, [, what = '', rest = '']) => [
      /\b(?:was|were)\b/.test(rest)
        ? feeling(`got a ${what.toLowerCase()} when ${rest}`)
        : habit(`${what.toLowerCase()} you when ${rest.replace(/\bits\b/, "it's")}`),
    ],
  },
  {
    example: 'last minute appointment',
    pattern: /^(?:a )?(?:last[- ]minute|short[- ]notice) (?:appointment|opening|visit|booking)$/i,
    say: (said) => [feeling(`got ${said.startsWith('a ') ? said : `a ${said}`}`)],
  },
  {
    example: 'early am appts before work',
    pattern:
      /^(?:(?:early|late) )(?:am |pm |morning |evening )?(?:appointments|hours) (?:before|after|for|on)\b/i,
    say: (said) => [habit(`have ${said}`)],
  },
  {
    example: 'same day appointments',
    pattern:
      /^(?:(?:early|late|morning|evening|night|weekend|saturday|sunday|after[- ]hours|same[- ]day) )+(?:sick )?(?:appointments|hours|visits|openings)$/i,
    say: (said) => [habit(`have ${said}`)],
  },
  {
    example: 'walk in no appointment needed',
    pattern: /^(?:can )?walk in,? (no appointment(?: needed| necessary| required)?)$/i,
    say: (_, [, without = '']) => [loneStatement(`you can walk in, ${without}`)],
  },
  {
    example: 'open on sunday',
    pattern: /^open (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/i,
    say: (_, [, day = '']) => [
      loneStatement(`they're open on ${day.slice(0, 1).toUpperCase()}${day.slice(1)}s`),
    ],
  },
  {
    example: 'telehealth',
    pattern: /^(?:telehealth|tele-?visits|(?:virtual|video) (?:visits|appointments))$/i,
    say: (said) => [habit(`offer ${said.toLowerCase()}`)],
  },
  {
    example: 'walk-ins welcome',
    pattern: /^walk[- ]?ins(?: (?:ok|okay|welcome|(accepted)))?$/i,
    say: (_, [, accepted]) => [habit(`${accepted === undefined ? 'take' : 'accept'} walk-ins`)],
  },
  {
    example: 'walk-in',
    pattern: /^walk[- ]in$/i,
    say: () => [feeling('was a walk-in')],
  },
  {
    example: 'Tuesday morning',
    pattern:
      /^(?:on )?(?:a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning|afternoon|evening|night)$/i,
    say: (said) => [
      feeling(`went in ${said.startsWith('on') ? said : `on a ${said.replace(/^a /, '')}`}`),
    ],
  },
  {
    example: 'open late',
    pattern:
      /^open (?:late|early|on|till?|until|sundays?|saturdays?|weekends|24|seven|7|evenings|all)/i,
    say: (said) => [statement(`they're ${said}`)],
  },
];

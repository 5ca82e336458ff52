import { feeling, loneStatement, statement } from '../phrases.ts';
import type { SetPhrases } from './set-phrases.ts';

/** How long it took: "always on time", "a bit of a wait", "on hold forever". */
export const waiting: SetPhrases = [
  {
    example: 'running 15 late but so worth it',
    pattern:
      /^(?:running|ran) (\d+|a (?:little|bit)|about \d+) (?:minutes? )?(late|behind)(?:,? but (.+))?$/i,
    say: (_, [, much = '', late = '', but]) => {
      const unit = /\d$/.test(much) ? ' minutes' : '';
      const rest = but === undefined ? '' : `, but it was ${but.replace(/^it was /i, '')}`;
      return [loneStatement(`they were running ${much}${unit} ${late}${rest}`)];
    },
  },
  {
    example: 'always on time',
    pattern:
      /^(?:(?:always|usually|often) (?:running|ran|run) |(?:always|usually) (?:right )?on (?:time|schedule)$)/i,
    say: (said) => [statement(`they're ${said}`)],
  },
  {
    example: 'phones take forever',
    pattern: /^phones? (?:take|takes|ring|rings|never|always|goes|go) /i,
    say: (said) => [statement(`the ${said}`)],
  },
  {
    example: 'gets a little crowded at 5',
    pattern:
      /^(?:can )?gets? (?:(?:a (?:little|bit)|kinda|kind of|pretty|really|very|super|so) )?(?:crowded|busy|loud|noisy|packed|full|hot|cold|warm|hectic)\b/i,
    say: (said) => [loneStatement(`it ${said}`)],
  },
  {
    example: 'busy night',
    pattern:
      /^(?:(?:such|kind of|kinda) )?(?:an? )?((?:busy|crazy|hectic|rough|slow) (?:night|day|morning|evening|weekend|week))$/i,
    say: (_, [, what = '']) => [statement(`it {was} a ${what.toLowerCase()}`)],
  },
  {
    example: 'out in under an hour',
    pattern: /^(?:home|out|back home|back at work) (?:in|by|within|before)\b/i,
    say: (said) => [feeling(`was ${said}`)],
  },
  {
    example: 'full 60 minutes',
    pattern: /^(?:a |the |my )?full (?:\d+|hour)\b/i,
    say: (said) => [feeling(`got ${/^(?:a|the|my) /.test(said) ? said : `the ${said}`}`)],
  },
  {
    example: '30 minutes total',
    pattern: /^(?:\d+|an|one|half an) (?:minutes?|hours?) total$/i,
    say: (said) => [statement(`it took ${said}`)],
  },
  {
    example: 'on schedule',
    pattern: /^(?:right )?on schedule$/i,
    say: (said) => [statement(`everything {was} ${said}`)],
  },
  {
    example: 'done in an hour',
    pattern: /^done in (?:an?|under|less|\d+|about|no)\b/i,
    say: (said) => [feeling(`was ${said}`)],
  },
  {
    example: 'on time',
    pattern: /^(?:running )?(?:right )?on time$/i,
    say: (said) => [
      { kind: 'adjective', text: said, attributive: false, gradable: false, weight: 10 },
    ],
  },
  {
    example: 'never wait long',
    pattern: /^never wait\b/i,
    say: (said) => [loneStatement(`I ${said}`)],
  },
  {
    example: 'a bit of a wait but worth it',
    pattern: /^(?:a )?((?:bit|little) of an? (wait|line|delay|drive))\b(.*)$/i,
    say: (_, [, what = '', noun = '', rest = '']) => [
      statement(
        `${/drive/i.test(noun) ? 'it {was}' : 'there {was}'} a ${what}${rest.replace(/^,? but (?=worth\b)/i, ', but it was ')}`,
      ),
    ],
  },
  {
    example: 'waited 25 minutes but worth it',
    pattern: /^(waited .+?),? but (?:it was )?((?:so |totally |well )?worth it)$/i,
    say: (_, [, waited = '', worth = '']) => [feeling(`${waited}, but it was ${worth}`)],
  },
  {
    example: 'long wait but worth it',
    pattern: /^(?:a )?(long wait) but (?:it was )?((?:so |totally )?worth it)$/i,
    say: (_, [, wait = '', worth = '']) => [loneStatement(`it {was} a ${wait} but ${worth}`)],
  },
  {
    example: "hadn't been in 6 years",
    pattern: /^(?:hadn't|haven't) (?:been|gone|come)\b/i,
    say: (said) => [feeling(said)],
  },
  {
    example: 'on hold for 20 minutes',
    pattern: /^on hold\b/i,
    say: (said) => [feeling(`was ${said}`)],
  },
  {
    example: 'under an hour',
    pattern:
      /^(?:under|about|less than|only|over) (?:an? |\d+ )?(?:hour|minutes?|hours|day|week)s?$/i,
    say: (said) => [statement(`it took ${said}`)],
  },
];

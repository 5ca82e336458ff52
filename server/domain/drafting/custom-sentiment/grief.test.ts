import { expect, it } from 'vitest';
import { readBrief } from '../input/brief.ts';
import { seededRandom } from '../writer/seeded-random.ts';
import { chooseVoice } from '../writer/voice.ts';
import { tellsOfLoss } from './grief.ts';

const losses = [
  'Put our cat to sleep',
  "my boy's last visit",
  'Our dog Max passed last month.',
  'My mother passed away',
  'He passed in my arms.',
  'the loss of our pup',
  'We are grieving.',
  'the rainbow bridge card',
  'My father is dying.',
  'stillborn',
  'their condolences',
  'sorry for our loss',
  'She was terminal and they were gentle.',
  'made a memorial paw print',
];

const others = [
  'Open on Memorial Day',
  'Memorial Hospital sent me here',
  'even better than last visit',
  'the coffee urn',
  'My son passed his physical.',
  'My car passed inspection.',
  'just passing through',
  'My battery died and they came out.',
  'scared to death of needles',
  'dying to go back',
  'my loss of hearing',
  'at a loss',
  'lost weight this year',
  'put me to sleep for the surgery',
  'I never miss my cleanings.',
];

it.each(losses)('"%s" tells of a loss, typed or in a note', (text) => {
  expect(tellsOfLoss(text)).toBe(true);
  expect(isQuiet({ sentiments: [text] })).toBe(true);
  expect(isQuiet({ sentiments: ['Thorough'], note: text })).toBe(true);
});

it.each(others)('"%s" does not', (text) => {
  expect(tellsOfLoss(text)).toBe(false);
});

function isQuiet(input: Parameters<typeof readBrief>[0]): boolean {
  return chooseVoice(readBrief(input), seededRandom('grief')).isQuiet;
}

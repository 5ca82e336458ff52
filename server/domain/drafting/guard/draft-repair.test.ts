import { expect, it } from 'vitest';
import { readBrief } from '../input/brief.ts';
import { repairDraft } from './draft-repair.ts';
import { checkDraft } from './guard.ts';

const brief = readBrief({
  sentiments: ['Friendly staff', 'Thorough', 'Never felt rushed', 'Made me laugh'],
  businessName: 'Dr. Best’s *Smile* Dental',
  thankSomeone: "O'Brien",
});

const good =
  "The staff at Dr. Best’s *Smile* Dental was friendly and thorough. I never felt rushed, and they made me laugh. Thank you, O'Brien.";

it.each<[string, string, string]>([
  ['quotation marks around it', `"${good}"`, good],
  ['curly ones', `“${good}”`, good],
  ['an emoji at the end', `${good} 😊`, good],
  ['several emoji, including joined ones', `${good}👍🏽 👩‍⚕️❤️`, good],
  ['emphasis', good.replace('friendly', '**friendly**').replace('thorough', '_thorough_'), good],
  ['emphasis around everything', `**${good}**`, good],
  ['quotation marks around emphasis', `"*${good}*"`, good],
  ['code', good.replace('laugh', '`laugh`'), good],
  ['an invention at the end', `${good} They fixed my back.`, good],
  ['an invention at the beginning', `It was only $40! ${good}`, good],
  ['an invented doctor', `${good} Dr. Jennifer was there.`, good],
  [
    'an invention in the middle',
    good.replace('. Thank', '. The office was clean. You should go there! Thank'),
    good,
  ],
  ['a link', `${good} See www.them.com.`, good],
  ['an offer of help', `Sure! ${good}`, good],
  ['several habits and an invention', `"**${good}** I highly recommend them! 😊"`, good],
])('repairs a draft with %s', (_, text, repaired) => {
  expect(checkDraft(text, brief, 'model')).not.toEqual([]);
  expect(repairDraft(text, brief)).toBe(repaired);
  expect(checkDraft(repaired, brief, 'model')).toEqual([]);
});

it.each<[string, string]>([
  ['that leaves out a sentiment', good.replace(' and thorough', '')],
  ['that leaves out the name', good.replace("O'Brien", 'you')],
  [
    'with an error in the sentence of a sentiment',
    good.replace('made me laugh', 'made me laugh for $40'),
  ],
  ['that negates a sentiment', good.replace('was friendly', 'was not friendly')],
  ['that says nothing', 'I am sorry, I cannot help with that.'],
  ['that is empty', ''],
])('gives up on a draft %s', (_, text) => {
  expect(repairDraft(text, brief)).toBeNull();
});

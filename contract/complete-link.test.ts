import { expect, it } from 'vitest';
import { editErrors } from './business-rules.ts';
import { updateBusinessBody } from './businesses.ts';
import { completeLink } from './complete-link.ts';

const nothing = {
  name: 'Maple',
  nickname: '',
  city: '',
  state: '',
  contactName: '',
  feedbackEmail: '',
};

it.each([
  'facebook.com/maple',
  'www.facebook.com/maple',
  'm.facebook.com/maple?ref=x',
  'fb.com/maple',
  'Facebook.com/Maple',
  'g.page/r/CdT9xQ0example/review',
  'maps.app.goo.gl/AbCdEf123',
  'goo.gl/maps/AbCdEf123',
  'www.google.com/maps/place/Maple',
  'search.google.com/local/writereview?placeid=ChIJ',
  'www.maple-clinic.com',
])('C-46 %s is completed, in the form and on the server', (typed) => {
  expect(completeLink(typed)).toBe(`https://${typed}`);
  expect(editErrors({ ...nothing, reviewUrl: ` ${typed}`, facebookUrl: typed })).toEqual({});
  expect(updateBusinessBody.parse({ facebookUrl: ` ${typed}\u200B` })).toEqual({
    facebookUrl: `https://${typed}`,
  });
});

it.each([
  '',
  'https://facebook.com/maple',
  'HTTP://facebook.com/maple',
  'maple',
  'maple.com/review',
  'www.',
  'www.maple',
  'nothing. really',
  'facebook.com.example.org/maple',
  'javascript:alert(1)',
  'ann@facebook.com',
])('%j stays as it is', (typed) => {
  expect(completeLink(typed)).toBe(typed);
});

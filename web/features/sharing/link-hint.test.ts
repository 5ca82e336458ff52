import { describe, expect, it } from 'vitest';
import { linkHint } from './link-hint.ts';

describe('a Google review link', () => {
  it.each([
    '',
    '  ',
    'https://g.page/r/CdT9xQ0example/review',
    'https://g.page/maple-street-clinic/review',
    'https://g.page/r/CdT9xQ0example/review/',
    'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
    'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4&source=g.page',
    'https://www.google.com/maps/place//data=!4m3!3m2!1s0x8644b5:0x1!12e1?source=g.page.m.rc',
    'https://www.google.com/maps/place/Maple+Street+Clinic/data=!4m3!3m2!1s0x8644b5:0x1!12e1',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://goo.gl/maps/AbCdEf123',
    'https://www.google.com/search?q=maple&hl=en#lrd=0x8644b5:0x1,3,,,',
  ])('finds nothing wrong with "%s"', (address) => {
    expect(linkHint('google', address)).toBeNull();
  });

  it.each([
    ['maple street', 'This isn’t a web address.'],
    ['javascript:alert(1)', 'This isn’t a web address.'],
    ['https://www.yelp.com/biz/maple', 'This isn’t a Google link.'],
    ['https://notgoogle.com/maps/place/x', 'This isn’t a Google link.'],
    ['https://google.com.example.org/maps/place/x', 'This isn’t a Google link.'],
    ['https://docs.google.example.org/forms/d/1', 'This isn’t a Google link.'],
    ['https://docs.google.com/forms/d/1', 'a Google link, but it isn’t a review link'],
    ['https://play.google.com/store/apps', 'a Google link, but it isn’t a review link'],
    ['https://sites.google.com/view/maple', 'a Google link, but it isn’t a review link'],
    ['https://forms.gle/AbCdEf', 'a Google link, but it isn’t a review link'],
    ['https://www.google.com/intl/en/about', 'a Google link, but it isn’t a review link'],
    ['https://goo.gl/AbCdEf', 'a Google link, but it isn’t a review link'],
    ['https://www.facebook.com/maple', 'This is a Facebook link.'],
    ['https://www.google.com/', 'Google’s home page'],
    ['https://www.google.com/maps', 'Google Maps, but not the business'],
    ['https://www.google.com/maps/', 'Google Maps, but not the business'],
    ['https://maps.google.com', 'Google Maps, but not the business'],
    ['https://www.google.com/maps/@30.2,-97.7,12z', 'Google Maps, but not the business'],
    ['https://maps.google.com/maps/@30.2,-97.7,12z', 'Google Maps, but not the business'],
    ['https://www.google.com/maps/timeline', 'Google Maps, but not the business'],
    ['https://www.google.com/maps/contrib/1234/reviews', 'Google Maps, but not the business'],
    ['https://www.google.com/maps/search/maple+clinic', 'This opens a Google Maps search'],
    ['https://www.google.com/maps/search/?api=1&query=Maple', 'This opens a Google Maps search'],
    [
      'https://www.google.com/maps/search/?api=1&query=Maple&query_place_id=ChIJN1t',
      'the business on Google Maps, not the review form',
    ],
    ['https://maps.google.de/?q=Maple+Street+Clinic', 'This opens a Google Maps search'],
    ['https://www.google.com/maps/dir/Austin/Maple+Street+Clinic', 'directions on Google Maps'],
    ['https://www.google.com/maps/place/', 'This link is incomplete.'],
    ['https://www.google.com/maps/place/@30.2,-97.7,17z', 'This link is incomplete.'],
    [
      'https://www.google.com/maps/place/Maple+Street+Clinic/@30.2,-97.7,17z',
      'the business on Google Maps, not the review form',
    ],
    [
      'https://www.google.co.uk/maps/place/Maple+Street+Clinic',
      'the business on Google Maps, not the review form',
    ],
    [
      'https://www.google.com/maps/place//data=!3m1!4b1!4m5!3m4!1s0x8644b5:0x1',
      'the business on Google Maps, not the review form',
    ],
    [
      'https://www.google.com/maps?cid=1234567890',
      'the business on Google Maps, not the review form',
    ],
    ['https://maps.app.goo.gl/', 'Google Maps, but not the business'],
    ['https://www.google.com/search?q=maple', 'Google search, not the review form'],
    ['https://www.google.com/search?q=maple#lrd=0x1:0x2,1', 'Google search, not the review form'],
    ['https://g.co/kgs/AbC', 'Google search, not the review form'],
    ['https://share.google/AbC', 'Google search, not the review form'],
    ['https://g.page/maple-street-clinic', 'Add /review to the end'],
    ['https://g.page/r/CdT9xQ0example', 'Add /review to the end'],
    ['https://g.page/review', 'This link is incomplete.'],
    ['https://g.page/r/review', 'This link is incomplete.'],
    ['https://g.page/r/', 'This link is incomplete.'],
    ['https://search.google.com/local/writereview', 'This link is incomplete.'],
    ['https://business.google.com/reviews', 'tools for business owners'],
    ['http://g.page/r/CdT9xQ0example/review', 'starts with http://.'],
    ['https://fourgood.example/thumbs-up-down/maple', 'a review page on this site'],
  ])('says what is wrong with %s', (address, hint) => {
    expect(linkHint('google', address)).toContain(hint);
  });
});

describe('a link to a Facebook page', () => {
  it.each([
    '',
    'https://www.facebook.com/maplestreetclinic',
    'facebook.com/maplestreetclinic',
    'https://facebook.com/maplestreetclinic/reviews',
    'https://m.facebook.com/maplestreetclinic',
    'https://de-de.facebook.com/maplestreetclinic',
    'https://www.facebook.com/profile.php?id=1000123',
    'https://www.facebook.com/share/AbCdEf/',
    'https://www.facebook.com/pages/Maple-Street-Clinic/1000123',
    'https://www.facebook.com/p/Maple-Street-Clinic-1000123/',
    'https://www.facebook.com/people/Maple-Street-Clinic/1000123/',
    'https://www.facebook.com/watchmakers',
    'https://fb.com/maplestreetclinic',
    'https://fb.me/maplestreetclinic',
  ])('finds nothing wrong with "%s"', (address) => {
    expect(linkHint('facebook', address)).toBeNull();
  });

  it.each([
    ['maple.com/facebook', 'This isn’t a web address.'],
    ['www.instagram.com/maple', 'This isn’t a Facebook link.'],
    ['https://www.instagram.com/maple', 'This isn’t a Facebook link.'],
    ['https://facebook.com.example.org/maple', 'This isn’t a Facebook link.'],
    ['https://notfacebook.com/maple', 'This isn’t a Facebook link.'],
    ['https://g.page/r/CdT9xQ0example/review', 'This is a Google link.'],
    ['https://m.me/maple', 'a Messenger chat'],
    ['https://www.facebook.com/', 'Facebook’s home page'],
    ['https://www.facebook.com/?ref=logo', 'Facebook’s home page'],
    ['https://fb.me/', 'Facebook’s home page'],
    ['https://www.facebook.com/login/', 'Facebook’s login page'],
    ['https://www.facebook.com/login.php?next=x', 'Facebook’s login page'],
    ['https://www.facebook.com/watch/?v=123', 'another part of Facebook'],
    ['https://m.facebook.com/Marketplace', 'another part of Facebook'],
    ['https://www.facebook.com/settings?tab=account', 'another part of Facebook'],
    ['https://www.facebook.com/sharer/sharer.php?u=https://x.example', 'sharing window'],
    ['https://www.facebook.com/sharer.php?u=https://x.example', 'sharing window'],
    ['https://l.facebook.com/l.php?u=https://x.example', 'leaves Facebook'],
    ['https://docs.google.com/forms/d/1', 'This isn’t a Facebook link.'],
    ['https://www.facebook.com/me', 'the customer’s own profile'],
    ['https://www.facebook.com/search/top?q=maple', 'Facebook search'],
    ['https://www.facebook.com/profile.php', 'This link is incomplete.'],
    ['https://business.facebook.com/latest/home', 'tools for page owners'],
    ['http://www.facebook.com/maple', 'starts with http://.'],
    ['https://fourgood.example/thumbs-up-down/maple', 'a review page on this site'],
  ])('says what is wrong with %s', (address, hint) => {
    expect(linkHint('facebook', address)).toContain(hint);
  });
});

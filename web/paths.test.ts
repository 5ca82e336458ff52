import { expect, it } from 'vitest';
import { apiPath, paths } from './paths.ts';

it('spells every page of the product as the route table does', () => {
  expect([
    paths.home(),
    paths.landing(),
    paths.auth(),
    paths.auth({ register: true }),
    paths.auth({ verified: true }),
    paths.auth({ token: 'a b&c' }),
    paths.authOld({ verify: true }),
    paths.resetPassword('abc'),
    paths.dashboard(),
    paths.businessSetup(),
    paths.businessSetupLike(7),
    paths.businessReady(7),
    paths.businessEdit(7),
    paths.businessShare(7),
    paths.accountSettings(),
    paths.accountSettings(3),
    paths.admin(),
    paths.recentlyDeletedUsers(),
    paths.privacy(),
    paths.privacy('demo-clinic'),
    paths.terms('demo-clinic'),
    paths.review(),
    paths.thumbsUpDown('demo-clinic'),
    paths.reviewShield('demo-clinic'),
  ]).toMatchInlineSnapshot(`
    [
      "/",
      "/landing",
      "/auth",
      "/auth?register=true",
      "/auth?verified=true",
      "/auth?token=a+b%26c",
      "/auth-old?verify=true",
      "/reset-password?reset=abc",
      "/dashboard",
      "/business-setup",
      "/business-setup?like=7",
      "/business-ready/7",
      "/business-edit/7",
      "/business-share/7",
      "/account-settings",
      "/account-settings/3",
      "/admin",
      "/admin?filter=deleted",
      "/privacy",
      "/privacy?from=demo-clinic",
      "/terms?from=demo-clinic",
      "/review",
      "/thumbs-up-down/demo-clinic",
      "/review-shield/demo-clinic",
    ]
  `);
});

it('spells every API call as the contract does', () => {
  expect([
    apiPath('readUser'),
    apiPath('listSentiments'),
    apiPath('generateReview'),
    apiPath('readBusiness', { id: 1 }),
    apiPath('readBusinessBySlug', { slug: 'demo-clinic' }),
    apiPath('sendFeedback', { id: 12 }),
    apiPath('recordGoogleClick', { businessId: 12 }),
    apiPath('recordFacebookClick', { businessId: 12 }),
  ]).toMatchInlineSnapshot(`
    [
      "/api/user",
      "/api/sentiments",
      "/api/reviews/generate",
      "/api/businesses/1",
      "/api/businesses/slug/demo-clinic",
      "/api/businesses/12/send-feedback",
      "/api/analytics/google-click/12",
      "/api/analytics/facebook-click/12",
    ]
  `);
});

it('encodes path parameters, so that a value cannot change the path', () => {
  expect(apiPath('readBusinessBySlug', { slug: '../admin?x=1' })).toBe(
    '/api/businesses/slug/..%2Fadmin%3Fx%3D1',
  );
  expect(paths.thumbsUpDown('a/b')).toBe('/thumbs-up-down/a%2Fb');
});

import type { Api } from './api.ts';
import type { Endpoint, Sent } from './endpoint.ts';

/** An example body for each call that has one; and a reply if its shape alone says too little. */
type Examples<E extends Endpoint> = (E extends { body: infer Body }
  ? { body: Sent<Body> }
  : { body?: never }) & { reply?: Sent<E['reply']> };

const email = 'olive@example.com';
const password = 'seven green bicycles';
const categories = ['Dental clinic', 'Orthodontist'];
const keyword = { keyword: 'Dental clinic near me', isLocalSeo: true };
const user = {
  id: 7,
  name: 'Olive Owner',
  email,
  isAdmin: false,
  isActive: true,
  emailVerified: true,
};

const poster = {
  kind: 'poster' as const,
  paper: 'letter' as const,
  color: '#0f6b66',
  sentence: 'How was your visit today?',
};

const token = 'Zr8x0Jq1b2kL5mN7pQ9sT3vW6yA4cE8gH0iK2oU5wX0';
const confirmation = { businessName: 'Riverside Dental Care', address: 'desk@example.com' };
const newPasskey = {
  id: 'b2xpdmU',
  rawId: 'b2xpdmU',
  type: 'public-key' as const,
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'o2NmbXQ' },
};

/** Examples for `/openapi.json`. A body without one is a type error; only the server reads this file. */
export const examples: {
  [Name in keyof Api as Api[Name] extends { body: unknown } ? Name : never]: Examples<Api[Name]>;
} & { [Name in keyof Api]?: Examples<Api[Name]> } = {
  readUser: { reply: user },
  login: { body: { email, password, keepSignedIn: false }, reply: user },
  completeLogin: { body: { code: '482913' }, reply: user },
  register: { body: { name: user.name, email, password, confirmPassword: password } },
  verifyCode: { body: { email, code: '482913' } },
  resendCode: { body: { email } },
  forgotPassword: { body: { email } },
  resetPassword: { body: { email, code: '7KQ2MX', password } },
  listSessions: {
    reply: {
      sessions: [
        {
          id: 12,
          browser: 'Chrome on Android',
          signedInAt: '2026-11-20T16:04:31.000Z',
          lastUsedAt: '2026-11-23T09:12:05.000Z',
          isCurrent: true,
        },
      ],
      total: 1,
    },
  },
  addTag: {
    body: { name: 'Front desk' },
    reply: { id: 4, tag: 'front-desk', name: 'Front desk' },
  },
  deactivateAccount: { body: { isActive: false } },
  deleteAccount: { body: { password } },
  deleteBusiness: { body: { name: 'Riverside Dental Care' } },

  changeName: { body: { name: user.name }, reply: user },
  setNewPassword: { body: { currentPassword: password, password: 'eleven brown teapots' } },
  requestEmailChange: { body: { email: 'olive@maple.example.com', password } },
  readEmailLink: { body: { token } },
  confirmEmail: { body: { token } },
  downloadData: { body: { password } },

  beginPasskey: { body: { password } },
  addPasskey: { body: { name: 'My phone', passkey: newPasskey } },
  removePasskey: { body: { password } },
  beginApp: { body: { password } },
  addApp: { body: { code: '482913' } },
  removeApp: { body: { password } },
  replaceRecoveryCodes: { body: { password } },

  checkSentiment: { body: { sentiment: 'Great with kids' } },
  generateReview: {
    body: {
      sentiments: ['Friendly staff', 'Seen on time', 'Listened to me', 'Clear explanations'],
      businessId: 1,
      thankSomeone: 'Maria',
      style: 'shorter',
    },
    reply: {
      review: 'The staff were friendly and I was seen on time. Thank you, Maria!',
      source: 'builtin',
    },
  },

  readBusinessBySlug: {
    reply: {
      id: 1,
      slug: 'riverside-dental-care',
      name: 'Riverside Dental Care',
      reviewUrl: 'https://example.com/google-review',
      googleBusinessUrl: 'https://example.com/google-review',
      facebookUrl: null,
      logoUrl: null,
      isActive: true,
    },
  },
  createBusiness: {
    body: {
      name: 'Riverside Dental Care',
      city: 'Sacramento',
      state: 'CA',
      contactName: user.name,
      feedbackEmail: email,
      reviewUrl: 'https://example.com/google-review',
      googleCategory1: 'Dental clinic',
    },
  },
  updateBusiness: { body: { nickname: 'Riverside', facebookUrl: 'https://example.com/facebook' } },
  checkShortAddress: { body: { slug: 'riverside-dental' } },
  setShortAddress: { body: { slug: 'riverside-dental' } },
  addCategory: { body: { category: 'Dental clinic' } },
  replaceCategories: { body: { categories } },
  addKeyword: { body: keyword },
  replaceKeywords: { body: { keywords: [keyword] } },
  toggleBusiness: { body: { isActive: false } },
  savePoster: { body: poster },
  previewPoster: { body: poster },
  readConfirmation: { body: { token }, reply: { ...confirmation, state: 'open' } },
  confirmAddress: { body: { token }, reply: { ...confirmation, state: 'confirmed' } },
  sendFeedback: {
    body: {
      name: 'Ann Visitor',
      email: 'ann@example.com',
      phone: '555 0100',
      feedback: 'The waiting room was cold, and I waited for an hour.',
    },
  },

  toggleUser: { body: { isActive: false } },
  correctUser: { body: { name: 'Olive Owner' } },
  suspendBusiness: { body: { reason: 'Its Google link leads to another business.' } },
  transferBusiness: { body: { email, ownerId: 7 } },
};

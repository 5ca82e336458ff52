import { expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

const publicUrl = 'https://reviews.example.com';

it.each([['reviews.example.com'], ['localhost:3000'], ['evil.example.com']])(
  'in production, the public URL decides, not the Host %s',
  (host) => {
    expect(relyingParty({ production: true, publicUrl }, host)).toEqual({
      id: 'reviews.example.com',
      name: 'Fourgood',
      origin: publicUrl,
    });
  },
);

it.each([
  ['localhost:5173', 'http://localhost:5173', 'localhost'],
  ['localhost', 'http://localhost', 'localhost'],
  ['localhost:80', 'http://localhost', 'localhost'],
  ['localhost.evil.example', 'http://10.0.0.5:3000', '10.0.0.5'],
  ['localhost:99@evil.example', 'http://10.0.0.5:3000', '10.0.0.5'],
  ['evil.example', 'http://10.0.0.5:3000', '10.0.0.5'],
  ['', 'http://10.0.0.5:3000', '10.0.0.5'],
])('in development, the Host "%s" is for %s', (host, origin, id) => {
  const config = { production: false, publicUrl: 'http://10.0.0.5:3000' };
  expect(relyingParty(config, host)).toEqual({ id, name: 'Fourgood', origin });
});

import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key and a certificate that it signed itself, as PEM. */
export interface TestCertificate {
  key: string;
  cert: string;
}

/**
 * A certificate for `localhost` (RFC 5280), made here because Node.js has no function for it: trusted only
 * by those who are given it as an authority.
 */
export function localhostCertificate(validFrom: Date, validTo: Date): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = seq(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
  const commonName = der(0x06, Buffer.from('550403', 'hex'));
  const name = seq(der(0x31, seq(commonName, der(0x0c, Buffer.from('localhost')))));
  const subjectAltName = der(0x06, Buffer.from('551d11', 'hex'));
  const dnsName = der(0x82, Buffer.from('localhost'));
  const content = seq(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    seq(time(validFrom), time(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, seq(seq(subjectAltName, der(0x04, seq(dnsName))))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const certificate = seq(content, ecdsaWithSha256, der(0x03, signature));
  const base64 = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, // PEM is text
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

function seq(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

/** Tag, length, content (X.690). */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const bytes = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

/** GeneralizedTime, such as `20261121100000Z`. */
function time(date: Date): Buffer {
  const text = date.toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(text));
}

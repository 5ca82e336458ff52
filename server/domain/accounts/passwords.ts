import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The cost of one hash: KiB of memory, passes, lanes, and the number of bytes in the result. */
export type HashCost = Readonly<
  Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism' | 'tagLength'>
>;

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
export const standardCost: HashCost = {
  memory: 19_456,
  passes: 2,
  parallelism: 1,
  tagLength: 32,
};

interface Options {
  cost?: HashCost;
  /** Keys the hash (RFC 9106, 3.1: K), so that guesses cannot be checked without it. */
  secret?: Buffer;
  /** 16 bytes; by default, random ones. */
  salt?: Buffer | undefined;
}

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** A salted argon2id hash as a PHC string. Runs off the event loop. */
export async function hashPassword(password: string, options: Options = {}): Promise<string> {
  const { cost = standardCost, secret, salt: nonce = randomBytes(16) } = options;
  const message = normalize(password);
  const tag = await derive('argon2id', { ...cost, message, nonce, ...(secret && { secret }) });
  return phcString(cost, nonce, tag);
}

/** Whether a password matches a hash; false for a hash that cannot be parsed. */
export async function verifyPassword(
  password: string,
  hash: string,
  { secret }: Pick<Options, 'secret'> = {},
): Promise<boolean> {
  const parts = phcPattern.exec(hash)?.groups;
  if (!parts) return false;
  const { memory, passes, parallelism, nonce = '', tag = '' } = parts;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    message: normalize(password),
    nonce: Buffer.from(nonce, 'base64'),
    ...(secret && { secret }),
  });
  return timingSafeEqual(actual, expected);
}

/** A hash that no password matches, to check if there is no real one. */
export function dummyHash(cost: HashCost): string {
  return phcString(cost, Buffer.alloc(16), Buffer.alloc(cost.tagLength));
}

/** Whether a hash was made at a lower cost, or with another algorithm. */
export function isWeaker(hash: string, cost: HashCost): boolean {
  const { memory = 0, passes = 0, tag = '' } = phcPattern.exec(hash)?.groups ?? {};
  const length = Buffer.from(tag, 'base64').length;
  return Number(memory) < cost.memory || Number(passes) < cost.passes || length < cost.tagLength;
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[\w+/]+)\$(?<tag>[\w+/]+)$/;

/** So that the same letters typed on another keyboard are the same password (NIST SP 800-63B). */
function normalize(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function phcString({ memory, passes, parallelism }: HashCost, nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/**
 * What the contract uses of `URL`. Node and browsers both have it, but it is not part of ECMAScript, and
 * tsconfig.contract.json includes the types of neither.
 */
interface URL {
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly searchParams: Iterable<[name: string, value: string]>;
  readonly username: string;
  readonly password: string;
}

declare const URL: {
  /** @throws TypeError if it is not an absolute URL */
  new (address: string): URL;
};

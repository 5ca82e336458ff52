import fc from 'fast-check';

const host = 'Host: reviews.example.com\r\n';
const json = 'Content-Type: application/json\r\n';
const end = '\r\n';

/** What no HTTP library sends. Each is complete or closed, so a server can answer at once. */
const oddities: (string | Buffer)[] = [
  `GET / HTTP/1.1${end}${end}`,
  `GET / HTTP/1.1${end}Host: a${end}Host: b${end}${end}`,
  `GET / HTTP/1.1${end}Host:${end}${end}`,
  `GET / HTTP/1.0${end}${end}`,
  `GET / HTTP/0.9${end}${end}`,
  `GET / HTTP/2.0${end}${host}${end}`,
  `GET /${end}${end}`,
  `PRI * HTTP/2.0${end}${end}SM${end}${end}`,
  `get / http/1.1${end}${host}${end}`,
  `FOO / HTTP/1.1${end}${host}${end}`,
  `CONNECT evil.example.com:443 HTTP/1.1${end}${host}${end}`,
  `TRACE / HTTP/1.1${end}${host}${end}`,
  `OPTIONS * HTTP/1.1${end}${host}${end}`,
  `GET http://evil.example.com/api/user HTTP/1.1${end}${host}${end}`,
  `GET //evil.example.com HTTP/1.1${end}${host}${end}`,
  `GET /\0 HTTP/1.1${end}${host}${end}`,
  `GET /<fz-raw> HTTP/1.1${end}${host}${end}`,
  `GET /thumbs-up-down/a b HTTP/1.1${end}${host}${end}`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1${end}${host}${end}`,
  `GET / HTTP/1.1${end}${host}X: ${'a'.repeat(20_000)}${end}${end}`,
  `GET / HTTP/1.1${end}${host}${'X: a\r\n'.repeat(3_000)}${end}`,
  `GET / HTTP/1.1${end}${host} folded: yes${end}${end}`,
  `GET / HTTP/1.1${end}${host}Bad Header: x${end}${end}`,
  `GET / HTTP/1.1${end}${host}X: a\0b${end}${end}`,
  `GET / HTTP/1.1${end}${host}X: a\rb${end}${end}`,
  `GET / HTTP/1.1\n${host.replace('\r', '')}\n`,
  `POST /api/login HTTP/1.1${end}${host}${json}Content-Length: -1${end}${end}`,
  `POST /api/login HTTP/1.1${end}${host}${json}Content-Length: 1e1${end}${end}{}`,
  `POST /api/login HTTP/1.1${end}${host}${json}Content-Length: 2${end}Content-Length: 3${end}${end}{} `,
  `POST /api/login HTTP/1.1${end}${host}${json}Content-Length: 2${end}Transfer-Encoding: chunked${end}${end}0${end}${end}`,
  `POST /api/login HTTP/1.1${end}${host}${json}Transfer-Encoding: chunked, identity${end}${end}0${end}${end}`,
  `POST /api/login HTTP/1.1${end}${host}${json}Transfer-Encoding: xchunked${end}${end}0${end}${end}`,
  `POST /api/login HTTP/1.1${end}${host}${json}Transfer-Encoding: chunked${end}${end}zz${end}{}${end}0${end}${end}`,
  `POST /api/login HTTP/1.1${end}${host}${json}Transfer-Encoding: chunked${end}${end}2;${'e'.repeat(20_000)}${end}{}${end}0${end}${end}`,
  `POST /api/login HTTP/1.1${end}${host}${json}Content-Length: 99999999999999999999${end}${end}{}`,
  `POST /api/login HTTP/1.1${end}${host}${json}Content-Length: 4600000${end}${end}{}`,
  `POST /api/logout HTTP/1.1${end}${host}Content-Length: 0${end}${end}GET /api/user HTTP/1.1${end}${host}${end}`,
  `GET /api/user HTTP/1.1${end}${host}${end}`.repeat(5),
  `GET / HTTP/1.1${end}${host}Connection: upgrade, close${end}Upgrade: h2c${end}${end}`,
  `GET / HTTP/1.1${end}${host}Upgrade: websocket${end}Connection: Upgrade${end}${end}`,
  `GET / HTTP/1.1${end}${host}Expect: 100-continue${end}${end}`,
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
  Buffer.from([0x00, 0xff, 0x0d, 0x0a, 0x0d, 0x0a]),
  `EHLO evil.example.com${end}`,
  `*1${end}$4${end}PING${end}`,
];

/** One of them, sometimes with a byte changed or cut off in the middle. */
export const rawRequest: fc.Arbitrary<Buffer> = fc
  .record({
    bytes: fc.constantFrom(...oddities).map((one) => Buffer.from(one)),
    change: fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.record({ at: fc.nat(200), byte: fc.nat(255) }) },
    ),
  })
  .map(({ bytes, change }) => {
    const copy = Buffer.from(bytes);
    if (change) copy[change.at % copy.length] = change.byte;
    return copy;
  });

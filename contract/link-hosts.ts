import { readableHost } from './punycode.ts';

export type LinkedPlatform = 'google' | 'facebook';

/** The ends of Google's own hosts, from https://www.google.com/supported_domains. */
const googleEnds = [
  'com cat ad ae al am as at az ba be bf bg bi bj bs bt by ca cd cf cg ch ci cl cm cn cv cz de dj dk',
  'dm dz ee es fi fm fr ga ge gg gl gm gr gy hn hr ht hu ie im iq is it je jo kg ki kz la li lk lt lu',
  'lv md me mg mk ml mn mu mv mw ne nl no nr nu pl pn ps pt ro rs ru rw sc se sh si sk sm sn so sr st',
  'td tg tl tm tn to tt vu ws co.ao co.bw co.ck co.cr co.id co.il co.in co.jp co.ke co.kr co.ls co.ma',
  'co.mz co.nz co.th co.tz co.ug co.uk co.uz co.ve co.vi co.za co.zm co.zw com.af com.ag com.ar',
  'com.au com.bd com.bh com.bn com.bo com.br com.bz com.co com.cu com.cy com.do com.ec com.eg com.et',
  'com.fj com.gh com.gi com.gt com.hk com.jm com.kh com.kw com.lb com.ly com.mm com.mt com.mx com.my',
  'com.na com.ng com.ni com.np com.om com.pa com.pe com.pg com.ph com.pk com.pr com.py com.qa com.sa',
  'com.sb com.sg com.sl com.sv com.tj com.tr com.tw com.ua com.uy com.vc com.vn',
].join(' ');
/** Google's sites in all countries, including Maps: `www.google.com`, `maps.google.co.uk`. */
const google = new RegExp(
  `^(?:(?:www|maps|search|business)\\.)?google\\.(?:${googleEnds.replaceAll('.', '\\.').replaceAll(' ', '|')})$`,
);
/** Google's own link shorteners. */
const googleShort = ['g.page', 'g.co', 'goo.gl', 'maps.app.goo.gl', 'share.google'];
/** Google's other products: `docs.google.com`, `play.google.com`. Some show what anybody wrote. */
const googleProduct = /^(?:[a-z0-9-]+\.)+google\.com$|^forms\.gle$/;

/** Facebook's sites: `m.facebook.com`, `de-de.facebook.com`, and its link shorteners. */
const facebook = /^(?:[a-z]+(?:-[a-z]+)?\.)?facebook\.com$|^(?:www\.)?fb\.(?:com|me)$/;

/** Hosts that show businesses, or redirect there. */
export function isGoogle({ hostname }: Pick<URL, 'hostname'>): boolean {
  return google.test(hostname) || googleShort.includes(hostname);
}

export function isGoogleProduct({ hostname }: Pick<URL, 'hostname'>): boolean {
  return googleProduct.test(hostname);
}

export function isFacebook({ hostname }: Pick<URL, 'hostname'>): boolean {
  return facebook.test(hostname);
}

/**
 * The host that a link leads to if that is not the platform's own, as people read it and without `www.`;
 * null otherwise, and for what is no web address.
 */
export function otherHost(platform: LinkedPlatform, address: string | null): string | null {
  const url = address ? toUrl(address) : null;
  const end = url && destination(url);
  if (!end || (platform === 'google' ? isGoogle(end) : isFacebook(end))) return null;
  return readableHost(end.hostname).replace(/^www\./, '');
}

/**
 * Where a link ends: pages of Google's and Facebook's own, like `google.com/url?q=`, send people on, also to
 * each other. It ends, because each address is a part of the one before.
 */
function destination(url: URL): URL {
  if (!isOwn(url)) return url;
  const ends = addressesIn(url).map(destination);
  return ends.find((end) => !isOwn(end)) ?? ends[0] ?? url;
}

/** Whatever a link carries may be where it leads, since such pages have many paths and parameters. */
function addressesIn({ pathname, searchParams }: URL): URL[] {
  const [, accelerated] = /^\/+amp\/+(?:s\/+)?(.+)$/i.exec(pathname) ?? [];
  const forwarded = /^\/+(?:url|l\.php)\/*$/i.test(pathname);
  const parameters = [...searchParams].map(([name, value]) =>
    forwarded && /^(?:q|u|url)$/i.test(name) ? withScheme(value) : value,
  );
  return [accelerated ? withScheme(accelerated) : '', ...parameters]
    .map((text) => (/^https?:/i.test(text) ? toUrl(text) : null))
    .filter((url) => url !== null);
}

/** As these pages read an address without its beginning. */
function withScheme(address: string): string {
  return address === '' || /^https?:/i.test(address) ? address : `https://${address}`;
}

function isOwn(url: URL): boolean {
  return isGoogle(url) || isFacebook(url);
}

function toUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

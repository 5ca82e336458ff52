/** Google's sites in all countries, including Maps: `www.google.com`, `maps.google.co.uk`. */
const google = /^(?:(?:www|maps|search|business)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
/** Google's own link shorteners. */
const googleShort = ['g.page', 'g.co', 'goo.gl', 'maps.app.goo.gl', 'share.google'];
/** Google's other products: `docs.google.com`, `play.google.com`. */
const googleProduct = /^(?:[a-z0-9-]+\.)+google\.com$|^forms\.gle$/;

/** Facebook's sites: `m.facebook.com`, `de-de.facebook.com`, and its link shorteners. */
const facebook = /^(?:[a-z]+(?:-[a-z]+)?\.)?facebook\.com$|^(?:www\.)?fb\.(?:com|me)$/;

/** Hosts that show businesses, or redirect there. */
export function isGoogle({ hostname }: URL): boolean {
  return google.test(hostname) || googleShort.includes(hostname);
}

export function isGoogleProduct({ hostname }: URL): boolean {
  return googleProduct.test(hostname);
}

export function isFacebook({ hostname }: URL): boolean {
  return facebook.test(hostname);
}

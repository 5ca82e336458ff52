/** Domains of one mail service, which ignores the dots of an address. */
const gmail = ['gmail.com', 'googlemail.com'];

/**
 * Identifies a mailbox for counting: the same for the spellings of one address that reach it. Everything
 * after a plus sign is dropped, as most mail services do, and for Gmail the dots as well. Addresses that
 * really differ may share a key; that only counts them together.
 */
export function recipientKey(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [local = ''] = address.slice(0, at).toLowerCase().split('+', 1);
  return gmail.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

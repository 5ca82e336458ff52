import { isEmail } from './feedback-rules.ts';

/** One plain address; its domain can be an international one. */
export function isEmailAddress(text: string): boolean {
  return isEmail(asciiEmail(text));
}

/**
 * An email address with its international domain in ASCII: `info@müller.de` is `info@xn--mller-kva.de`
 * (UTS 46, as browsers and Node convert hosts). That form is stored, compared, shown and mailed to, so that
 * one mailbox has one spelling. Everything else is returned as it is.
 */
export function asciiEmail(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || isAscii(domain) || !isDomain(domain)) return text;
  const ascii = asciiHost(domain);
  // Letters that only look different, such as the Kelvin sign, are not an international domain.
  return ascii.includes('xn--') ? `${text.slice(0, at)}@${ascii}` : text;
}

function isAscii(text: string): boolean {
  return !/[^ -~]/.test(text);
}

/** Nothing that could end the host in a URL; the dots of Chinese and Japanese keyboards count as dots. */
function isDomain(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}.。．｡-]+$/u.test(text);
}

function asciiHost(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return '';
  }
}

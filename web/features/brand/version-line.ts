import { brand } from '../../../contract/brand.ts';

/**
 * The footer's last line: the version, and whether the host is a development host.
 * @param host as in a browser or a Host header, with or without a port
 * @param previewHosts hosts that show work in progress, including their subdomains
 */
export function versionLine(host: string, previewHosts: readonly string[]): string {
  const mode = isDevelopmentHost(host, previewHosts) ? 'DEVELOPMENT MODE' : 'PRODUCTION';
  return `version ${brand.version} - ${mode}`;
}

const localHosts = ['localhost', '127.0.0.1', '::1'];

function isDevelopmentHost(host: string, previewHosts: readonly string[]): boolean {
  const name = withoutPort(host.toLowerCase());
  if (localHosts.includes(name)) return true;
  return previewHosts
    .map((preview) => preview.toLowerCase().replace(/^\*?\.?/, ''))
    .some((preview) => preview !== '' && (name === preview || name.endsWith(`.${preview}`)));
}

/** IPv6 addresses are in brackets before a port: `[::1]:3000`. */
function withoutPort(host: string): string {
  return /^\[(.*)\]/.exec(host)?.[1] ?? (host === '::1' ? host : host.replace(/:\d*$/, ''));
}

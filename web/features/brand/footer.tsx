import { brand } from '../../../contract/brand.ts';
import { paths } from '../../paths.ts';
import { Logo } from './logo.tsx';
import { versionLine } from './version-line.ts';

interface FooterProps {
  /** The host in the request; it decides the version line. */
  host: string;
  previewHosts: readonly string[];
  year: number;
  contactEmail: string;
  /** Offers the dashboard instead of the login. */
  isSignedIn?: boolean;
  /** The slug of the public page that the legal pages lead back to. */
  from?: string | undefined;
}

/** The shared footer. It uses plain links, so that pages of every entry can render it. */
export function Footer({ host, previewHosts, year, contactEmail, isSignedIn, from }: FooterProps) {
  return (
    <footer className="site-footer">
      <div className="site-footer-columns">
        <div className="site-footer-brand">
          <Logo />
          <p>AI-optimized reviews that start with what your customers really felt.</p>
        </div>
        <nav aria-label="Quick links">
          <ul>
            <FooterLink href={paths.landing()}>Home</FooterLink>
            {isSignedIn ? (
              <FooterLink href={paths.dashboard()}>Dashboard</FooterLink>
            ) : (
              <FooterLink href={paths.auth()}>Login</FooterLink>
            )}
            <FooterLink href={paths.privacy(from)}>Privacy Policy</FooterLink>
            <FooterLink href={paths.terms(from)}>Terms of Service</FooterLink>
          </ul>
        </nav>
        <div className="site-footer-contact">
          <p className="site-footer-title">Contact</p>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </div>
      </div>
      <div className="site-footer-line">
        <p>{`© ${year} ${brand.name}. All rights reserved.`}</p>
        <p>{versionLine(host, previewHosts)}</p>
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}

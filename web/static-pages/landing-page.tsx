import type { ReactNode } from 'react';
import type { LandingPageData } from '../../contract/pages.ts';
import { Footer } from '../features/brand/footer.tsx';
import { Logo } from '../features/brand/logo.tsx';
import { paths } from '../paths.ts';
import { HowItWorks, KeyFeatures, LastCall, MajorBenefits, Principles } from './landing-parts.tsx';

interface LandingPageProps extends LandingPageData {
  /** Shown next to the headline. */
  demo: ReactNode;
}

/** `/landing`, and `/` for signed-out visitors. Works without a script. */
export function LandingPage({ isSignedIn, demo, ...surroundings }: LandingPageProps) {
  return (
    <>
      <LandingHeader isSignedIn={isSignedIn} />
      <main>
        <Hero>{demo}</Hero>
        <HowItWorks />
        <KeyFeatures />
        <MajorBenefits />
        <Principles />
        <LastCall />
      </main>
      <Footer {...surroundings} isSignedIn={isSignedIn} />
    </>
  );
}

function LandingHeader({ isSignedIn }: Pick<LandingPageData, 'isSignedIn'>) {
  return (
    <header className="landing-head">
      <a className="landing-logo" href={paths.landing()}>
        <Logo />
      </a>
      <nav aria-label="Main">
        {isSignedIn ? (
          <a className="button primary" href={paths.dashboard()}>
            Dashboard
          </a>
        ) : (
          <>
            <a className="button quiet" href={paths.auth()}>
              Login
            </a>
            <a className="button plain" href={paths.auth({ register: true })}>
              Register
            </a>
          </>
        )}
      </nav>
    </header>
  );
}

function Hero({ children }: { children: ReactNode }) {
  return (
    <div className="landing-opening">
      <div className="landing-hero">
        <div className="landing-promise">
          <h1>Make it easy for customers to leave a review.</h1>
          <p className="landing-lead">
            They scan your QR code, choose four phrases that describe their visit, and get a short
            draft to edit, copy, and post themselves.
          </p>
          <p className="landing-actions">
            <a className="button primary" href={paths.auth({ register: true })}>
              Get Started
            </a>
            <a className="button plain" href="#how-it-works">
              Learn More
            </a>
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}

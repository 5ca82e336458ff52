import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { benefits, features, principles, steps, type Point } from './landing-text.ts';

/** The target of `Learn More`. */
export function HowItWorks() {
  return (
    <Part id="how-it-works" title="How it works" variant="raised">
      <ol className="landing-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

export function KeyFeatures() {
  return (
    <Part id="key-features" title="Key Features" variant="paper">
      <ul className="landing-features">
        {features.map(({ title, text, icon }) => (
          <li key={title} className="card">
            <span className="landing-mark">
              <span className={`icon icon-${icon}`} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function MajorBenefits() {
  return (
    <Part id="major-benefits" title="Major Benefits" variant="aside">
      <Points points={benefits} />
    </Part>
  );
}

export function Principles() {
  return (
    <Part id="principles" title="What we stand for" variant="band">
      <Points points={principles} />
    </Part>
  );
}

export function LastCall() {
  return (
    <Part id="begin" title="Ready to get started?" variant="last">
      <p className="landing-lead">All you need is your name, an email address, and a password.</p>
      <a className="button primary" href={paths.auth({ register: true })}>
        Get Started
      </a>
    </Part>
  );
}

function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className="landing-points">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  id: string;
  title: string;
  variant: 'raised' | 'paper' | 'aside' | 'band' | 'last';
  children: ReactNode;
}

function Part({ id, title, variant, children }: PartProps) {
  return (
    <section id={id} className={`landing-part ${variant}`} aria-labelledby={`${id}-title`}>
      <div className="landing-width">
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { LandingExample } from '../../contract/pages.ts';

interface LandingDemoProps {
  example: LandingExample;
  /** The screens that the phone shows one after another. */
  screens: readonly ReactNode[];
}

/** The screens that the phone can pause at, in the order of the style sheet's rules. */
const stills = ['Start', 'Choose', 'Draft', 'Post'];

/**
 * A phone that plays through the customer's flow. It is inert, with a description for screen
 * readers. CSS alone animates it, and it can be paused at any part.
 */
export function LandingDemo({ example, screens }: LandingDemoProps) {
  return (
    <figure className="demo">
      <Leaves />
      <fieldset>
        <legend className="visually-hidden">Demo screens</legend>
        {['Play', ...stills].map((label, index) => (
          <input
            key={label}
            type="radio"
            name="demo"
            id={`demo-${label.toLowerCase()}`}
            className="visually-hidden"
            defaultChecked={index === 0}
          />
        ))}
        <div className="phone" inert aria-hidden="true">
          <div className="phone-screens">
            {screens.map((screen, index) => (
              <div key={index} className="screen">
                {screen}
              </div>
            ))}
          </div>
        </div>
        <div className="demo-switch">
          {['Play', ...stills].map((label) => (
            <label key={label} htmlFor={`demo-${label.toLowerCase()}`}>
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <figcaption>
        <p className="visually-hidden">{describe(example)}</p>
        <p>This demo shows the real review page, with a sample draft written by Fourgood.</p>
      </figcaption>
    </figure>
  );
}

function describe({ businessName, chosen, draft }: LandingExample): string {
  return `The phone shows the review page for ${businessName}: the opening question, then four selected phrases (${chosen.join(', ')}), then the draft made from them (“${draft}”), and finally the Google and Facebook buttons.`;
}

/** The leaves of the logo as a large, faint background. */
function Leaves() {
  return (
    <svg className="demo-leaves" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M11 11V6a4 4 0 1 0-4 5z" />
      <path d="M13 11h5a4 4 0 1 0-5-4z" />
      <path d="M11 13H6a4 4 0 1 0 5 4z" />
      <path d="M13 13v5a4 4 0 1 0 4-5z" />
    </svg>
  );
}

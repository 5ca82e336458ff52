import type { ReactNode } from 'react';
import type { LandingExample } from '../contract/pages.ts';
import type { PublicBusiness } from '../contract/visitor.ts';
import { arrivedDraft } from './features/review-flow/draft.ts';
import { DraftPreview } from './features/review-flow/draft-preview.tsx';
import { noDrafts, withDraft } from './features/review-flow/drafts.ts';
import { ReviewForm } from './features/review-flow/review-form.tsx';
import type { SelectionState } from './features/review-flow/selection.ts';
import type { DemoScreen } from './static-pages/landing-demo.tsx';
import { Button } from './ui/button.tsx';
import { LogoPlate } from './ui/logo-plate.tsx';
import { Choice } from './visitor/choice.tsx';
import { PlatformStep } from './visitor/platform-step.tsx';

/**
 * The way from the question to the platforms as the customer's page draws it, one screen for each
 * state that the landing page's phone goes through. Here, because no entry imports another.
 */
export function landingScreens(example: LandingExample): DemoScreen[] {
  const { businessName, offered, chosen, draft } = example;
  const business = { ...anyBusiness, name: businessName };
  const reply = { review: draft, source: 'builtin' } as const;
  const arrived = arrivedDraft(reply, { sentiments: chosen }, businessName);
  return [
    { content: <Screen of={business}>{<Choice businessName={businessName} />}</Screen> },
    ...[0, 1, 2, 3, 4].map((count) => ({
      ticked: chosen.slice(0, count),
      content: (
        <Screen of={business} title="Create Your Review">
          <ReviewForm
            sentiments={offered}
            selection={selectionOf(chosen.slice(0, count))}
            isHydrated
            name=""
            onName={nothing}
            note=""
            onNote={nothing}
            onSubmit={nothing}
          />
        </Screen>
      ),
    })),
    {
      content: (
        <Screen of={business} title="Your AI Generated Review">
          <DraftPreview
            draft={arrived}
            drafts={withDraft(noDrafts, arrived)}
            isCopied={false}
            onDrafts={nothing}
            onBack={nothing}
            onCopy={nothing}
            onRegenerate={nothing}
            onRewrite={nothing}
            busy={undefined}
          />
        </Screen>
      ),
    },
    { content: <Screen of={business}>{<PlatformStep business={business} />}</Screen> },
  ];
}

interface ScreenProps {
  of: PublicBusiness;
  /** Of steps whose heading belongs to the page. */
  title?: string;
  children: ReactNode;
}

function Screen({ of: { name, logoUrl }, title, children }: ScreenProps) {
  return (
    <>
      <div className="masthead">
        <LogoPlate name={name} logoUrl={logoUrl} />
        <Button variant="link">How to use this app</Button>
      </div>
      <div className="screen-step">
        {title && <p className="screen-title">{title}</p>}
        {children}
      </div>
    </>
  );
}

/** Nobody chooses in a picture. */
function selectionOf(chosen: readonly string[]): SelectionState {
  return { chosen, toggle: () => true, addOwn: () => true };
}

function nothing(): void {}

const anyBusiness: PublicBusiness = {
  id: 0,
  slug: null,
  name: '',
  reviewUrl: null,
  googleBusinessUrl: null,
  facebookUrl: 'https://www.facebook.com/',
  logoUrl: null,
  isActive: true,
};

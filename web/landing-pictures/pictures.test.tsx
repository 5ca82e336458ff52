import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { arrivedDraft } from '../features/review-flow/draft.ts';
import { DraftPreview } from '../features/review-flow/draft-preview.tsx';
import { noDrafts, withDraft } from '../features/review-flow/drafts.ts';
import { ReviewForm } from '../features/review-flow/review-form.tsx';
import { Choice } from '../visitor/choice.tsx';
import { PlatformStep } from '../visitor/platform-step.tsx';
import { ChoicePicture } from './choice-picture.tsx';
import { DraftPicture } from './draft-picture.tsx';
import { PickerPicture } from './picker-picture.tsx';
import { PlatformsPicture } from './platforms-picture.tsx';

const businessName = 'Cedar Clinic';
const offered = ['Kind', 'Calm', 'Clear', 'Quick', 'Thorough'];
const chosen = ['Kind', 'Calm'];
const nothing = () => {};

describe('a picture has the text, classes and disabled buttons of the component it shows', () => {
  it('the choice', () => {
    expectSameLooks(<ChoicePicture />, <Choice businessName={businessName} />);
  });

  it('the picker', () => {
    expectSameLooks(
      <PickerPicture offered={offered} chosen={chosen} />,
      <ReviewForm
        sentiments={offered}
        selection={{ chosen, toggle: () => true, add: () => true }}
        isHydrated
        other={undefined}
        onOther={nothing}
        name=""
        onName={nothing}
        note=""
        onNote={nothing}
        onSubmit={nothing}
      />,
    );
  });

  it('the draft', () => {
    const reply = { review: 'They were kind.', source: 'builtin' } as const;
    const draft = arrivedDraft(reply, { sentiments: chosen }, businessName);
    expectSameLooks(
      <DraftPicture text={draft.text} chosen={chosen} businessName={businessName} />,
      <DraftPreview
        draft={draft}
        drafts={withDraft(noDrafts, draft)}
        isCopied={false}
        onDrafts={nothing}
        onBack={nothing}
        onCopy={nothing}
        canRegenerate
        drafting={{ progress: undefined, rewrite: () => Promise.resolve(), stop: nothing }}
      />,
    );
  });

  it('the platforms', () => {
    const business = {
      id: 7,
      slug: null,
      name: businessName,
      reviewUrl: 'https://g.page/r/cedar',
      googleBusinessUrl: null,
      facebookUrl: 'https://www.facebook.com/cedar',
      logoUrl: null,
      isActive: true,
    };
    expectSameLooks(<PlatformsPicture />, <PlatformStep business={business} />);
  });
});

function expectSameLooks(picture: ReactNode, shown: ReactNode): void {
  expect(looksOf(picture)).toEqual(looksOf(shown));
}

/** Classes, placeholders and text in order. The picture has its own heading, and no tooltips. */
function looksOf(content: ReactNode): string[] {
  const html = renderToStaticMarkup(content)
    .replace(/<h1.*?<\/h1>/s, '')
    .replace(/<span role="tooltip".*?<\/span>/gs, '');
  return html.match(/class="[^"]*"|placeholder="[^"]*"|disabled=""|(?<=>)[^<]+/g) ?? [];
}

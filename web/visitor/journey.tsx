import { useEffect } from 'react';
import { DraftIntro } from '../features/review-flow/draft-intro.tsx';
import { DraftWaiting } from '../features/review-flow/draft-waiting.tsx';
import { ReviewForm } from '../features/review-flow/review-form.tsx';
import { selectionOf } from '../features/review-flow/selection.ts';
import { showFromTop } from '../features/review-flow/use-steps.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { restartAnimations } from '../ui/restart-animations.ts';
import { delegateClicks } from './delegate-clicks.ts';
import { PlainDraft } from './plain-draft.tsx';
import { OwnWords } from './own-words.tsx';
import { Choice } from './choice.tsx';
import { FeedbackStep } from './feedback-step.tsx';
import { closeDialogs, openHowTo } from './dialog-controls.ts';
import { Masthead } from './masthead.tsx';
import { PlatformStep } from './platform-step.tsx';
import { ServerOnly } from './server-only.tsx';
import { SlowDraft } from './slow-draft.tsx';
import { StepTitle } from './step-title.tsx';
import { useJourney, type JourneyProps } from './use-journey.ts';

/**
 * All steps of the visit. The choice comes first: browsers paint it, and go on to the steps behind it
 * once their stylesheet has arrived or failed. Before hydration the address decides which step shows: it
 * targets one of the empty elements in front. After it, `data-step` decides. Both look the same.
 */
export function Journey(props: JourneyProps) {
  const { data, business } = props;
  const journey = useJourney(props);
  const { copying, drafting, edit, feedbackForm, isHydrated, preview, review, steps } = journey;
  const { chosen, draft } = review;
  const Preview = preview.script?.DraftPreview;
  const isGenerating = drafting.progress === 'generate';
  useEffect(() => {
    if (isGenerating) showFromTop('good');
  }, [isGenerating]);
  const handleClick = delegateClicks(business.id, {
    good: () => steps.go('good'),
    bad: () => steps.go('bad'),
    explain: openHowTo,
    close: closeDialogs,
    copied(): void {
      closeDialogs();
      journey.afterCopy();
    },
    own: journey.writeOwn,
    again(): void {
      restartAnimations(document.getElementById('slow-draft'));
      showFromTop('good');
      void journey.generate();
    },
    'copy-words': journey.copyWords,
    choose: () => steps.back('choice'),
    preview: () => steps.back('preview'),
    copy: () => draft && copying.copy(draft.text),
  });
  // Earlier taps are repeated.
  const answer = isHydrated ? handleClick : undefined;
  const classNames = [
    'journey',
    copying.isCopied && 'copied',
    draft?.source === 'visitor' && 'own',
    draft && copying.copiedText === draft.text && 'current',
  ];

  return (
    // Only listens; the focusable elements are the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classNames.filter(Boolean).join(' ')}
      data-step={isHydrated ? steps.step : undefined}
      data-progress={drafting.progress}
      onClick={answer}
      onAuxClick={answer}
    >
      <ServerOnly as="header" className="masthead">
        {import.meta.env.SSR && <Masthead business={business} />}
      </ServerOnly>
      <main>
        <div id="good" />
        <div id="bad" />
        <ServerOnly className="choice">
          {import.meta.env.SSR && (
            <>
              <Choice businessName={business.name} />
              <script dangerouslySetInnerHTML={{ __html: data.inlineScript ?? '' }} />
              {data.stepStyles && <link rel="stylesheet" href={data.stepStyles} />}
            </>
          )}
        </ServerOnly>
        <section className="step good">
          <ServerOnly as="div">
            {import.meta.env.SSR && (
              <>
                <StepTitle of="good">Create Your Review</StepTitle>
                <SlowDraft business={business} />
              </>
            )}
          </ServerOnly>
          <ReviewForm
            sentiments={data.sentiments}
            ref={journey.reviewForm}
            selection={selectionOf(chosen, data.sentiments, (next) => edit({ chosen: next }))}
            isHydrated={isHydrated}
            other={review.other}
            onOther={(other) => edit({ other })}
            name={review.name}
            onName={(name) => edit({ name })}
            note={review.note}
            onNote={(note) => edit({ note })}
            noteProblem={journey.noteProblem}
            onSubmit={() => void journey.generate()}
            waiting={
              isGenerating && (
                <DraftWaiting chosen={chosen} text="Turning your four choices into a draft…" />
              )
            }
          >
            <ServerOnly as="div">
              {import.meta.env.SSR && <OwnWords business={business} />}
            </ServerOnly>
          </ReviewForm>
        </section>
        <ServerOnly
          className="step bad"
          ref={(step) => {
            feedbackForm.current = step?.querySelector('form') ?? feedbackForm.current;
          }}
        >
          {import.meta.env.SSR && <FeedbackStep business={business} />}
        </ServerOnly>
        <section className="step preview-step">
          <ServerOnly as="div" className="stack">
            {import.meta.env.SSR && <PreviewHead />}
          </ServerOnly>
          {draft && Preview && (
            <Preview
              draft={draft}
              drafts={review}
              onDrafts={edit}
              onBack={journey.startOver}
              onCopy={copying.copy}
              isCopied={copying.isCopied}
              onlyOnGoogle={business.facebookUrl ? undefined : business}
              canRegenerate
              drafting={drafting}
            >
              <Button variant="quiet" className="start-over" onClick={journey.startOver}>
                <Icon name="restart" />
                Start over
              </Button>
            </Preview>
          )}
          {draft && !Preview && (
            <PlainDraft
              draft={draft}
              hasFailed={preview.hasFailed}
              onRetry={() => void preview.retry()}
            />
          )}
        </section>
        <ServerOnly className="step platform-step">
          {import.meta.env.SSR && <PlatformStep business={business} />}
        </ServerOnly>
      </main>
    </div>
  );
}

function PreviewHead() {
  return (
    <>
      <StepTitle of="preview">
        <span className="of-draft">Your AI Generated Review</span>
        <span className="of-own">Your Own Review</span>
      </StepTitle>
      <div className="of-draft">
        <DraftIntro />
      </div>
    </>
  );
}

import type { PublicBusiness } from '../../contract/visitor.ts';
import { FeedbackForm } from '../features/feedback/feedback-form.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlatformLinks } from './platform-links.tsx';
import { StepTitle } from './step-title.tsx';
import { GoogleLink } from './google-link.tsx';

/**
 * The step after a bad experience: the same links as after a good one, and the private
 * feedback form. Server-rendered.
 */
export function FeedbackStep({ business }: { business: PublicBusiness }) {
  return (
    <>
      <StepTitle of="bad">Please leave your feedback</StepTitle>
      <p className="soft">You can post a public review:</p>
      <PlatformLinks business={business} idPrefix="bad" />
      <p className="soft">
        {`Or send ${business.name} private feedback below. We'll email it to the owner and won't keep a copy.`}
      </p>
      <FeedbackForm>
        <Button data-do="choose" disabled>
          Back
        </Button>
      </FeedbackForm>
      <p>
        Would you still like to leave a Google review?{' '}
        <GoogleLink business={business} id="click-here" isInline>
          click here
        </GoogleLink>
      </p>
      <Button variant="quiet" className="copy-words" data-do="copy-words">
        <Icon name="copy" />
        Copy my words
      </Button>
    </>
  );
}

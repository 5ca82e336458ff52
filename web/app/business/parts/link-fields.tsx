import { LinkField } from '../../../features/business-form/business-field.tsx';
import type { BusinessFields } from '../../../features/business-form/use-business-form.ts';
import { GoogleLinkHint } from '../../../features/sharing/google-link-hint.tsx';
import { linkHint } from '../../../features/sharing/link-hint.ts';
import { TestLinksButton } from '../../../features/sharing/test-links-button.tsx';

/** The review links, with help to get them right. */
export function LinkFields({ form }: { form: BusinessFields }) {
  const { reviewUrl, facebookUrl } = form.values;
  return (
    <>
      <div className="stack">
        <LinkField
          form={form}
          name="reviewUrl"
          hint="If you leave this blank, customers land on Google Maps and have to search for you."
          filledHint="Customers who choose Google open this link."
          advise={(address) => linkHint('google', address)}
        />
        <GoogleLinkHint />
      </div>
      <LinkField
        form={form}
        name="facebookUrl"
        hint="If you leave this blank, your page won’t have a Facebook button."
        filledHint="Customers who choose Facebook open this link."
        advise={(address) => linkHint('facebook', address)}
      />
      {(reviewUrl.trim() || facebookUrl.trim()) && (
        <p className="full-row">
          <TestLinksButton reviewUrl={reviewUrl.trim()} facebookUrl={facebookUrl.trim()} />
        </p>
      )}
    </>
  );
}

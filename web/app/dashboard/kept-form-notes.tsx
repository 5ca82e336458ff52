import { useState } from 'react';
import { Link } from 'wouter';
import { discardForm, keptForms, type KeptForm } from '../../features/business-form/kept-forms.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { focusDashboardHeading } from './dashboard-heading.tsx';

/** Offers what was typed into a form, and not saved, before the session ended or the page was left. */
export function KeptFormNotes({ userId }: { userId: number }) {
  const [kept, setKept] = useState(() => keptForms(userId));
  return kept.map((form) => (
    <section key={form.businessId} className="card strip" aria-label="Unsaved changes">
      <p>{textOf(form)}</p>
      <div className="strip-actions">
        <Button
          variant="link"
          onClick={() => {
            focusDashboardHeading();
            discardForm(userId, form);
            setKept(keptForms(userId));
          }}
        >
          Discard
        </Button>
        <Link className="button primary" href={addressOf(form)}>
          Continue
        </Link>
      </div>
    </section>
  ));
}

function textOf({ businessId, name }: KeptForm): string {
  if (businessId === null) return 'We kept what you typed in Business Setup.';
  return `We kept your unsaved changes${name && ` to ${name}`}.`;
}

function addressOf({ businessId }: KeptForm): string {
  return businessId === null ? paths.businessSetup() : paths.businessEdit(businessId);
}

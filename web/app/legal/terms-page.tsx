import { useSearch } from 'wouter';
import { paths } from '../../paths.ts';
import { useAppPage } from '../app-page.ts';
import { legalOrigin } from './legal-back.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';

export function TermsPage() {
  return (
    <LegalPage title="Terms of Service">
      <p>
        These terms apply to everyone who uses Fourgood: customers who write a review or send
        feedback, and businesses that invite them to. By using the service, you agree to these
        terms.
      </p>
      <Service />
      <Reviews />
      <Businesses />
      <LegalSection title="Acceptable use">
        <p>
          Don’t use the service to write about people or businesses you haven’t dealt with, to
          insult or threaten anyone, to break the law, or to disrupt the service for others. If you
          do, we may block your access or close your account.
        </p>
      </LegalSection>
      <Liability />
      <Law />
    </LegalPage>
  );
}

function Service() {
  const from = legalOrigin(useSearch());
  return (
    <LegalSection title="What the service does">
      <p>
        Fourgood helps customers write reviews. <strong>It does not post them automatically</strong>
        , and it can’t: it prepares a draft, you copy it, and you post it yourself on a website of
        your choice, or not at all.
      </p>
      <p>
        Customers can also send private feedback, which is emailed to the owner of the business and
        not stored after delivery. The <a href={paths.privacy(from)}>Privacy Policy</a> explains how
        we handle data.
      </p>
    </LegalSection>
  );
}

function Reviews() {
  return (
    <LegalSection title="Your review is yours">
      <p>
        A draft is a suggestion. Read it before you post it, and change anything that doesn’t say
        what you mean. What you post must be true, must describe your own experience, and must
        follow the rules of the website where you post it. You alone are responsible for it.
      </p>
      <p>
        We claim no rights to what you write. Drafts are made by software, which can get the wording
        wrong.
      </p>
    </LegalSection>
  );
}

function Businesses() {
  return (
    <LegalSection title="For businesses">
      <ul>
        <li>
          What you enter about your business must be accurate, and you must have the right to use
          it.
        </li>
        <li>
          Don’t offer anything in return for a review, don’t write reviews yourself, and don’t ask
          only happy customers. That’s against Google’s and Facebook’s rules, and may be illegal.
        </li>
        <li>
          The feedback you receive may include personal information. Keep it safe, and use it only
          to respond and improve.
        </li>
        <li>
          Keep your password to yourself. You’re responsible for what is done with your account.
        </li>
        <li>You can deactivate your account at any time.</li>
      </ul>
    </LegalSection>
  );
}

function Liability() {
  return (
    <LegalSection title="What we can and can’t promise">
      <p>
        We work to keep the service running well, but we provide it “as is” and “as available.” We
        can’t promise that it will never be interrupted, that you’ll like a draft, that another
        website will accept your review, or that reviews will have any effect.
      </p>
      <p>
        To the extent the law allows, we are not liable for indirect or consequential damages.
        Nothing in these terms limits any liability that can’t be limited by law.
      </p>
    </LegalSection>
  );
}

function Law() {
  const { contactEmail } = useAppPage();
  return (
    <>
      <LegalSection title="Changes and termination">
        <p>
          If these terms change, we’ll post the new version on this page with a new effective date.
          You can stop using the service at any time.
        </p>
      </LegalSection>
      <LegalSection title="Governing law">
        <p>
          These terms are governed by the laws of the State of California, without regard to its
          conflict of law rules.
        </p>
      </LegalSection>
      <LegalSection title="Contact">
        <p>
          Email questions about these terms to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          .
        </p>
      </LegalSection>
    </>
  );
}

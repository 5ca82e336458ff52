import { paths } from '../../paths.ts';
import { useAppPage } from '../app-page.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';

export function TermsPage() {
  return (
    <LegalPage title="Terms of Service">
      <p>
        These terms apply to everybody who uses Fourgood: customers who write a review or send
        feedback, and businesses that invite them to. By using the service you accept them.
      </p>
      <Service />
      <Reviews />
      <Businesses />
      <LegalSection title="Fair use">
        <p>
          Do not use the service to write about people or businesses you have not dealt with, to
          insult or threaten, to break the law, or to disturb the service for others. We may block
          access and close accounts that do.
        </p>
      </LegalSection>
      <Liability />
      <Law />
    </LegalPage>
  );
}

function Service() {
  return (
    <LegalSection title="What the service does">
      <p>
        Fourgood helps customers write reviews. <strong>It does not post them automatically</strong>
        , and cannot: it prepares a draft, you copy it, and you post it yourself on a website of
        your choice, or not at all.
      </p>
      <p>
        Customers can also send private feedback, which is emailed to the owner of the business and
        not stored after delivery. How data is handled stands in the{' '}
        <a href={paths.privacy()}>Privacy Policy</a>.
      </p>
    </LegalSection>
  );
}

function Reviews() {
  return (
    <LegalSection title="Your review is yours">
      <p>
        A draft is a suggestion. Read it before you post it and change whatever does not say what
        you mean. What you post must be true, your own experience, and in line with the rules of the
        website where you post it. You alone are responsible for it.
      </p>
      <p>
        We claim no rights in what you write. Drafts are made by software, which can word things in
        a way that does not fit.
      </p>
    </LegalSection>
  );
}

function Businesses() {
  return (
    <LegalSection title="For businesses">
      <ul>
        <li>What you enter about your business must be true, and yours to use.</li>
        <li>
          Offer nothing in return for a review, do not write reviews yourself, and do not ask only
          happy customers. Google, Facebook and the law forbid it.
        </li>
        <li>
          Feedback that reaches your mailbox is personal. Keep it safe, and use it only to answer
          and to improve.
        </li>
        <li>Keep your password to yourself. What is done with your account counts as yours.</li>
        <li>You can deactivate your account at any time.</li>
      </ul>
    </LegalSection>
  );
}

function Liability() {
  return (
    <LegalSection title="What we promise and what we cannot">
      <p>
        We run the service with care, as it is and as available. We cannot promise that it is never
        interrupted, that a draft pleases you, that another website accepts your review, or that
        reviews have any effect.
      </p>
      <p>
        As far as the law allows, we are not liable for indirect or consequential damage. Nothing in
        these terms limits a liability that cannot be limited by law.
      </p>
    </LegalSection>
  );
}

function Law() {
  const { contactEmail } = useAppPage();
  return (
    <>
      <LegalSection title="Changes and end">
        <p>
          If these terms change, the new text stands on this page with a new effective date. You can
          stop using the service at any time.
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
          Questions about these terms go to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </LegalSection>
    </>
  );
}

import { useAppPage } from '../app-page.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';

export function PrivacyPage() {
  const { contactEmail } = useAppPage();
  return (
    <LegalPage title="Privacy Policy">
      <p>
        Fourgood helps customers of a business write an online review in their own words. This page
        says what happens to what you type here, for customers first and then for businesses.
      </p>
      <Customers />
      <Feedback />
      <Drafts />
      <Owners />
      <LegalSection title="Other websites">
        <p>
          When you choose Google or Facebook, you leave for their website. What you post there is
          governed by their terms and their privacy policy, not by this one.
        </p>
      </LegalSection>
      <LegalSection title="Changes">
        <p>
          If this policy changes, the new text stands on this page with a new effective date before
          it applies.
        </p>
      </LegalSection>
      <LegalSection title="Questions and requests">
        <p>
          To ask what is kept about you, or to have it corrected or erased, write to{' '}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

function Customers() {
  return (
    <LegalSection title="If you are a customer">
      <p>
        <strong>Customer personal data is not collected.</strong> You need no account. The feelings
        you choose, the name of a person you thank, anything you add in your own words, and the
        review you write are not stored by us. They stay in your browser until you finish, start
        over, close the tab, or leave it alone for 30 minutes.
      </p>
      <ul>
        <li>The review pages set no cookies and load nothing from other companies.</li>
        <li>
          We count how often a review draft is made and how often a Google or Facebook button is
          chosen: a number per business and day, without anything about who did it.
        </li>
        <li>
          To stop abuse, a scrambled form of your network address is held to count requests: for
          some minutes, or for up to two days where an AI model writes drafts. The address itself is
          not kept.
        </li>
      </ul>
    </LegalSection>
  );
}

function Feedback() {
  return (
    <LegalSection title="Private feedback">
      <p>
        If you send feedback to a business, you do so by choice. Your message, with the name, email
        address and phone number you enter, is emailed to the owner of that business and is not
        stored by us after delivery.
      </p>
      <p>
        Until it is delivered, it waits in encrypted form so that it cannot get lost: usually for
        seconds, and for at most 72 hours when a mail server is down. Then it is erased, delivered
        or not. A backup of the database that was made while a message waited can hold that
        encrypted message for as long as the backup is kept.
      </p>
      <p>
        The owner then has your message in their mailbox and is responsible for it. Please leave out
        medical details that you would not put in an email.
      </p>
    </LegalSection>
  );
}

function Drafts() {
  return (
    <LegalSection title="How a draft is written">
      <p>
        A draft is made from the four feelings you chose, the name and the words you typed, if any,
        and the public name of the business. The screen says which kind of writer wrote it, and what
        it was given.
      </p>
      <p>
        Fourgood has a writer of its own, which sends nothing to anybody. If this installation uses
        an AI model, the four feelings, the name and the words you typed and the business&apos;s
        name are sent to it, with a first draft that our own writer made from them, and nothing else
        about you. Another company may run that model.
      </p>
      <p>
        A draft can stay in the server&apos;s memory for two minutes, so that a lost connection does
        not lose it. It is not saved. So that the drafts of one business do not resemble each other,
        a salted fingerprint of each is kept for at most 90 days: numbers made from its groups of
        three words, without the names, from which the text cannot be read back.
      </p>
      <p>
        Nothing is posted for you. You decide what to change, whether to post it, and under which
        name.
      </p>
    </LegalSection>
  );
}

function Owners() {
  return (
    <LegalSection title="If you run a business">
      <p>
        For your account we keep your name, your email address, your password in a form that cannot
        be read back, and what you enter about your business: name, place, links, contact, logo and
        categories. We use it to run the service for you. We do not sell it.
      </p>
      <p>
        A cookie keeps you signed in. It holds a random value, serves no other purpose and is not
        shared. The name, logo and links of your business are public on your review page. When your
        account is deleted, your businesses and their numbers are deleted with it.
      </p>
    </LegalSection>
  );
}

import { useAppPage } from '../app-page.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';

export function PrivacyPage() {
  const { contactEmail } = useAppPage();
  return (
    <LegalPage title="Privacy Policy">
      <p>
        Fourgood helps customers of a business write an online review in their own words. This page
        explains what happens to what you type here, first for customers and then for businesses.
      </p>
      <Customers />
      <Feedback />
      <Drafts />
      <Owners />
      <LegalSection title="Other websites">
        <p>
          When you choose Google or Facebook, you leave this site for theirs. What you post there is
          governed by their terms and privacy policy, not by this one.
        </p>
      </LegalSection>
      <LegalSection title="Changes">
        <p>
          If this policy changes, we’ll post the new version on this page with a new effective date
          before it takes effect.
        </p>
      </LegalSection>
      <LegalSection title="Questions and requests">
        <p>
          If you have an account, you can correct your name and email address, and download what we
          keep, in Account Settings. To ask what we keep about you, or to have it corrected or
          deleted, email <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

function Customers() {
  return (
    <LegalSection title="If you are a customer">
      <p>
        <strong>Customer personal data is not collected.</strong> You don’t need an account. We
        don’t store the sentiments you choose, the name of anyone you thank, anything you add in
        your own words, or the review you write. They stay in your browser until you finish, start
        over, close the tab, or leave it idle for 30 minutes.
      </p>
      <ul>
        <li>The review pages set no cookies and load nothing from other companies.</li>
        <li>
          We count how many times a review page is opened, what is chosen first, how many drafts are
          created and copied, how many times a Google or Facebook button is clicked, and how much
          feedback is sent: one number per business per hour, and per day after 60 days, with
          nothing about who did it. If a business uses different links for its signs, it sees how
          many visits came from each.
        </li>
        <li>
          So that a reload isn’t counted twice, your browser remembers in this tab what was counted,
          until you close it. That is never sent to us.
        </li>
        <li>
          To prevent abuse, we keep a scrambled version of your IP address to count requests: for
          several minutes, or for up to two days if an AI model writes drafts. We don’t keep the
          address itself.
        </li>
      </ul>
    </LegalSection>
  );
}

function Feedback() {
  return (
    <LegalSection title="Private feedback">
      <p>
        Sending feedback to a business is your choice. Your message, with the name, email address,
        and phone number you enter, is emailed to the owner of that business and is not stored by us
        after delivery.
      </p>
      <p>
        Until it’s delivered, it waits in encrypted form so that it can’t get lost: usually for
        seconds, and for up to 72 hours if an email server is down, plus up to 14 days if the
        business is deleted in the meantime and may be restored. Then it’s deleted, whether or not
        it was delivered. A database backup made while a message is waiting can contain that
        encrypted message for as long as the backup is kept.
      </p>
      <p>
        The owner then has your message in their inbox and is responsible for it. Please leave out
        medical details you wouldn’t put in an email.
      </p>
    </LegalSection>
  );
}

function Drafts() {
  return (
    <LegalSection title="How a draft is written">
      <p>
        A draft is made from the four sentiments you chose, the name and words you typed, if any,
        and the public name of the business. The screen tells you whether AI wrote it and what
        information it used.
      </p>
      <p>
        Fourgood can write drafts on its own, without sending anything to anyone. If this site uses
        an AI model, the model is sent the four sentiments, the name and words you typed, the name
        of the business, and a first draft that Fourgood made from them, and nothing else about you.
        Another company may run that model.
      </p>
      <p>
        A draft can stay in the server’s memory for two minutes so that it isn’t lost if your
        connection drops. It is not saved. To keep a business’s drafts from sounding alike, we keep
        a fingerprint of each one for up to 90 days: scrambled numbers made from its wording,
        without names. They can’t be turned back into text.
      </p>
      <p>
        Nothing is posted for you. You decide what to change, whether to post it, and under what
        name.
      </p>
    </LegalSection>
  );
}

function Owners() {
  return (
    <LegalSection title="If you run a business">
      <p>
        For your account, we keep your name, your email address, your password in a form that can’t
        be read back, and what you enter about your business: name, location, links, contact, logo,
        and categories. We use it to run the service for you. We don’t sell it.
      </p>
      <p>
        For each browser you’re signed in on, we keep its name, such as “Chrome on Android,” and
        when it was used, so that you can see it and sign it out. If you turn on two-step sign-in,
        we keep what we need to check it: a passkey’s public half, your authenticator app’s key in
        encrypted form, and your recovery codes in a form that can’t be read back. Your business’s
        name, logo, and links are public on your review page.
      </p>
      <p>
        You can delete a business, or your account with all your businesses, at any time. For 14
        days we keep what you deleted, so that you can restore it: nobody can open its review page,
        and private feedback that was still waiting stays encrypted and isn’t sent. After that,
        everything is deleted for good: names, addresses, logos, stats, and that feedback. Only our
        activity log, which shows who deleted, suspended, or changed what, keeps the names from that
        time.
      </p>
      <p>
        We use cookies only for signing you in. Each contains a random ID, says nothing else about
        you, and isn’t shared:
      </p>
      <ul>
        <li>
          <strong>The session cookie</strong> (sid) keeps you signed in. Unless you choose to stay
          signed in, it’s gone when you close the browser, and after 12 hours at the latest.
        </li>
        <li>
          <strong>The known-browser cookie</strong> (known) recognizes a browser you’ve signed in on
          before, so that strangers who guess passwords can’t lock you out. It doesn’t sign anyone
          in, and lasts 400 days.
        </li>
        <li>
          <strong>Two cookies</strong> connect the steps of a form: registering and confirming your
          email address (reg, seven days), and two-step sign-in (step, 10 minutes).
        </li>
      </ul>
    </LegalSection>
  );
}

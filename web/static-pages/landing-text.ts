/** A short title and the sentences that make it good. */
export interface Point {
  title: string;
  words: string;
}

interface Feature extends Point {
  /** Its shape stands in `icon.css` or in `landing.css`. */
  icon: 'qr' | 'write' | 'pencil' | 'copy' | 'mail' | 'chart';
}

/* Only what is so: no better ratings, no fewer bad reviews, no compliance. */

export const steps: readonly Point[] = [
  {
    title: 'You show a code',
    words:
      'Your business gets a page of its own, with a link to send and a QR code for the desk, the counter or a card.',
  },
  {
    title: 'They choose four qualities',
    words:
      'Customers open it on their own phone, say how it was, and choose four qualities that fit, or put their own words among them.',
  },
  {
    title: 'They post it themselves',
    words:
      'They get a draft, change what they like, copy it, and post it on Google or Facebook under their own name.',
  },
];

export const features: readonly Feature[] = [
  {
    icon: 'qr',
    title: 'A page and a QR code',
    words:
      "Your name, your logo and one short link. The page opens in any phone's browser, with nothing to install.",
  },
  {
    icon: 'write',
    title: 'Drafts from four choices',
    words:
      "A draft holds what the customer chose, the name they thank and the words they add, if any, and your business's name.",
  },
  {
    icon: 'pencil',
    title: 'Theirs to change',
    words:
      'Every draft is called a draft. Customers edit it, ask for another one, or write their own from an empty sheet.',
  },
  {
    icon: 'copy',
    title: 'One tap to copy',
    words:
      'The words go to the clipboard, and your own pages on Google and Facebook stand right below.',
  },
  {
    icon: 'mail',
    title: 'Messages to you alone',
    words:
      'Whoever would rather tell you directly writes to you from the same page. It arrives as an email.',
  },
  {
    icon: 'chart',
    title: 'Plain numbers',
    words:
      'You see how many drafts were made and how often your Google and Facebook links were opened. Clicks are called clicks.',
  },
];

export const benefits: readonly Point[] = [
  {
    title: 'Easier than an empty box',
    words: 'Finding the first words is the hard part. Four choices give people a place to start.',
  },
  {
    title: 'Their experience, in their words',
    words: 'A review begins with what somebody felt, and ends the way they edited it.',
  },
  {
    title: 'You hear it first-hand',
    words: 'A message in your own mailbox is one that you can answer and learn from.',
  },
  {
    title: 'Little to look after',
    words:
      'Set up your page once and put the code where people see it. That is all there is to it.',
  },
];

export const principles: readonly Point[] = [
  {
    title: 'Honest drafts',
    words:
      'A draft says only what the customer said, and says that it is a draft. We invent no details, and we post nothing for anybody.',
  },
  {
    title: 'The same door for everyone',
    words:
      'After a good visit or a bad one, everybody finds the same button to Google, in no more taps. Nobody is steered away from it.',
  },
  {
    title: 'Nothing stored',
    words:
      "We keep no drafts, no customers' names, and no messages once they are delivered. The review pages set no cookies.",
  },
];

/** A short title and the sentences that explain it. */
export interface Point {
  title: string;
  text: string;
}

interface Feature extends Point {
  /** Its shape is in `icon.css` or `landing-icons.css`. */
  icon: 'qr' | 'write' | 'pencil' | 'copy' | 'mail' | 'chart';
}

/* Claim only what is true: no better ratings, no fewer bad reviews, no compliance. */

export const steps: readonly Point[] = [
  {
    title: 'Share your page',
    text: 'Your business gets its own review page, with a link to send and a QR code to display at the front desk or print on a card.',
  },
  {
    title: 'They choose four phrases',
    text: 'Customers open the page on their phone and say how it went. After a good experience, they choose four phrases or add their own.',
  },
  {
    title: 'They post it themselves',
    text: 'Fourgood turns their choices into a draft. They edit it, copy it, and post it on Google or Facebook from their own account.',
  },
];

export const features: readonly Feature[] = [
  {
    icon: 'qr',
    title: 'Your own review page',
    text: 'Your name, your logo, one link, and a QR code. The page opens right in the phone’s browser, so there’s nothing to install.',
  },
  {
    icon: 'write',
    title: 'Drafts based on their choices',
    text: 'Each draft is built from the phrases a customer chose, your business name, and any name or note they added. Nothing else.',
  },
  {
    icon: 'pencil',
    title: 'Easy to edit',
    text: 'Every draft is labeled as a draft. Customers can edit it, get a new one, or start from scratch and write their own.',
  },
  {
    icon: 'copy',
    title: 'One-tap copy',
    text: 'One tap copies the review, and the next screen links to your Google and Facebook pages.',
  },
  {
    icon: 'mail',
    title: 'Private feedback',
    text: 'Customers who’d rather tell you directly can send private feedback from the same page. It comes to you by email.',
  },
  {
    icon: 'chart',
    title: 'Simple stats',
    text: 'See how many drafts were created and how often your Google and Facebook links were clicked. We never count clicks as reviews.',
  },
];

export const benefits: readonly Point[] = [
  {
    title: 'Easier than a blank page',
    text: 'Knowing what to say is the hard part. Four quick choices give customers a place to start.',
  },
  {
    title: 'Their experience, their words',
    text: 'Every review starts with how the customer felt, and they get the final say on every word.',
  },
  {
    title: 'Feedback you can act on',
    text: 'Private feedback comes straight to your inbox, where you can reply to it and learn from it.',
  },
  {
    title: 'Low maintenance',
    text: 'Set up your page once, put the QR code where customers will see it, and you’re done.',
  },
];

export const principles: readonly Point[] = [
  {
    title: 'Honest drafts',
    text: 'A draft says only what the customer told us, and it’s clearly labeled. We don’t make up details, and we never post for anyone.',
  },
  {
    title: 'The same options for everyone',
    text: 'Good visit or bad, everyone gets the same Google button. It’s just as easy to reach after a bad visit, and we don’t steer anyone away from posting.',
  },
  {
    title: 'Private by design',
    text: 'We don’t keep drafts, customers’ names, or feedback once it’s delivered. Review pages don’t set cookies.',
  },
];

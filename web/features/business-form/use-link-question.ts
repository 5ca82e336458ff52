import { useRef, useState } from 'react';
import { completeLink } from '../../../contract/complete-link.ts';
import { oneLine } from '../../../contract/one-line.ts';
import { otherHost, type LinkedPlatform } from '../../../contract/link-hosts.ts';
import type { FormValues } from './business-values.ts';

/** A link to another site than its platform's own, which the owner is asked about before it is saved. */
export interface LinkQuestion {
  platform: LinkedPlatform;
  field: 'reviewUrl' | 'facebookUrl';
  host: string;
}

const links = [
  { platform: 'google', field: 'reviewUrl' },
  { platform: 'facebook', field: 'facebookUrl' },
] as const;

/** Asks once per link. */
export function useLinkQuestion() {
  const confirmed = useRef(new Set<string>());
  const [asked, setAsked] = useState<{
    question: LinkQuestion;
    values: FormValues;
    saved: FormValues;
  } | null>(null);

  function questionAbout(values: FormValues, saved: FormValues): LinkQuestion | null {
    for (const { platform, field } of links) {
      const address = completeLink(oneLine(values[field]));
      const host = otherHost(platform, address);
      const isKnown = address === saved[field] || confirmed.current.has(`${field} ${address}`);
      if (host && !isKnown) return { platform, field, host };
    }
    return null;
  }
  return {
    question: asked?.question ?? null,
    /** Sends the values if there is nothing to ask. @param saved whose links are not asked about */
    askBefore(send: (values: FormValues) => void, values: FormValues, saved: FormValues): void {
      const question = questionAbout(values, saved);
      if (question) setAsked({ question, values, saved });
      else send(values);
    },
    /** @returns what to send, or to ask about next */
    confirm(): { values: FormValues; saved: FormValues } | null {
      setAsked(null);
      if (!asked) return null;
      const { field } = asked.question;
      confirmed.current.add(`${field} ${completeLink(oneLine(asked.values[field]))}`);
      return asked;
    },
    dismiss: () => setAsked(null),
  };
}

import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { EndedNote } from './ended-note.tsx';
import { lastUsed } from './last-used.ts';
import { useEndSession } from './use-end-sessions.ts';
import type { ListedSession } from './use-sessions.ts';

/**
 * A browser that is signed in: this one, or another one with a button that signs it out.
 * @param now when the list was read
 */
export function SessionRow({ session, now }: { session: ListedSession; now: Date }) {
  const { browser, signedInAt, lastUsedAt, endsAt, isCurrent, isEnded } = session;
  const [isPressed, setPressed] = useState(false);
  return (
    <li className="session">
      <div className="session-text">
        <p className="session-name">
          {browser}
          {isCurrent && <span className="session-mark">This device</span>}
        </p>
        <p className="soft">{isCurrent ? 'Active now' : lastUsed(lastUsedAt, now)}</p>
        <p className="soft">
          Signed in <Timestamp at={signedInAt} isShort />
        </p>
        {endsAt !== undefined && (
          <p className="soft">
            Until <Timestamp at={endsAt} isShort /> or until you close the browser
          </p>
        )}
      </div>
      {!isCurrent &&
        (isEnded ? (
          <EndedNote takesFocus={isPressed}>Signed out</EndedNote>
        ) : (
          <EndButton session={session} onPress={() => setPressed(true)} />
        ))}
    </li>
  );
}

interface EndButtonProps {
  session: ListedSession;
  onPress: () => void;
}

function EndButton({ session, onPress }: EndButtonProps) {
  const { end, isPending } = useEndSession(session);
  function press(): void {
    onPress();
    end();
  }
  return (
    <Button variant="quiet" pending={isPending} onClick={press}>
      Sign out<span className="visually-hidden"> of {session.browser}</span>
    </Button>
  );
}

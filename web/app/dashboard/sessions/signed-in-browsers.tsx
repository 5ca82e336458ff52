import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { EndedNote } from './ended-note.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndOtherSessions } from './use-end-sessions.ts';
import { countOthers, useSessions, type SessionList } from './use-sessions.ts';

/** More are shown on request. */
const shownAtFirst = 5;

/** Where the user is signed in, with buttons to sign out elsewhere. */
export function SignedInBrowsers() {
  const { list, readAt, error, retry } = useSessions();
  return (
    <section className="card settings-card" aria-labelledby="settings-sessions">
      <h2 id="settings-sessions">Where you’re signed in</h2>
      {error && (
        <div className="sessions-failure" role="alert">
          <p>
            {list ? 'This list may be out of date.' : 'Couldn’t load where you’re signed in.'}{' '}
            {error.message}
          </p>
          <Button onClick={retry}>Try Again</Button>
        </div>
      )}
      {list ? (
        <Sessions list={list} now={readAt} />
      ) : (
        !error && <Skeletons count={3} label="Loading" />
      )}
    </section>
  );
}

function Sessions({ list, now }: { list: SessionList; now: Date }) {
  const [isOpen, setOpen] = useState(false);
  const { sessions, total } = list;
  const shown = isOpen ? sessions : sessions.slice(0, shownAtFirst);
  return (
    <>
      <ul className="sessions">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} now={now} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button variant="link" onClick={() => setOpen(true)}>
          Show all {sessions.length}
        </Button>
      )}
      {isOpen && sessions.length < total && (
        <p className="soft">
          These are the {sessions.length} used most recently, out of {total}.
        </p>
      )}
      <Others count={countOthers(list)} wasElsewhere={sessions.some(({ isEnded }) => isEnded)} />
    </>
  );
}

function Others({ count, wasElsewhere }: { count: number; wasElsewhere: boolean }) {
  const [isPressed, setPressed] = useState(false);
  const { end, isPending } = useEndOtherSessions();
  function press(): void {
    setPressed(true);
    end();
  }
  if (count > 0) {
    return (
      <Button pending={isPending} onClick={press}>
        Sign out everywhere else
      </Button>
    );
  }
  return wasElsewhere ? (
    <EndedNote takesFocus={isPressed}>You’re signed out everywhere else.</EndedNote>
  ) : (
    <p className="soft">You’re not signed in anywhere else.</p>
  );
}

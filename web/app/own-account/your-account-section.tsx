import { useRef, useState, type ReactNode } from 'react';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { EmailForm } from './email-form.tsx';
import { EmailText } from './email-text.tsx';
import { NameForm } from './name-form.tsx';
import { PendingEmailNote } from './pending-email-note.tsx';

/** The user's name and email address, each with a form that changes it in place. */
export function YourAccountSection({ user }: { user: CurrentUser }) {
  // One form at a time, and so one main action.
  const [open, setOpen] = useState<'name' | 'email' | null>(null);
  const openOnly = (row: 'name' | 'email') => (isOpen: boolean) => setOpen(isOpen ? row : null);
  return (
    <section className="card settings-card" aria-labelledby="settings-account">
      <h2 id="settings-account">Your account</h2>
      <div className="settings-rows">
        <Row label="Name" value={user.name} isOpen={open === 'name'} setOpen={openOnly('name')}>
          {(close) => <NameForm user={user} onClose={close} />}
        </Row>
        <Row
          label="Email"
          value={<EmailText email={user.email} />}
          isOpen={open === 'email'}
          setOpen={openOnly('email')}
        >
          {(close) => <EmailForm user={user} onClose={close} />}
        </Row>
      </div>
      <PendingEmailNote
        current={user.email}
        isAsking={open === 'email'}
        onAgain={() => setOpen('email')}
      />
    </section>
  );
}

interface RowProps {
  label: string;
  value: ReactNode;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The form. @param close shows the value again, and returns the focus to the button */
  children: (close: () => void) => ReactNode;
}

function Row({ label, value, isOpen, setOpen, children }: RowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    setTimeout(() => button.current?.focus({ preventScroll: true }));
  };
  if (isOpen) return <div className="settings-row">{children(close)}</div>;
  return (
    <div className="settings-row">
      <div className="settings-value">
        <p className="soft">{label}</p>
        <p>{value}</p>
      </div>
      <Button variant="quiet" ref={button} onClick={() => setOpen(true)}>
        Change<span className="visually-hidden"> {label.toLowerCase()}</span>
      </Button>
    </div>
  );
}

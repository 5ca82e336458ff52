import { useLayoutEffect, useState } from 'react';
import { hasDrafts } from '../../features/business-form/form-draft.ts';
import { useAppPage } from '../app-page.ts';
import { findPage } from '../find-page.ts';
import type { ReturnPath } from '../return-path.ts';
import { findReturnPath, startSignIn } from './find-return-path.ts';

/** Says which page asked to sign in, and that what was typed there is still there. */
export function ReturnNote() {
  const asked = useReturnPath();
  if (!asked) return null;
  const { name, title } = findPage(asked.path.replace(/[?#].*/, ''));
  if (asked.userId !== null && hasDrafts(asked.userId)) {
    return (
      <p className="soft return-note">
        We kept what you typed. Sign in, and you’ll be back where you left off.
      </p>
    );
  }
  // Signing in leads to the dashboard anyway.
  return name === 'dashboard' ? null : <p className="soft return-note">Sign in to open {title}.</p>;
}

/** The document was loaded once, while the sign-in screen can open again and again. */
let isStarted = false;

/** Undefined on the server: only the browser knows. */
function useReturnPath(): ReturnPath | undefined {
  const { path, search } = useAppPage();
  const [asked, setAsked] = useState<ReturnPath>();
  useLayoutEffect(() => {
    if (!isStarted) startSignIn(path, search);
    isStarted = true;
    // oxlint-disable-next-line react/set-state-in-effect
    setAsked(findReturnPath());
  }, [path, search]);
  return asked;
}

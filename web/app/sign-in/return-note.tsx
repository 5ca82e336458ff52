import { useIsHydrated } from '../../features/account-forms/use-is-hydrated.ts';
import { keptForms } from '../../features/business-form/kept-forms.ts';
import { findPage } from '../find-page.ts';
import { returnPath } from '../return-path.ts';

/** Says which page asked to sign in, and that what was typed there is still there. */
export function ReturnNote() {
  // Only the browser knows.
  const kept = useIsHydrated() ? returnPath() : undefined;
  if (!kept) return null;
  const { name, title } = findPage(kept.path.replace(/[?#].*/, ''));
  const hasForm = kept.userId !== null && keptForms(kept.userId).length > 0;
  if (hasForm) {
    return (
      <p className="soft return-note">
        We kept what you typed. Sign in, and you’ll be back where you left off.
      </p>
    );
  }
  // Signing in leads to the dashboard anyway.
  return name === 'dashboard' ? null : <p className="soft return-note">Sign in to open {title}.</p>;
}

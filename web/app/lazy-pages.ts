import { lazy, type ComponentType } from 'react';
import { loadOrReload } from './load-or-reload.ts';
import type { PageProps, Pages, ScreenName } from './find-page.ts';

/** Each page is a separate script. */
const loaders: Readonly<Record<ScreenName, () => Promise<ComponentType<PageProps>>>> = {
  privacy: () => import('./legal/privacy-page.tsx').then((page) => page.PrivacyPage),
  terms: () => import('./legal/terms-page.tsx').then((page) => page.TermsPage),
  review: () => import('./wizard/wizard-page.tsx').then((page) => page.WizardPage),
  auth: () => import('./sign-in/auth-page.tsx').then((page) => page.AuthPage),
  authOld: () => import('./sign-in/auth-old-page.tsx').then((page) => page.AuthOldPage),
  resetPassword: () =>
    import('./sign-in/reset-password-page.tsx').then((page) => page.ResetPasswordPage),
  confirmFeedbackAddress: () =>
    import('./confirm-address/confirm-address-page.tsx').then((page) => page.ConfirmAddressPage),
  confirmEmail: () =>
    import('./confirm-email/confirm-email-page.tsx').then((page) => page.ConfirmEmailPage),
  dashboard: () => import('./dashboard/dashboard-page.tsx').then((page) => page.DashboardPage),
  account: () => import('./admin/account/account-page.tsx').then((page) => page.AccountPage),
  businessSetup: () =>
    import('./business/setup/business-setup-page.tsx').then((page) => page.BusinessSetupPage),
  // In the form's script, so that nothing has to load once it is sent.
  businessReady: () =>
    import('./business/setup/business-setup-page.tsx').then((page) => page.BusinessReadyPage),
  businessEdit: () =>
    import('./business/edit/business-edit-page.tsx').then((page) => page.BusinessEditPage),
  businessShare: () =>
    import('./business/share/business-share-page.tsx').then((page) => page.BusinessSharePage),
  admin: () => import('./admin/admin-page.tsx').then((page) => page.AdminPage),
  notFound: () => import('./not-found-page.tsx').then((page) => page.NotFoundPage),
};

/** All pages, the first of them loaded, so that it can hydrate the server's HTML immediately. */
export async function pagesStartingWith(first: ScreenName): Promise<Pages> {
  const page = await loadOrReload(loaders[first]).catch(() => lazyPages[first]);
  return { ...lazyPages, [first]: page };
}

const lazyPages = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, later(load)]),
) as Pages; // loaders has exactly these keys

/** @throws StaleScript, to the nearest error boundary, if the page's script is gone */
function later(load: () => Promise<ComponentType<PageProps>>): ComponentType<PageProps> {
  return lazy(async () => ({ default: await loadOrReload(load) }));
}

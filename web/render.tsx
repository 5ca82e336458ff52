import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PublicBusiness } from '../contract/visitor.ts';
import { createQueryClient } from './api/query-client.ts';
import type { AppPage } from './app/app-page.ts';
import { AccountPage } from './app/admin/account/account-page.tsx';
import { App } from './app/app.tsx';
import { AuthOldPage } from './app/sign-in/auth-old-page.tsx';
import { AuthPage } from './app/sign-in/auth-page.tsx';
import { ResetPasswordPage } from './app/sign-in/reset-password-page.tsx';
import { AdminPage } from './app/admin/admin-page.tsx';
import { BusinessEditPage } from './app/business/edit/business-edit-page.tsx';
import { BusinessSetupPage } from './app/business/setup/business-setup-page.tsx';
import { BusinessSharePage } from './app/business/share/business-share-page.tsx';
import { DashboardPage } from './app/dashboard/dashboard-page.tsx';
import { PrivacyPage } from './app/legal/privacy-page.tsx';
import { TermsPage } from './app/legal/terms-page.tsx';
import { NotFoundPage } from './app/not-found-page.tsx';
import { findPage, type Pages } from './app/find-page.ts';
import { titleOf } from './app/shell/title.ts';
import { WizardPage } from './app/wizard/wizard-page.tsx';
import { unknownBusiness } from './features/notices/notice-toasts.ts';
import { InactiveNotice } from './features/notices/inactive-notice.tsx';
import { UnknownBusiness } from './features/notices/unknown-business.tsx';
import { landingScreens } from './landing-screens.tsx';
import type { LandingExample, LandingPageData } from './static-pages/landing-data.ts';
import { LandingDemo } from './static-pages/landing-demo.tsx';
import { LandingPage } from './static-pages/landing-page.tsx';
import { NoticePage } from './static-pages/notice-page.tsx';
import { StandingToast } from './static-pages/standing-toast.tsx';
import { ReviewShieldPage } from './static-pages/review-shield-page.tsx';
import type { VisitorPageData } from './visitor/page-data.ts';
import { VisitorPage } from './visitor/visitor-page.tsx';

export type { AppPage } from './app/app-page.ts';
export { appHeadScript } from './app/early-tap.ts';
export { visitorHeadScript } from './visitor/head-script.ts';
export type { VisitorPageData } from './visitor/page-data.ts';

/*
 * Everything that the server draws, as pure functions from data to the inner HTML of `#root`.
 * What comes out has no `style=` attributes and no scripts, so that the pages can forbid both.
 */

/** The visitor's page as it is before any script; without a business, the shell that asks for it. */
export function renderVisitorPage(data: VisitorPageData): string {
  return renderToString(<VisitorPage data={data} />);
}

/** What stands in the place of an inactive business's page. */
export function renderInactiveNotice(business: PublicBusiness): string {
  return renderToString(
    <NoticePage slug={business.slug}>
      <InactiveNotice business={business} />
    </NoticePage>,
  );
}

/** What stands at an address that no business has. */
export function renderUnknownBusiness(): string {
  return renderToString(
    <NoticePage>
      <UnknownBusiness />
      <StandingToast toast={unknownBusiness} />
    </NoticePage>,
  );
}

/** The apology page; without a business it still apologizes. */
export function renderReviewShield(page: {
  slug: string;
  business: PublicBusiness | null;
}): string {
  return renderToString(<ReviewShieldPage {...page} />);
}

/** The landing page. No script takes it over. */
export function renderLanding(page: LandingPageData, example: LandingExample): string {
  const demo = <LandingDemo example={example} screens={landingScreens(example)} />;
  return renderToStaticMarkup(<LandingPage {...page} demo={demo} />);
}

/** A page of the app's shell; an address that no page has is the 404 page. */
export function renderAppPage(page: AppPage): { html: string; title: string; status: 200 | 404 } {
  const { name } = findPage(page.path);
  return {
    html: renderToString(<App page={page} pages={pages} queries={createQueryClient()} />),
    title: titleOf(page.path),
    status: name === 'notFound' ? 404 : 200,
  };
}

const pages: Pages = {
  privacy: PrivacyPage,
  terms: TermsPage,
  review: WizardPage,
  auth: AuthPage,
  authOld: AuthOldPage,
  resetPassword: ResetPasswordPage,
  dashboard: DashboardPage,
  account: AccountPage,
  businessSetup: BusinessSetupPage,
  businessEdit: BusinessEditPage,
  businessShare: BusinessSharePage,
  admin: AdminPage,
  notFound: NotFoundPage,
};

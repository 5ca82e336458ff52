import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type {
  AppPageData,
  AppPageHtml,
  LandingExample,
  LandingPageData,
  Renderers,
} from '../contract/pages.ts';
import type { PublicBusiness } from '../contract/visitor.ts';
import { createQueryClient } from './api/query-client.ts';
import { AccountPage } from './app/admin/account/account-page.tsx';
import { App } from './app/app.tsx';
import { appHeadScript } from './app/early-tap.ts';
import { ConfirmAddressPage } from './app/confirm-address/confirm-address-page.tsx';
import { ConfirmEmailPage } from './app/confirm-email/confirm-email-page.tsx';
import { AuthOldPage } from './app/sign-in/auth-old-page.tsx';
import { AuthPage } from './app/sign-in/auth-page.tsx';
import { ResetPasswordPage } from './app/sign-in/reset-password-page.tsx';
import { AdminPage } from './app/admin/admin-page.tsx';
import { BusinessEditPage } from './app/business/edit/business-edit-page.tsx';
import { BusinessReadyPage, BusinessSetupPage } from './app/business/setup/business-setup-page.tsx';
import { BusinessSharePage } from './app/business/share/business-share-page.tsx';
import { DashboardPage } from './app/dashboard/dashboard-page.tsx';
import { PrivacyPage } from './app/legal/privacy-page.tsx';
import { TermsPage } from './app/legal/terms-page.tsx';
import { NotFoundPage } from './app/not-found-page.tsx';
import { findPage, type Pages, type ScreenName } from './app/find-page.ts';
import { titleOfView } from './app/shell/title-of-view.ts';
import { WithoutScript } from './app/shell/without-script.tsx';
import { WizardPage } from './app/wizard/wizard-page.tsx';
import { WizardWithoutScript } from './app/wizard/wizard-without-script.tsx';
import { unknownBusiness } from './features/notices/notice-toasts.ts';
import { InactiveNotice } from './features/notices/inactive-notice.tsx';
import { UnknownBusiness } from './features/notices/unknown-business.tsx';
import { landingScreens } from './landing-screens.tsx';
import { LandingDemo } from './static-pages/landing-demo.tsx';
import { LandingPage } from './static-pages/landing-page.tsx';
import { NoticePage } from './static-pages/notice-page.tsx';
import { StaticToast } from './static-pages/static-toast.tsx';
import { ReviewShieldPage } from './static-pages/review-shield-page.tsx';
import { visitorInlineScript } from './visitor/inline-script.ts';
import { VisitorPage } from './visitor/visitor-page.tsx';

/**
 * Everything that the server renders, as pure functions from data to the inner HTML of `#root`. The
 * output has no `style=` attributes and no scripts but `visitorInlineScript`, so that the
 * Content-Security-Policy can forbid both.
 */
export const renderers = {
  visitorInlineScript,
  appHeadScript,
  renderVisitorPage: (data) =>
    renderToString(<VisitorPage data={{ ...data, inlineScript: visitorInlineScript }} />),
  renderInactiveNotice,
  renderUnknownBusiness,
  renderReviewShield: (page) => renderToString(<ReviewShieldPage {...page} />),
  renderLanding,
  renderAppPage,
} satisfies Renderers;

/** Replaces an inactive business's page. */
function renderInactiveNotice(business: PublicBusiness): string {
  return renderToString(
    <NoticePage slug={business.slug}>
      <InactiveNotice business={business} />
    </NoticePage>,
  );
}

/** The page for an unknown slug. */
function renderUnknownBusiness(): string {
  return renderToString(
    <NoticePage>
      <UnknownBusiness />
      <StaticToast toast={unknownBusiness} />
    </NoticePage>,
  );
}

/** The landing page. It is never hydrated. */
function renderLanding(page: LandingPageData, example: LandingExample): string {
  const demo = <LandingDemo example={example} screens={landingScreens(example)} />;
  return renderToStaticMarkup(<LandingPage {...page} demo={demo} />);
}

/** A page of the app; an unknown path renders the 404 page. */
function renderAppPage(page: AppPageData): AppPageHtml {
  const { name } = findPage(page.path);
  return {
    html: renderToString(<App page={page} pages={pages} queries={createQueryClient()} />),
    withoutScript: legalPages.includes(name) ? '' : renderToStaticMarkup(withoutScript(name)),
    title: titleOfView(page.path, page.search),
    status: name === 'notFound' ? 404 : 200,
  };
}

function withoutScript(name: ScreenName) {
  return <WithoutScript>{name === 'review' ? <WizardWithoutScript /> : undefined}</WithoutScript>;
}

/** These need no script to be read. */
const legalPages: readonly string[] = ['privacy', 'terms'];

const pages: Pages = {
  privacy: PrivacyPage,
  terms: TermsPage,
  review: WizardPage,
  auth: AuthPage,
  authOld: AuthOldPage,
  resetPassword: ResetPasswordPage,
  confirmFeedbackAddress: ConfirmAddressPage,
  confirmEmail: ConfirmEmailPage,
  dashboard: DashboardPage,
  account: AccountPage,
  businessSetup: BusinessSetupPage,
  businessReady: BusinessReadyPage,
  businessEdit: BusinessEditPage,
  businessShare: BusinessSharePage,
  admin: AdminPage,
  notFound: NotFoundPage,
};

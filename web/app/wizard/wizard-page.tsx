import { brand } from '../../../contract/brand.ts';
import { wizardUrls } from '../../features/review-flow/platform-urls.ts';
import { paths } from '../../paths.ts';
import { useAppPage } from '../app-page.ts';
import { Wizard } from './wizard.tsx';

/** The review wizard for the fixed business. */
export function WizardPage() {
  const { year } = useAppPage();
  return (
    <div className="wizard">
      <header className="wizard-head">
        <h1>{brand.name}</h1>
        <p>{brand.subtitle}</p>
      </header>
      <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      <Wizard />
      <div className="wizard-foot">
        <a className="button plain" href={paths.dashboard()}>
          Go to Dashboard
        </a>
        <p>{`© ${year} ${brand.name}`}</p>
      </div>
    </div>
  );
}

function WithoutScript() {
  return (
    <p className="card">
      To write a draft, turn on JavaScript in your browser settings. You can still post a review{' '}
      <a href={wizardUrls(null).google}>on Google</a>.
    </p>
  );
}

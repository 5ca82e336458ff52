import { brand } from '../../../contract/brand.ts';
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

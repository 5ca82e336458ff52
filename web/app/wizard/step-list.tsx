import { Icon } from '../../ui/icon.tsx';

export type WizardStep = 'select' | 'generate' | 'share';

const steps: readonly { name: WizardStep; label: string }[] = [
  { name: 'select', label: 'Select' },
  { name: 'generate', label: 'Generate' },
  { name: 'share', label: 'Copy & Share' },
];

/** The three steps, with the current one marked. */
export function StepList({ current }: { current: WizardStep }) {
  const at = steps.findIndex(({ name }) => name === current);
  return (
    <ol className="step-list" aria-label="Steps">
      {steps.map(({ name, label }, index) => (
        <li
          key={name}
          className={index < at ? 'step-mark done' : 'step-mark'}
          {...(index === at && { 'aria-current': 'step' })}
        >
          <span className="step-dot">{index < at ? <Icon name="check" /> : index + 1}</span>
          {label}
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';

export const stepNames = ['good', 'bad', 'preview', 'platform'] as const;
export type StepName = (typeof stepNames)[number] | 'choice';

/** The heading of a step; it gets the focus when the step appears. */
export function StepTitle({ of, children }: { of: StepName; children: ReactNode }) {
  return (
    <h1 id={`${of}-title`} tabIndex={-1}>
      {children}
    </h1>
  );
}

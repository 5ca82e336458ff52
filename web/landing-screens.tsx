import type { ReactNode } from 'react';
import type { LandingExample } from '../contract/pages.ts';
import { Button } from './ui/button.tsx';
import { LogoPlate } from './ui/logo-plate.tsx';
import { ChoicePicture } from './landing-pictures/choice-picture.tsx';
import { DraftPicture } from './landing-pictures/draft-picture.tsx';
import { PickerPicture } from './landing-pictures/picker-picture.tsx';
import { PlatformsPicture } from './landing-pictures/platforms-picture.tsx';

/**
 * The customer's flow as images for the phone on the landing page, one screen per state: the
 * choice, the sentiments checked one after another, the draft, the platforms. The images contain no
 * ids, names or links, since several are on one page and none is interactive. In this folder
 * because no entry imports another.
 */
export function landingScreens({
  businessName,
  offered,
  chosen,
  draft,
}: LandingExample): ReactNode[] {
  const screen = (title: string, content: ReactNode) => (
    <Screen businessName={businessName} title={title}>
      {content}
    </Screen>
  );
  return [
    screen(`How was your experience at ${businessName}?`, <ChoicePicture />),
    ...[0, 1, 2, 3, 4].map((count) =>
      screen(
        'Create Your Review',
        <PickerPicture offered={offered} chosen={chosen.slice(0, count)} />,
      ),
    ),
    screen(
      'Your AI Generated Review',
      <DraftPicture text={draft} chosen={chosen} businessName={businessName} />,
    ),
    screen('Where would you like to leave your review?', <PlatformsPicture />),
  ];
}

interface ScreenProps {
  businessName: string;
  title: string;
  children: ReactNode;
}

function Screen({ businessName, title, children }: ScreenProps) {
  return (
    <>
      <div className="masthead">
        <LogoPlate name={businessName} logoUrl={null} />
        <Button variant="link">How to use this app</Button>
      </div>
      <div className="screen-step">
        <p className="screen-title">{title}</p>
        {children}
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import type { LandingExample } from '../contract/pages.ts';
import { Button } from './ui/button.tsx';
import { LogoPlate } from './ui/logo-plate.tsx';
import { ChoicePicture } from './landing-pictures/choice-picture.tsx';
import { DraftPicture } from './landing-pictures/draft-picture.tsx';
import { PickerPicture } from './landing-pictures/picker-picture.tsx';
import { PlatformsPicture } from './landing-pictures/platforms-picture.tsx';

/**
 * The way from the question to the platforms as the customer's page looks, one screen for each state
 * that the landing page's phone goes through: the choice, one tick after another, the draft, the
 * platforms. Pictures have no ids, names or addresses, since several are on one page and none works.
 * Here, because no entry imports another.
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

import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../../ui/toast-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { askForPasskey, canUsePasskeys, PasskeyTrouble, stopAsking } from '../passkeys.ts';
import { proveSecondStep, secondStepFailure, type SecondStepFlow } from './use-second-step.ts';

/** Asks for a passkey: at once if the person has just clicked, as browsers demand, else by a button. */
export function PasskeyStep(flow: SecondStepFlow) {
  const { isPending, note, ask } = usePasskeyStep(flow);
  if (!canUsePasskeys()) {
    return (
      <p className="soft">
        This browser can’t use passkeys. Open Fourgood in the browser or on the device where you use
        yours, or choose another way below.
      </p>
    );
  }
  return (
    <>
      <p className="soft">
        Confirm it’s you with your fingerprint, your face, your screen lock, or a security key.
      </p>
      <Button variant="primary" className="wide" pending={isPending} onClick={ask}>
        Use passkey
      </Button>
      <p className="note" role="status">
        {note}
      </p>
    </>
  );
}

function usePasskeyStep(flow: SecondStepFlow) {
  const { isPending, run } = useOneAtATime();
  const [note, setNote] = useState('');
  const isShown = useRef(true);

  async function prove(): Promise<void> {
    if (!flow.passkeyOptions) return;
    setNote('');
    try {
      const passkey = await askForPasskey(flow.passkeyOptions);
      if (isShown.current) await proveSecondStep({ passkey }, flow);
    } catch (error) {
      if (error instanceof PasskeyTrouble) setNote(`${error.message} ${whatNow}`);
      else toasts.show(secondStepFailure(error));
    }
  }
  const ask = () => void run(prove);

  useEffect(() => {
    isShown.current = true;
    if (navigator.userActivation?.isActive && canUsePasskeys()) ask();
    return () => {
      isShown.current = false;
      stopAsking();
    };
    // Once, when the step opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { isPending, note, ask };
}

const whatNow = 'Try again, or use another way below.';

import type {
  NewPasskey,
  PasskeyAssertion,
  SecondStepReply,
} from '../../../contract/second-factor.ts';

type Script = typeof import('@simplewebauthn/browser');
type RequestOptions = NonNullable<SecondStepReply['secondStep']['passkeyOptions']>;

/** There is no passkey: the person canceled, this device already has one, or something else. */
export class PasskeyTrouble extends Error {
  readonly reason: 'canceled' | 'exists' | 'failed';

  constructor(reason: PasskeyTrouble['reason']) {
    super(sentences[reason]);
    this.reason = reason;
  }
}

const sentences = {
  canceled: 'The passkey request was canceled or timed out.',
  exists: 'This device already has a passkey for your account.',
  failed: 'Passkeys don’t work in this browser right now. Try another browser or device.',
} as const;

/** False without https, in very old browsers, and in many in-app browsers; and on the server. */
export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** Loads the script ahead of time, while the person is still typing. */
export function preparePasskeys(): void {
  // `loadScript` reports a failure.
  if (canUsePasskeys()) loadScript().catch(() => {});
}

/**
 * Has the browser ask for a passkey of this account. Browsers want a click or a tap shortly before.
 * @throws PasskeyTrouble
 */
export async function askForPasskey(options: RequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadScript();
  type Options = Parameters<typeof startAuthentication>[0];
  const given = { optionsJSON: options } as Options; // the same JSON; its types name more exact strings
  return asTrouble(() => startAuthentication(given)) as Promise<PasskeyAssertion>; // checked by the server
}

/** Has the browser create a passkey. @throws PasskeyTrouble */
export async function createPasskey(options: unknown): Promise<NewPasskey> {
  const { startRegistration } = await loadScript();
  type Options = Parameters<typeof startRegistration>[0];
  const given = { optionsJSON: options } as Options; // the server's options, in the same JSON
  return asTrouble(() => startRegistration(given)) as Promise<NewPasskey>; // checked by the server
}

/** Closes the browser's question, if it is open. */
export function stopAsking(): void {
  void script
    ?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    .catch(() => {});
}

let script: Promise<Script> | undefined;

/** Only people with passkeys download it. */
function loadScript(): Promise<Script> {
  script ??= import('@simplewebauthn/browser').catch(() => {
    script = undefined;
    throw new PasskeyTrouble('failed');
  });
  return script;
}

async function asTrouble(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyTrouble(reasonOf(error));
  }
}

function reasonOf(error: unknown): PasskeyTrouble['reason'] {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'canceled';
  return name === 'InvalidStateError' ? 'exists' : 'failed';
}

import { stateAsStored } from '../../../contract/state-code.ts';
import { BusinessField } from './business-field.tsx';
import type { BusinessFields } from './use-business-form.ts';

interface TextFieldsProps {
  form: BusinessFields;
  /** A setup requires all fields except the nickname and links; an edit requires only the name. */
  allRequired: boolean;
}

/** The fields for the business's name and location. */
export function NameFields({ form, allRequired }: TextFieldsProps) {
  // As the server stores it.
  function completeState(): void {
    const typed = form.values.state.trim();
    const stored = stateAsStored(typed);
    if (stored !== typed) form.set('state', stored);
  }
  return (
    <>
      <BusinessField
        form={form}
        name="name"
        hint="The name customers know. Shown on your review page."
        autoComplete="organization"
        required
      />
      <BusinessField
        form={form}
        name="nickname"
        hint="Helps you tell your businesses apart. Customers don’t see it."
        autoComplete="off"
      />
      <BusinessField form={form} name="city" autoComplete="address-level2" required={allRequired} />
      <BusinessField
        form={form}
        name="state"
        hint="For example, CA or California."
        autoComplete="address-level1"
        required={allRequired}
        onBlur={completeState}
        onKeyDown={({ key }) => key === 'Enter' && completeState()}
      />
    </>
  );
}

/** The owner, as the person at the form would say. */
export type Owner = 'your' | 'the owner’s';

interface ContactFieldsProps extends TextFieldsProps {
  whose: Owner;
}

/** The fields for the recipient of private feedback. */
export function ContactFields({ form, allRequired, whose }: ContactFieldsProps) {
  const canBeBlank = !allRequired && form.values.feedbackEmail.trim() === '';
  return (
    <>
      <BusinessField
        form={form}
        name="contactName"
        hint="The person who gets private feedback."
        autoComplete="name"
        required={allRequired}
      />
      <BusinessField
        form={form}
        name="feedbackEmail"
        hint={canBeBlank ? `${emailHint(whose)} ${blankHint(whose)}` : emailHint(whose)}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required={allRequired}
      />
    </>
  );
}

function emailHint(whose: string): string {
  return `Where private feedback is sent. If it isn’t ${whose} account email, we send a link there to confirm it.`;
}

/** What a blank field means is only said while it is blank. */
function blankHint(whose: string): string {
  return `If you leave this blank, feedback goes to ${whose} account email.`;
}

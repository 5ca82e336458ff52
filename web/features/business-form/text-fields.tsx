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

/** The fields for the recipient of private feedback. */
export function ContactFields({ form, allRequired }: TextFieldsProps) {
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
        hint={allRequired ? emailHints.setup : editHint(form.values.feedbackEmail)}
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

const emailHints = {
  setup:
    'Where private feedback is sent. If it isn’t your account email, we send a link there to confirm it.',
  edit: 'Where private feedback is sent. If it isn’t the owner’s account email, we send a link there to confirm it.',
  blank: 'If you leave this blank, feedback goes to the owner’s account email.',
};

/** What a blank field means is only said while it is blank. */
function editHint(address: string): string {
  return address.trim() ? emailHints.edit : `${emailHints.edit} ${emailHints.blank}`;
}

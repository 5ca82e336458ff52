import type { ReactNode } from 'react';
import type { BusinessFormState } from '../../../features/business-form/use-business-form.ts';
import { TimeZoneField } from '../../../features/business-form/time-zone-field.tsx';
import {
  ContactFields,
  NameFields,
  type Owner,
} from '../../../features/business-form/text-fields.tsx';
import { LogoBox } from '../../../features/business-form/logo-box.tsx';
import { PhraseList } from '../../../features/business-form/phrase-list.tsx';
import { RestoredNote } from '../../../features/business-form/restored-note.tsx';
import { CategoryFields } from './category-fields.tsx';
import { useIsLeaving } from '../../unsaved-changes/use-is-leaving.ts';
import { LinkFields } from './link-fields.tsx';
import { OtherHostDialog } from './other-host-dialog.tsx';

interface BusinessFormProps {
  form: BusinessFormState;
  /** True when it contains what was entered before a reload. */
  isRestored: boolean;
  /** A setup has its own messages for what is missing; an edit leaves that to the browser. */
  isSetup: boolean;
  /** Whose business it is: an admin edits other people's. */
  whose?: Owner;
  /** What an admin sees of the phrases; null for everybody else. */
  phrases: readonly string[] | null;
  /** Where feedback goes, for a business that exists. */
  delivery?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The one form of setup and edit, in the order in which its fields are read. */
export function BusinessForm(props: BusinessFormProps) {
  const { form, isRestored, isSetup, whose = 'your', phrases, delivery, children } = props;
  const { fields } = form;
  // One dialog at a time.
  const isLeaving = useIsLeaving();
  return (
    <>
      <form
        ref={form.ref}
        className="business-form"
        method="post"
        noValidate={isSetup}
        onSubmit={form.submit}
      >
        {isRestored && (
          <RestoredNote isLocked={fields.isSending} onStartOver={() => form.startOver()} />
        )}
        <p className="soft required-note">Fields marked with * are required.</p>
        <Part title="Your business">
          <NameFields form={fields} allRequired={isSetup} />
          <LogoBox form={fields} drawing={form.drawing} />
        </Part>
        <Part title="What you do">
          <CategoryFields form={fields} isRequired={isSetup} />
        </Part>
        {phrases && phrases.length > 0 && (
          <div className="card">
            <PhraseList phrases={phrases} />
          </div>
        )}
        <Part title="Private feedback">
          <ContactFields form={fields} allRequired={isSetup} whose={whose} />
          {delivery}
        </Part>
        <Part title="Review links">
          <LinkFields form={fields} />
        </Part>
        {!isSetup && (
          <Part title="Stats">
            <TimeZoneField form={fields} />
          </Part>
        )}
        <div className="form-actions">{children}</div>
      </form>
      {form.linkQuestion && !isLeaving && (
        <OtherHostDialog
          question={form.linkQuestion}
          onUse={form.useLink}
          onChange={form.changeLink}
        />
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="card form-part">
      <legend>{title}</legend>
      <div className="form-grid">{children}</div>
    </fieldset>
  );
}

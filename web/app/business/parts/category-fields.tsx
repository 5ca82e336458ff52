import { categoryNames, fieldId } from '../../../features/business-form/business-values.ts';
import { fieldLabels } from '../../../features/business-form/field-labels.ts';
import type { BusinessFields } from '../../../features/business-form/use-business-form.ts';
import { CategoryField } from '../../../features/categories/category-field.tsx';

interface CategoryFieldsProps {
  form: BusinessFields;
  /** Setup requires the first one, editing none. */
  isRequired: boolean;
}

/** The three category fields; they cannot have equal values. */
export function CategoryFields({ form, isRequired }: CategoryFieldsProps) {
  const { values, errors, set } = form;
  return (
    <>
      {categoryNames.map((name) => {
        const isNeeded = isRequired && name === 'googleCategory1';
        return (
          <div key={name} className={isNeeded ? 'is-required-field' : ''}>
            <CategoryField
              id={fieldId(name)}
              label={fieldLabels[name]}
              hint={
                name === 'googleCategory1'
                  ? 'What people search for to find a business like yours.'
                  : ''
              }
              error={errors[name]}
              isRequired={isNeeded}
              isLocked={form.isSending}
              value={values[name]}
              onChange={(value) => set(name, value)}
              taken={categoryNames.flatMap((other) =>
                other === name ? [] : (values[other] ?? []),
              )}
            />
          </div>
        );
      })}
    </>
  );
}

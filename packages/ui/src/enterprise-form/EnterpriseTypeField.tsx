'use client'
import { documentRequirements, ENTERPRISE_TYPES, ENTERPRISES, type EnterpriseType } from '@yaoji/domain'
import type { FormField } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, useId } from 'react'
import { ControlError } from '../field'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { RadioGroup } from '../radio-group'
import { plain } from '../theme/base.css'

export const enterpriseTypeFieldLabels = {
  legend: '企业类型',
  type: (type: EnterpriseType): string => ENTERPRISES[type].text,
  /** The documents that an enterprise of this type must show. */
  needs: (type: EnterpriseType): string =>
    `需要${documentRequirements(type)
      .filter(({ required }) => required)
      .map(({ name }) => name)
      .join('、')}`,
}

export interface EnterpriseTypeFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What `useForm` gives for the field. */
  field: FormField
  /** Words in place of those of {@link enterpriseTypeFieldLabels}. */
  labels?: Partial<typeof enterpriseTypeFieldLabels>
}

/** The type of an enterprise, each with the documents that it must show, as a field of a form. Renders `div`. */
export const EnterpriseTypeField = forwardRef<HTMLDivElement, EnterpriseTypeFieldProps>(
  function EnterpriseTypeField({ field: { name, defaultValue, error }, labels, className, ...rest }, ref) {
    const words = useLabels('enterpriseTypeField', enterpriseTypeFieldLabels, labels)
    const id = useId()
    return (
      <div {...rest} ref={ref} className={joinClass(plain, className)}>
        <RadioGroup
          legend={words.legend}
          legendHidden
          name={name}
          defaultValue={defaultValue}
          options={ENTERPRISE_TYPES.map(value => ({
            value,
            label: words.type(value),
            description: words.needs(value),
          }))}
          variant="cards"
          required
          aria-describedby={error && id}
        />
        <ControlError id={id} error={error} />
      </div>
    )
  },
)

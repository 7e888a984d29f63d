import type { InputOf } from '@yaoji/api-client'
import { authSmsCode } from '@yaoji/api-client/contract/user'
import type { Form } from '@yaoji/hooks'
import { useClient } from '@yaoji/hooks/data'
import { CodeField } from '@yaoji/ui/code-field'
import type { Ref } from 'react'

export interface SmsCodeFieldProps {
  /** The form that the field belongs to, with a field `phone` beside it. */
  form: Pick<Form<'code'>, 'field' | 'clearError'>
  ref?: Ref<HTMLInputElement>
  purpose: InputOf<typeof authSmsCode>['purpose']
}

/** A code that the service sends to the phone of the same form. */
export function SmsCodeField({ ref, form, purpose }: SmsCodeFieldProps) {
  const client = useClient()
  return (
    <CodeField
      ref={ref}
      {...form.field('code')}
      send={phone => client.call(authSmsCode, { phone, purpose })}
      onSent={() => form.clearError('code')}
    />
  )
}

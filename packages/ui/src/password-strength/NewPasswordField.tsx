'use client'
import { NEW_PASSWORD_MOST, PASSWORD_LENGTH } from '@yaoji/domain'
import { forwardRef, useState } from 'react'
import { useLabels } from '../labels/useLabels'
import { Stack } from '../stack'
import { TextField, type TextFieldProps } from '../text-field'
import { PasswordStrength } from './PasswordStrength'

export const newPasswordFieldLabels = {
  label: '新密码',
  hint: `${PASSWORD_LENGTH.least} 至 ${NEW_PASSWORD_MOST} 位，同时有字母和数字，不含手机号`,
}

export interface NewPasswordFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'labels'> {
  /** Texts that the password must not contain, such as the phone. */
  names: readonly string[]
  /** Words in place of those of {@link newPasswordFieldLabels}. */
  labels?: Partial<typeof newPasswordFieldLabels>
}

/** A new password with its strength, which is shown as it is typed. Renders TextField above PasswordStrength. */
export const NewPasswordField = forwardRef<HTMLInputElement, NewPasswordFieldProps>(function NewPasswordField(
  { names, onValueChange, labels, ...rest },
  ref,
) {
  const words = useLabels('newPasswordField', newPasswordFieldLabels, labels)
  const [typed, setTyped] = useState('')
  return (
    <Stack gap={1}>
      <TextField
        size="l"
        required
        autoComplete="new-password"
        hint={words.hint}
        {...rest}
        ref={ref}
        label={words.label}
        type="password"
        onValueChange={text => {
          setTyped(text)
          onValueChange?.(text)
        }}
      />
      <PasswordStrength password={typed} names={names} />
    </Stack>
  )
})

import { TextField, type TextFieldProps } from '@yaoji/ui/text-field'

/** The phone of an account, with the input of a phone’s keyboard. */
export function PhoneField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField label="手机号" size="l" required type="tel" autoComplete="tel" maxLength={20} {...props} />
  )
}

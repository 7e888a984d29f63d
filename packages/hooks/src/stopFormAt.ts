import type { FormEvent } from 'react'
import type { Form } from './useForm'

type FormProps = Form<string>['formProps']

/** The props of a form that is not sent: a submit focuses the control of a name, which shows what is wrong. */
export function stopFormAt(formProps: FormProps, name: string): FormProps {
  return {
    ...formProps,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const control = event.currentTarget.elements.namedItem(name)
      if (control instanceof HTMLElement) control.focus()
    },
  }
}

import type { FormProps } from './Form'

type Form = FormProps['form']

/** A form of the stories and tests, as `useForm` gives it; a submit sends nothing. */
export function formForStory({ failure = null, busy = false }: Partial<Omit<Form, 'formProps'>> = {}): Form {
  return {
    failure,
    busy,
    formProps: {
      noValidate: true,
      onSubmit: event => event.preventDefault(),
      onChange: () => {},
      onBlur: () => {},
      onKeyDown: () => {},
      onCompositionStart: () => {},
      onCompositionEnd: () => {},
    },
  }
}

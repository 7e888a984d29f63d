import * as css from './FieldError.css'

/** What is wrong with a control that shows no error of its own; the control is described by the id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className={css.root}>
      {error}
    </p>
  )
}

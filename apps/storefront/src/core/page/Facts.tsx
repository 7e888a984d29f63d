import * as css from './RegisterForm.css'

/** What was entered: names and texts. A text that is empty is left out. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(
        ([name, text]) =>
          text !== '' && (
            <div key={name} className={css.row}>
              <dt className={css.term}>{name}</dt>
              <dd className={css.fact}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

import * as css from './Facts.css'

/** Names and texts of one thing, one pair a row. A text that is empty is left out. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={css.root}>
      {rows.map(
        ([name, text]) =>
          text !== '' && (
            <div key={name} className={css.row}>
              <dt className={css.name}>{name}</dt>
              <dd className={css.text}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

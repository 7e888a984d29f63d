import { Fragment, forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './ShortcutList.css'

/** Keys that are pressed one after the other, and what they do. */
export type Shortcut = readonly [keys: readonly string[], text: string]

export interface ShortcutListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** The shortcuts, in the order shown. */
  shortcuts: readonly Shortcut[]
}

/** Keys and what they do, line by line. Renders `dl`. */
export const ShortcutList = forwardRef<HTMLDListElement, ShortcutListProps>(function ShortcutList(
  { shortcuts, className, ...rest },
  ref,
) {
  return (
    <dl {...rest} ref={ref} className={joinClass(css.root, className)}>
      {shortcuts.map(([keys, text]) => (
        <div key={keys.join(' ')} className={css.row} data-part="row">
          <dt className={css.keys} data-part="keys">
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && ' '}
                <kbd className={css.key} data-part="key">
                  {key}
                </kbd>
              </Fragment>
            ))}
          </dt>
          <dd className={css.text} data-part="text">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
})

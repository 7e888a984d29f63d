import { type ReactNode, type Ref, useId } from 'react'
import * as css from './Panel.css'

export interface PanelProps {
  title: string
  /** Content beside the title. */
  aside?: ReactNode
  /** A star follows the title: the buyer must fill in the panel. Default: false. */
  required?: boolean
  /** The heading, for a caller that moves the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A section of a page with its title, in a box. */
export function Panel({ title, aside, required = false, headingRef, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.head}>
        <h2
          ref={headingRef}
          id={id}
          tabIndex={headingRef ? -1 : undefined}
          className={css.title}
          data-required={required ? '' : undefined}
        >
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

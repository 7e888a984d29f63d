import { type ReactNode, type Ref, useId } from 'react'
import { FieldError } from '../form/FieldError'
import * as css from './Panel.css'

export interface PanelProps {
  title: string
  /** Content beside the title. */
  aside?: ReactNode
  /** A star follows the title: the buyer must fill in the panel. Default: false. */
  required?: boolean
  /** What is wrong with the panel as a whole, below its heading. */
  error?: string | undefined
  /** The heading, for a caller that moves the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A section of a page with its title, in a box. */
export function Panel({ title, aside, required = false, error, headingRef, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.head}>
        <h2
          ref={headingRef}
          id={id}
          tabIndex={headingRef ? -1 : undefined}
          aria-describedby={error && `${id}-error`}
          className={css.title}
          data-required={required ? '' : undefined}
        >
          {title}
        </h2>
        {aside}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {children}
    </section>
  )
}

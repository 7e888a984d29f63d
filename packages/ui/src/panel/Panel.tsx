'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { ControlError } from '../field/ControlError'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './Panel.css'

export interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string
  /** Content beside the title. */
  aside?: ReactNode
  /**
   * `s` in a narrow column of several panels: less room around a smaller title.
   * @default 'm'
   */
  size?: 's' | 'm'
  /**
   * A star follows the title: the reader must fill in the panel.
   * @default false
   */
  required?: boolean
  /** What is wrong with the panel as a whole, below its heading. */
  error?: string | undefined
  /** The heading, for a caller that moves the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** A section of a page with its title, in a box. Renders `section` with an `h2` that names it; sets `data-size`. */
export const Panel = forwardRef<HTMLElement, PanelProps>(function Panel(
  { title, aside, size = 'm', required = false, error, headingRef, className, children, ...rest },
  ref,
) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-size={size}
    >
      <div className={css.head} data-part="head">
        <h2
          ref={headingRef}
          id={id}
          tabIndex={headingRef ? -1 : undefined}
          aria-describedby={error && `${id}-error`}
          className={css.title}
          data-part="title"
          data-required={dataAttr(required)}
        >
          {title}
        </h2>
        {aside}
      </div>
      <ControlError id={`${id}-error`} error={error} />
      {children}
    </section>
  )
})

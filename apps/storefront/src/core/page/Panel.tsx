import { type ReactNode, useId } from 'react'
import * as css from './Panel.css'

export interface PanelProps {
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** A section of the checkout and payment pages with its title. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

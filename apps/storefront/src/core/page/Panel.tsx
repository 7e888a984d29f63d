import { type ReactNode, useId } from 'react'
import * as css from './Panel.css'

export interface PanelProps {
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** One drawer of the check and pay pages: its label, and what is in it. */
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

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Panel } from '../panel'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './StepHelp.css'

export interface StepHelpProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  title: string
  /** What the process consists of, in its order. */
  parts: readonly string[]
  /** Where help is, below them. While it loads a space that does not break keeps its place; empty for nothing. */
  contact?: ReactNode
}

/** What a process consists of, and where help is, beside its steps. Renders `aside`. */
export const StepHelp = forwardRef<HTMLElement, StepHelpProps>(function StepHelp(
  { title, parts, contact, className, ...rest },
  ref,
) {
  return (
    <aside {...rest} ref={ref} className={joinClass(plain, className)}>
      <Panel title={title}>
        <ol className={css.parts} data-part="parts">
          {parts.map(part => (
            <li key={part} className={plain}>
              {part}
            </li>
          ))}
        </ol>
        {contact && (
          <p className={css.contact} data-part="contact">
            {contact}
          </p>
        )}
      </Panel>
    </aside>
  )
})

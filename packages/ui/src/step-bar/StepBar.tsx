'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './StepBar.css'

export const stepBarLabels = {
  /** Name of the bar, for screen readers. */
  bar: '步骤',
  /** After a step before the current one, for screen readers. */
  done: '（已完成）',
}

/** One step of a process. */
export interface Step {
  title: ReactNode
  /** Address of the step; only a step before the current one is a link. */
  href?: string | undefined
  /** Drawn in place of the number. */
  picture?: ReactNode
}

export interface StepBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The steps, in their order. */
  steps: readonly Step[]
  /** The step of the page, from 1. One more than there are steps when all are done. */
  current: number
  /** Texts in place of {@link stepBarLabels}. */
  labels?: Partial<typeof stepBarLabels>
}

/**
 * Where a user is in a process of several pages. Renders `nav`; sets `data-step`; steps set `data-state` to `done`,
 * `current` or `ahead`.
 */
export const StepBar = forwardRef<HTMLElement, StepBarProps>(function StepBar(
  { steps, current, labels, className, ...rest },
  ref,
) {
  const words = useLabels('stepBar', stepBarLabels, labels)
  return (
    <nav
      aria-label={words.bar}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-step={current}
    >
      <ol className={css.list} data-part="list">
        {steps.map(({ title, href, picture }, index) => {
          const state = stateOf(index + 1, current)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order
              key={index}
              className={css.item}
              data-part="item"
              aria-current={state === 'current' ? 'step' : undefined}
              data-state={state}
            >
              {picture ?? <Mark number={index + 1} done={state === 'done'} />}
              {state === 'done' && href !== undefined ? (
                <Link href={href} className={css.link} data-part="link">
                  {title}
                </Link>
              ) : (
                <span className={plain} data-part="text">
                  {title}
                </span>
              )}
              {state === 'done' && <VisuallyHidden>{words.done}</VisuallyHidden>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
})

/** The number of a step, or a tick once it is done; the list itself says both to screen readers. */
function Mark({ number, done }: { number: number; done: boolean }) {
  return (
    <span aria-hidden className={css.mark} data-part="mark">
      {done ? <Icon name="check" size="s" /> : number}
    </span>
  )
}

function stateOf(step: number, current: number): 'done' | 'current' | 'ahead' {
  if (step === current) return 'current'
  return step < current ? 'done' : 'ahead'
}

import { forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './CartStepBar.css'
import { StepPicture } from './StepPicture'

/** A step from the cart to the paid order. ST-01, CH-15. */
export type CartStep = 1 | 2 | 3 | 4

const STEPS: readonly CartStep[] = [1, 2, 3, 4]

export const cartStepBarLabels = {
  /** Name of the bar, for screen readers. */
  bar: '购物流程',
  steps: { 1: '我的购物车', 2: '核对订单', 3: '支付订单', 4: '支付完成' } as Record<CartStep, string>,
  /** After a step before the current one, for screen readers. */
  done: '（已完成）',
}

export interface CartStepBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The step of the page. */
  step: CartStep
  /** Address of a step before the current one; undefined where the buyer cannot go back. */
  stepHref?: (step: CartStep) => string | undefined
  /** Texts in place of {@link cartStepBarLabels}. */
  labels?: Partial<typeof cartStepBarLabels>
}

/**
 * Where the buyer is between cart and paid order: four steps with a picture each (CH-15). Renders `nav`; sets
 * `data-step`; steps set `data-state` to `done`, `current` or `ahead`.
 */
export const CartStepBar = forwardRef<HTMLElement, CartStepBarProps>(function CartStepBar(
  { step: current, stepHref, labels, className, ...rest },
  ref,
) {
  const words = { ...cartStepBarLabels, ...labels }
  return (
    <nav
      aria-label={words.bar}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-step={current}
    >
      <ol className={css.list} data-part="list">
        {STEPS.map(step => {
          const href = step < current ? stepHref?.(step) : undefined
          return (
            <li
              key={step}
              className={css.item}
              data-part="item"
              aria-current={step === current ? 'step' : undefined}
              data-state={stateOf(step, current)}
            >
              <StepPicture step={step} className={css.picture} />
              {href === undefined ? (
                <span className={plain} data-part="text">
                  {words.steps[step]}
                </span>
              ) : (
                <Link href={href} className={css.link} data-part="link">
                  {words.steps[step]}
                </Link>
              )}
              {step < current && <VisuallyHidden>{words.done}</VisuallyHidden>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
})

function stateOf(step: CartStep, current: CartStep): 'done' | 'current' | 'ahead' {
  if (step === current) return 'current'
  return step < current ? 'done' : 'ahead'
}

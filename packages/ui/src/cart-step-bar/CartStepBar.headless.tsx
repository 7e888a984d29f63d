import { createContext, forwardRef, type HTMLAttributes, type OlHTMLAttributes, type ReactNode } from 'react'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'

export type CartStep = 1 | 2 | 3 | 4

/** The steps from the cart to the paid order. ST-01, CH-15. */
export const CART_STEPS = [
  { step: 1, text: '我的购物车' },
  { step: 2, text: '核对订单' },
  { step: 3, text: '支付订单' },
  { step: 4, text: '支付完成' },
] as const satisfies readonly { step: CartStep; text: string }[]

const Context = createContext<CartStep | null>(null)

/** The step that the page carries; for parts of your own. */
export const useCartStep = (part: string) => useRequiredContext(Context, part, 'CartStepBarRoot')

export interface CartStepBarRootProps extends HTMLAttributes<HTMLElement> {
  /** The step that the page carries. */
  step: CartStep
}

/** Where the buyer is between cart and paid order. Renders `nav`; sets `data-step`. */
export const CartStepBarRoot = forwardRef<HTMLElement, CartStepBarRootProps>(function Root(
  { step, ...rest },
  ref,
) {
  return (
    <Context.Provider value={step}>
      <nav aria-label="购物流程" {...rest} ref={ref} data-step={step} />
    </Context.Provider>
  )
})

export interface CartStepBarListProps extends Omit<OlHTMLAttributes<HTMLOListElement>, 'children'> {
  /** Where a step that was passed leads back to; nothing where there is no way back. */
  stepHref?: (step: CartStep) => string | undefined
  itemClassName?: string
  /** Drawn before a step's words. */
  picture?: (step: CartStep) => ReactNode
}

/** The steps in order. Renders `ol`; items set `data-state` to `done`, `current` or `ahead`, the current one `aria-current`. */
export const CartStepBarList = forwardRef<HTMLOListElement, CartStepBarListProps>(function List(
  { stepHref, itemClassName, picture, ...rest },
  ref,
) {
  const current = useCartStep('CartStepBarList')
  return (
    <ol {...rest} ref={ref}>
      {CART_STEPS.map(({ step, text }) => {
        const href = step < current ? stepHref?.(step) : undefined
        return (
          <li
            key={step}
            className={itemClassName}
            aria-current={step === current ? 'step' : undefined}
            data-state={stateOf(step, current)}
            data-linked={dataAttr(href !== undefined)}
          >
            {picture?.(step)}
            {href === undefined ? <span>{text}</span> : <Link href={href}>{text}</Link>}
            {step < current && <VisuallyHidden>（已完成）</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
})

function stateOf(step: CartStep, current: CartStep): 'done' | 'current' | 'ahead' {
  if (step === current) return 'current'
  return step < current ? 'done' : 'ahead'
}

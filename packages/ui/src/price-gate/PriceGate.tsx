'use client'
import { BUY_STATES, type BuyAction, type BuyState, canSeePrice } from '@yaoji/domain'
import { createContext, forwardRef, type HTMLAttributes, type Ref } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link, type LinkProps } from '../link'
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import { Price, type PriceProps } from '../price'
import * as css from './PriceGate.css'

export const priceGateLabels = {
  /** Why a product in this state has no price, or cannot be bought: 登录后可见价格. */
  reason: (state: BuyState): string => BUY_STATES[state].text,
  /** The next step in this state: 登录. */
  action: (state: BuyState): string => BUY_STATES[state].action_text,
}

interface Gate {
  /** The price that may be shown, as decimal string. */
  readonly price: string | null
  readonly reason: string
  readonly actionText: string
  readonly href: string | undefined
  readonly unit: string | undefined
}

const Context = createContext<Gate | null>(null)

/** What the gate above decided; for parts of your own. */
export const usePriceGate = (part: string) => useRequiredContext(Context, part, 'PriceGateRoot')

export interface PriceGateRootProps extends HTMLAttributes<HTMLSpanElement> {
  /** Whether the buyer may buy, and why not. */
  buy_state: BuyState
  /** Decimal string in yuan; absent where the buyer may not see it. */
  price?: string | undefined
  /** Packing unit, after the price: `/盒`. */
  unit?: string
  /** Where an action leads; an action without an address is not offered. */
  actionHref?: (action: BuyAction) => string | undefined
  /** Words in place of those of {@link priceGateLabels}. */
  labels?: Partial<typeof priceGateLabels>
}

/** Decides between a price and the reason why there is none. Renders `span`; sets `data-state` to the `buy_state`. */
export const PriceGateRoot = forwardRef<HTMLSpanElement, PriceGateRootProps>(
  function PriceGateRoot(props, ref) {
    const { gate, root } = usePriceGateRoot(props)
    return (
      <Context.Provider value={gate}>
        <span {...root} ref={ref} />
      </Context.Provider>
    )
  },
)

/** What is decided, and the attributes of the element around it. */
function usePriceGateRoot(props: PriceGateRootProps) {
  const { buy_state, price, unit, actionHref, labels, className, ...rest } = props
  const words = useLabels('priceGate', priceGateLabels, labels)
  const { action } = BUY_STATES[buy_state]
  const visible = price !== undefined && canSeePrice(buy_state)
  const gate: Gate = {
    price: visible ? price : null,
    reason: visible ? '' : words.reason(buy_state),
    actionText: words.action(buy_state),
    href: action && !visible ? actionHref?.(action) : undefined,
    unit,
  }
  return { gate, root: { ...rest, className: joinClass(css.root, className), 'data-state': buy_state } }
}

/** The price as {@link Price} shows it; nothing where it may not be seen. Renders `span`. */
export const PriceGatePrice = forwardRef<HTMLSpanElement, Omit<PriceProps, 'value' | 'unit'>>(
  function PriceGatePrice(props, ref) {
    return priceOf(usePriceGate('PriceGatePrice'), props, ref)
  },
)

function priceOf(
  { price, unit }: Gate,
  props: Omit<PriceProps, 'value' | 'unit'>,
  ref?: Ref<HTMLSpanElement>,
) {
  return price === null ? null : <Price {...props} ref={ref} value={price} unit={unit} />
}

/** Why there is no price; nothing where there is one. Renders `span`. */
export const PriceGateReason = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function PriceGateReason(props, ref) {
    return reasonOf(usePriceGate('PriceGateReason'), props, ref)
  },
)

function reasonOf(
  { reason }: Gate,
  { className, ...rest }: HTMLAttributes<HTMLSpanElement> = {},
  ref?: Ref<HTMLSpanElement>,
) {
  if (reason === '') return null
  return (
    <span {...rest} ref={ref} className={joinClass(css.reason, className)}>
      {reason}
    </span>
  )
}

/** The one next step, as a link; nothing where there is none. Renders the application's link. */
export const PriceGateAction = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(
  function PriceGateAction(props, ref) {
    return actionOf(usePriceGate('PriceGateAction'), props, ref)
  },
)

function actionOf(
  { href, actionText }: Gate,
  { className, ...rest }: Partial<LinkProps> = {},
  ref?: Ref<HTMLAnchorElement>,
) {
  if (href === undefined) return null
  return (
    <Link href={href} {...rest} ref={ref} className={joinClass(css.action, className)}>
      {actionText}
    </Link>
  )
}

export interface PriceGateProps extends Omit<PriceGateRootProps, 'children'> {
  /** Size of the price. */
  size?: PriceProps['size']
}

/**
 * A price, or why there is none and what to do next: 登录后可见价格, with a link to log in. A price that may be seen
 * is shown even when the product cannot be bought. Renders `span`.
 */
export const PriceGate = forwardRef<HTMLSpanElement, PriceGateProps>(function PriceGate(
  { size, ...props },
  ref,
) {
  const { gate, root } = usePriceGateRoot(props)
  return (
    <span {...root} ref={ref}>
      {priceOf(gate, { size })}
      {reasonOf(gate)}
      {actionOf(gate)}
    </span>
  )
})

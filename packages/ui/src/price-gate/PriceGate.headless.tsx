import {
  type BuyAction,
  type BuyState,
  buyStateCard,
  canSeePrice,
  floorPrice,
  parsePrice,
} from '@yaoji/domain'
import { createContext, forwardRef, type HTMLAttributes } from 'react'
import { Link, type LinkProps } from '../link'
import { useRequiredContext } from '../part/useRequiredContext'

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
  buy_state: BuyState
  /** Decimal string; absent where the buyer may not see it. */
  price?: string | undefined
  unit?: string
  /** Where an action leads; an action without an address is not offered. */
  actionHref?: (action: BuyAction) => string | undefined
}

/** Decides between a price and the reason why there is none. Renders `span`; sets `data-state` to the `buy_state`. */
export const PriceGateRoot = forwardRef<HTMLSpanElement, PriceGateRootProps>(function Root(
  { buy_state, price, unit, actionHref, ...rest },
  ref,
) {
  const { text, action, action_text } = buyStateCard(buy_state)
  const visible = price !== undefined && canSeePrice(buy_state)
  const gate = {
    price: visible ? price : null,
    reason: visible ? '' : text,
    actionText: action_text,
    href: action && !visible ? actionHref?.(action) : undefined,
    unit,
  }
  return (
    <Context.Provider value={gate}>
      <span {...rest} ref={ref} data-state={buy_state} />
    </Context.Provider>
  )
})

/** The price as plain text; nothing when it may not be seen. */
export const PriceGatePrice = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function GatePrice(props, ref) {
    const { price, unit } = usePriceGate('PriceGatePrice')
    if (price === null) return null
    return (
      <span {...props} ref={ref}>
        ¥{floorPrice(parsePrice(price))}
        {unit && `/${unit}`}
      </span>
    )
  },
)

/** Why there is no price; nothing when there is one. */
export const PriceGateReason = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function Reason(props, ref) {
    const { reason } = usePriceGate('PriceGateReason')
    if (reason === '') return null
    return (
      <span {...props} ref={ref}>
        {reason}
      </span>
    )
  },
)

/** The one next step, as a link; nothing when there is none. */
export const PriceGateAction = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(function Action(props, ref) {
  const { href, actionText } = usePriceGate('PriceGateAction')
  if (href === undefined) return null
  return (
    <Link href={href} {...props} ref={ref}>
      {actionText}
    </Link>
  )
})

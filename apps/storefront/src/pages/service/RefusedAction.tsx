import { BUY_STATES, type BuyState, buyStateCard } from '@yaoji/domain'
import type { OrderGridResultRow } from '@yaoji/hooks'
import { TextLink } from '@yaoji/ui/text-link'
import { useLocation } from 'react-router-dom'
import { soldOutAction } from '../../features/arrival/soldOutAction'
import { buyActionHref } from '../../features/cart/buyActionHref'
import type { QuickGoods } from './quickProduct'

/** What the buyer can do about a row that was not added; nothing where there is nothing. */
export function RefusedAction({ row: { goods, reason } }: { row: OrderGridResultRow<QuickGoods> }) {
  const here = useLocation()
  if (!isBuyState(reason)) return null
  const { action, action_text } = buyStateCard(reason)
  const to = action && buyActionHref(action, here, goods)
  const soldOut = action === 'notify_arrival' && goods
  return (
    <>
      {to && (
        <>
          {' '}
          <TextLink href={to} underlined>
            {action_text}
          </TextLink>
        </>
      )}
      {soldOut && <> {soldOutAction({ ...soldOut, buy_state: 'no_stock' })}</>}
    </>
  )
}

/** A refusal has the buying state as its reason, or a reason of its own. */
function isBuyState(reason: string): reason is BuyState {
  return Object.hasOwn(BUY_STATES, reason)
}

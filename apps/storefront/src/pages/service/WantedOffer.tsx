import type { Wanted } from '@yaoji/api-client/contract/wanted'
import { moneyText } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { Link } from '@yaoji/ui/link'
import { link } from '../../core/page/link.css'
import { useQuickAdd } from '../../features/cart/useQuickAdd'
import { href } from '../../routes'
import * as css from './WantedPage.css'

export interface WantedOfferProps {
  /** The name that the buyer asked for. */
  name: string
  reply: Wanted['replies'][number]
}

/** A reply of the shop: what it says, the price, and the product that it sells now with its add button. */
export function WantedOffer({ name, reply }: WantedOfferProps) {
  const { text, price, valid_until, accepted_at, goods_id } = reply
  const { quickAdd, isPending } = useQuickAdd()
  return (
    <>
      {text}
      {price !== null && <span className={css.price}> 报价 {moneyText(price)}</span>}
      {accepted_at ? '，您已接受' : valid_until && `，有效至 ${valid_until}`}
      {goods_id !== null && (
        <>
          {' '}
          <Link href={href('goods', { id: goods_id })} className={link}>
            查看商品
          </Link>{' '}
          <Button
            size="s"
            busy={isPending}
            aria-label={`把${name}加入购物车`}
            onClick={() => quickAdd(goods_id, name)}
          >
            加入购物车
          </Button>
        </>
      )}
    </>
  )
}

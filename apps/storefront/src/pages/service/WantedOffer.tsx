import type { Wanted } from '@yaoji/api-client/contract/wanted'
import { Button } from '@yaoji/ui/button'
import { TextLink } from '@yaoji/ui/text-link'
import { WantedReply } from '@yaoji/ui/wanted-table'
import { useQuickAdd } from '../../features/cart/useQuickAdd'
import { href } from '../../routes'

export interface WantedOfferProps {
  /** The name that the buyer asked for. */
  name: string
  reply: Wanted['replies'][number]
}

/** A reply of the shop, with the product that it sells now and its add button. */
export function WantedOffer({ name, reply }: WantedOfferProps) {
  const { goods_id } = reply
  const { quickAdd, isPending } = useQuickAdd()
  return (
    <WantedReply reply={reply}>
      {goods_id !== null && (
        <>
          <TextLink href={href('goods', { id: goods_id })}>查看商品</TextLink>{' '}
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
    </WantedReply>
  )
}

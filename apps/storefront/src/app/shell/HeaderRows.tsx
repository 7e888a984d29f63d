import { useCartNumbers, useSession, useSuggestedGoods } from '@yaoji/hooks/data'
import { SearchRows } from '@yaoji/ui/search-rows'
import { goodsHref } from '../../features/browse/goodsHref'
import { useAddGoods } from '../../features/cart/useAddGoods'
import { href } from '../../routes'

/** Products beside the suggestions of the search, to add without leaving the page. A buyer's empty search has what was bought last. */
export function HeaderRows() {
  const { user, cart } = useSession()
  const { add, isBusy, addedOf } = useAddGoods({ inPlace: true })
  const numberInCart = useCartNumbers({ wanted: cart > 0 })
  return (
    <SearchRows
      suggest={useSuggestedGoods()}
      withRecent={Boolean(user)}
      goodsHref={goodsHref}
      onAdd={add}
      isBusy={isBusy}
      addedOf={addedOf}
      inCart={({ goods_price_id }) => numberInCart(goods_price_id)}
      cartHref={href('cart')}
      onLeave={focusPage}
    />
  )
}

/** To the page, where the shortcuts are. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })

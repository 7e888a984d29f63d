import type { CartLine, CartTotal } from '@yaoji/api-client/contract/cart'
import { indexRecommend } from '@yaoji/api-client/contract/focus'
import { CART_LIST_FILTER } from '@yaoji/domain'
import { type CartStore, useCartBar, useCartTotal } from '@yaoji/hooks'
import { useCall, useCartEditor, useSession } from '@yaoji/hooks/data'
import { CartTable, type CartTableLine } from '@yaoji/ui/cart-table'
import { CartTotals } from '@yaoji/ui/cart-totals'
import { LicenceBanner } from '@yaoji/ui/licence-banner'
import { Link } from '@yaoji/ui/link'
import { SkipLink } from '@yaoji/ui/skip-link'
import { ErrorPanel } from '../../core/errors/ErrorPanel'
import { integerField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { loginHref } from '../../core/session/returnTo'
import { soldOutAction } from '../../features/arrival/soldOutAction'
import { GoodsRow } from '../../features/browse/GoodsRow'
import { CartStepLayout } from '../../features/cart/CartStepLayout'
import { licenceHref, licencePage } from '../../features/cart/licenceHref'
import {
  lineActionHref,
  lineHref,
  reductionHref,
  shippingHref,
  similarHref,
} from '../../features/cart/lineHrefs'
import { useCheckoutAction } from '../../features/cart/useCheckoutAction'
import { useDeletion } from '../../features/cart/useDeletion'
import { href } from '../../routes'
import * as css from './CartPage.css'

type Cart = CartStore<CartLine, CartTotal>

/** Which lines the cart shows is in the address. */
const SEARCH_FIELDS = { filter: integerField(1, CART_LIST_FILTER) }

/** RT-12: the cart, step 1. Edits show at once; the service's result is shown at the line. */
export default function CartPage() {
  const [{ filter }, changeSearch] = useSearchState(SEARCH_FIELDS, { replace: true })
  const { ask, deleted } = useDeletion()
  const { cart, list } = useCartEditor(filter, { onDeleted: deleted })
  const { total } = useCartTotal(cart)
  const { show, user } = useSession()
  const failed = list.isError && !list.isFetching
  const remove = async (ids: number[]) => {
    if (await ask(ids.flatMap(id => cart.getLine(id)?.line ?? []))) cart.remove(ids)
  }

  return (
    <CartStepLayout
      step={1}
      title="购物车"
      aside={show && (user ? user.store_count > 1 && <StoresLink /> : <VisitorHint />)}
    >
      {user && (
        <LicenceBanner
          licence_state={user.licence_state}
          licence_message={user.licence_message}
          href={licencePage(user.licence_state)}
        />
      )}
      {failed && <ErrorPanel error={list.error} onRetry={() => list.refetch()} size={total ? 's' : 'm'} />}
      {total && total.count > 0 && <SkipLink target="cart-totals">跳过商品行，到合计与结算</SkipLink>}
      {(total || !failed) && (
        <CartTable
          className={css.table}
          cart={cart}
          loading={list.isFetching}
          homeHref={href('home')}
          filters={total?.filter_data}
          filter={filter}
          onFilter={next => changeSearch({ filter: next })}
          goodsHref={lineHref}
          similarHref={similarHref}
          reductionHref={reductionHref}
          actionHref={lineActionHref}
          renderAction={arrivalAction}
          onNumber={cart.setNumber}
          onSelect={cart.select}
          onDelete={ids => void remove(ids)}
        />
      )}
      <CartBar cart={cart} />
      {total?.count === 0 && <Recommended />}
    </CartStepLayout>
  )
}

/** A sold-out product can come back; the products of a combination are sold out each by itself. */
function arrivalAction({ combination, goods }: CartTableLine) {
  return combination ? null : soldOutAction(goods)
}

/** For a buyer with several stores. */
function StoresLink() {
  return (
    <p className={css.hint}>
      <Link href={href('accountStores')} className={css.login}>
        复制到其他门店、切换门店
      </Link>
    </p>
  )
}

/** With an empty cart: products for this buyer, after favourites and orders. */
function Recommended() {
  const { data } = useCall(indexRecommend, {})
  return <GoodsRow title="为您推荐" list={data?.list} />
}

function VisitorHint() {
  return (
    <p className={css.hint}>
      <Link href={loginHref({ pathname: href('cart'), search: '', hash: '' })} className={css.login}>
        登录
      </Link>
      后可查看价格、合并账号里的购物车并结算
    </p>
  )
}

/** The bar with the total of the selected lines and the checkout button. Hidden for an empty cart. */
function CartBar({ cart }: { cart: Cart }) {
  const { total, ...bar } = useCartBar(cart)
  const { user } = useSession()
  const checkoutAction = useCheckoutAction()
  if (!total || total.count === 0) return null
  return (
    <CartTotals
      {...checkoutAction(total)}
      id="cart-totals"
      arrivedAt="main"
      className={css.bar}
      {...bar}
      reductionHref={reductionHref}
      shippingHref={shippingHref}
      licenceHref={user ? licenceHref(user) : undefined}
    />
  )
}

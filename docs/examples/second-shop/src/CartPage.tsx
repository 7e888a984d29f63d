import { useCartBar } from '@yaoji/hooks'
import { useCartEditor } from '@yaoji/hooks/data'
import { CartTable } from '@yaoji/ui/cart-table'
import { CartTotals } from '@yaoji/ui/cart-totals'
import { PageHeading } from '@yaoji/ui/page-heading'
import { QueryError } from '@yaoji/ui/query-view'
import { useNavigate } from 'react-router-dom'
import { goodsHref, paths } from './routes'

/** The cart: numbers and choices show at once, and the service confirms them. */
export function CartPage() {
  const navigate = useNavigate()
  const { cart, list } = useCartEditor()
  const { total, ...bar } = useCartBar(cart)
  if (list.isError && !total) return <QueryError error={list.error} onRetry={() => void list.refetch()} />
  return (
    <>
      <PageHeading title="Cart" />
      <CartTable
        cart={cart}
        loading={list.isFetching}
        homeHref={paths.list}
        goodsHref={({ goods }) => goodsHref(goods)}
        onNumber={cart.setNumber}
        onSelect={cart.select}
        onDelete={cart.remove}
      />
      {total && total.count > 0 && (
        <CartTotals {...bar} total={total} loginHref={paths.login} onCheckout={() => navigate(paths.check)} />
      )}
    </>
  )
}

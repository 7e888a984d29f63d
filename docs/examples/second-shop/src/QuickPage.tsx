import { useOrderGridOfCart, useSession } from '@yaoji/hooks/data'
import { OrderGrid } from '@yaoji/ui/order-grid'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Navigate } from 'react-router-dom'
import { goodsHref, paths, searchHref } from './routes'

/** Many products at once: typed by keyboard, or pasted from a spreadsheet or a message. */
export function QuickPage() {
  const { show, user } = useSession()
  const grid = useOrderGridOfCart()
  if (show && !user) return <Navigate to={paths.login} />
  return (
    <>
      <PageHeading title="Quick order" />
      <OrderGrid grid={grid} goodsHref={goodsHref} searchHref={searchHref} cartHref={paths.cart} />
    </>
  )
}

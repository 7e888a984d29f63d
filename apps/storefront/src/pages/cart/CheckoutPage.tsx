import type { SessionUser } from '@yaoji/api-client/contract/user'
import { useSelectedLines, useSession } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { readId, useUrlQuery } from '../../core/navigation/address'
import { QueryView } from '../../core/page/QueryView'
import { CartStepLayout } from '../../features/cart/CartStepLayout'
import { licenceHref } from '../../features/cart/licenceHref'
import { href } from '../../routes'
import { CHECK_TITLE } from './CheckoutBar'
import { CheckoutView } from './CheckoutView'

/** RT-13: step 2. The selected lines of the cart, or the one that `line` names, as the orders that they become. */
export default function CheckoutPage() {
  const [query] = useUrlQuery()
  const line = readId(query.get('line')) ?? undefined
  // Another address of the same page begins again: the lines are those of the visit.
  return <Check key={line} line={line} />
}

function Check({ line }: { line: number | undefined }) {
  const { user } = useSession()
  const selected = useSelectedLines({ only: line })
  return (
    <CartStepLayout step={2} title={CHECK_TITLE}>
      {user && (
        <QueryView
          query={selected}
          pending={<Skeleton variant="rows" count={6} label="正在核对订单" />}
          empty={<NothingChosen user={user} why={selected.why} />}
        >
          {ids => <CheckoutView ids={ids} user={user} />}
        </QueryView>
      )}
    </CartStepLayout>
  )
}

/** Nothing can be ordered: no line is selected, or the licence prevents ordering. */
function NothingChosen({ user, why }: { user: SessionUser; why: string }) {
  const licence = why === '' ? undefined : licenceHref(user)
  return (
    <Empty
      title={why || '没有要结算的商品'}
      text={why ? '商品都还在购物车里。' : '请先在购物车里勾选商品。刚提交过的订单在“我的订单”里。'}
      actions={
        <>
          {licence && (
            <LinkButton href={licence} variant="primary">
              更新证照
            </LinkButton>
          )}
          <LinkButton href={href('cart')} variant={licence ? 'secondary' : 'primary'}>
            回购物车
          </LinkButton>
          <LinkButton href={href('orders')}>我的订单</LinkButton>
        </>
      }
    />
  )
}

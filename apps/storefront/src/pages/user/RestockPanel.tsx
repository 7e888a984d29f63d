import type { DataOf } from '@yaoji/api-client'
import type { restockList } from '@yaoji/api-client/contract/restock'
import type { ViewedQuery } from '@yaoji/hooks'
import { Panel } from '@yaoji/ui/panel'
import { TextLink } from '@yaoji/ui/text-link'
import { QueryView } from '../../core/page/QueryView'
import { RestockRows } from '../../features/restock/RestockRows'
import { href } from '../../routes'

/** Regular products on the desk. */
export const RESTOCK_ROWS = 10

/** Of these where nothing is due: parcels under way and counts come before what was bought days ago. */
const ROWS_NOT_DUE = 4

/** The buyer's regular products, first those that it is time to buy again. */
export function RestockPanel({ query }: { query: ViewedQuery<DataOf<typeof restockList>> }) {
  const { due } = query.data ?? {}
  const isDue = due !== 0
  const title = isDue ? `今日补货${due ? `：${due} 种该补货了` : ''}` : '常购商品'
  const count = isDue ? RESTOCK_ROWS : ROWS_NOT_DUE
  return (
    <Panel title={title} aside={<TextLink href={href('quickBuy')}>快捷采购</TextLink>}>
      <QueryView
        query={query}
        pending={<RestockRows label={title} list={undefined} count={count} />}
        errorSize="s"
      >
        {({ list }) => <RestockRows label={title} list={list.slice(0, count)} count={count} />}
      </QueryView>
    </Panel>
  )
}

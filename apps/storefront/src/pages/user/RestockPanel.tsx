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

/** The buyer's regular products, first those that it is time to buy again. */
export function RestockPanel({ query }: { query: ViewedQuery<DataOf<typeof restockList>> }) {
  const { due } = query.data ?? {}
  const title = due === 0 ? '常购商品' : `今日补货${due ? `：${due} 种该补货了` : ''}`
  return (
    <Panel title={title} aside={<TextLink href={href('quickBuy')}>快捷采购</TextLink>}>
      <QueryView
        query={query}
        pending={<RestockRows label={title} list={undefined} count={RESTOCK_ROWS} />}
        errorSize="s"
      >
        {({ list }) => <RestockRows label={title} list={list} count={RESTOCK_ROWS} />}
      </QueryView>
    </Panel>
  )
}

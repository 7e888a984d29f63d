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
  return (
    <Panel title="今日补货" aside={<TextLink href={href('quickBuy')}>快捷采购</TextLink>}>
      <QueryView query={query} pending={<RestockRows list={undefined} count={RESTOCK_ROWS} />} errorSize="s">
        {({ list }) => <RestockRows list={list} count={RESTOCK_ROWS} />}
      </QueryView>
    </Panel>
  )
}

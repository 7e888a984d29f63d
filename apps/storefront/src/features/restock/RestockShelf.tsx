import type { DataOf } from '@yaoji/api-client'
import type { restockList } from '@yaoji/api-client/contract/restock'
import { OrderPad, OrderPadEmpty, OrderPadNote } from '@yaoji/ui/order-pad'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Tabs } from '@yaoji/ui/tabs'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { useGoodsActions } from '../browse/useGoodsActions'
import { useShelfRows } from './useShelfRows'

export interface RestockShelfProps {
  regular: DataOf<typeof restockList>['list']
  /** Rows that are shown before the others scroll. */
  visibleRows: number
}

/** Height of a row, and of the foot below the rows, in CSS pixels. */
const ROW_HEIGHT = 45

/** What a buyer orders again: regular products, the last purchase, named lists, and what costs less than last time. */
export function RestockShelf({ regular, visibleRows }: RestockShelfProps) {
  const { tab, setTab, tabs, query, pad, source } = useShelfRows(regular)
  const { goodsHref, inCart, cartHref, onInCartChange, soldOut, actionHref } = useGoodsActions()
  const shown = { goodsHref, inCart, cartHref, onInCartChange, soldOut, actionHref, visibleRows }
  const about = { source, listHref: href('quickBuy') }
  const label = tabs.find(({ value }) => value === tab)?.name ?? '常购'
  const rows = (
    <OrderPad
      {...shown}
      label={label}
      pad={pad}
      note={<OrderPadNote {...about} />}
      empty={<OrderPadEmpty {...about} />}
    />
  )
  return (
    <Tabs label="补货来源" items={tabs} value={tab} onValueChange={setTab}>
      {/* As high in each tab: what is below does not move. */}
      <div style={{ minBlockSize: (visibleRows + 1) * ROW_HEIGHT }}>
        {query ? (
          <QueryView
            query={query}
            pending={<Skeleton variant="table" count={visibleRows} label={`正在加载${label}`} />}
            errorSize="s"
          >
            {() => rows}
          </QueryView>
        ) : (
          rows
        )}
      </div>
    </Tabs>
  )
}

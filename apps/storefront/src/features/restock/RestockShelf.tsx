import type { DataOf } from '@yaoji/api-client'
import type { restockList } from '@yaoji/api-client/contract/restock'
import { Empty } from '@yaoji/ui/empty'
import { OrderPad } from '@yaoji/ui/order-pad'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Tabs } from '@yaoji/ui/tabs'
import { Text } from '@yaoji/ui/text'
import { TextLink } from '@yaoji/ui/text-link'
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
  const { tab, setTab, tabs, query, pad, ...data } = useShelfRows(regular)
  const { goodsHref, inCart, cartHref, onInCartChange, soldOut, actionHref } = useGoodsActions()
  const shown = { goodsHref, inCart, cartHref, onInCartChange, soldOut, actionHref, visibleRows }
  const label = tabs.find(({ value }) => value === tab)?.name ?? '常购'
  const rows = (
    <OrderPad
      {...shown}
      label={label}
      pad={pad}
      note={<Note tab={tab} {...data} />}
      empty={<NoRows tab={tab} {...data} />}
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

type TabData = Pick<ReturnType<typeof useShelfRows>, 'tab' | 'last' | 'cheaper' | 'list'>

/** What the rows of the tab leave out. */
function Note({ tab, last, list }: TabData) {
  if (tab === 'last' && last && last.left_out.length > 0)
    return <Text>{`这一单还有 ${last.left_out.join('、')}，现在不再经营。`}</Text>
  if (!tab.startsWith('list-') || !list) return null
  const sold = new Set(list.products.map(({ goods }) => goods.id))
  const left = list.lines.filter(({ goods_id }) => goods_id === null || !sold.has(goods_id)).length
  if (left === 0) return null
  return (
    <Text>
      {`清单里还有 ${left} 行没有可购买的商品，`}
      <TextLink href={href('quickBuy')}>到快捷采购处理</TextLink>
    </Text>
  )
}

function NoRows(data: TabData) {
  const { tab, last, cheaper } = data
  if (tab === 'cheaper') {
    return cheaper?.compared === 0 ? (
      <Empty size="s" title="还没有可比价的常购商品" text="同一商品买过三次后，按您上次的成交价比较。" />
    ) : (
      <Empty
        size="s"
        title="常购商品没有降价"
        text={`已比较 ${cheaper?.compared ?? 0} 种常购商品的现价和您上次的成交价。`}
      />
    )
  }
  if (tab === 'last' && !last?.order) return <Empty size="s" title="还没有已付款的订单" />
  return <Empty size="s" title="没有可以再买的商品" text={<Note {...data} />} />
}

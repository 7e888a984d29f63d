import { type OrderPadLine, useOrderPad } from '@yaoji/hooks'
import { goodsForStory } from '../goods-card/fixtures'
import { OrderPad, type OrderPadProps } from './OrderPad'
import type { OrderPadGoods, OrderPadItem } from './OrderPadItem'
import type { OrderPadSource } from './OrderPadSource'

/** A row for stories and tests; change what the story is about. */
export function padItemForStory(
  change: Partial<OrderPadItem> = {},
  goods: Partial<OrderPadGoods> = {},
): OrderPadItem {
  const product = { ladder_price_type: 0, ...goodsForStory(), ...goods }
  return {
    key: String(product.id),
    goods: { ...product, base_price: product.price },
    start: 40,
    bought: { last_number: 40, last_price: '12.90', last_near_expiry: 0, last_at: '2026-11-01 10:00:00' },
    ...change,
  }
}

/** Rows with a number, without one, of near-expiry stock, never bought, and sold out. */
export const padItemsForStory: OrderPadItem[] = [
  padItemForStory({ days: { state: 'due', interval_days: 20, days_since: 22 } }),
  padItemForStory(
    {
      start: 0,
      suggested: 100,
      days: { state: 'later', interval_days: 30, days_since: 7 },
      bought: { last_number: 100, last_price: '15.90', last_near_expiry: 0, last_at: '2026-11-22 10:00:00' },
    },
    {
      id: 1002,
      name: '芬必得 布洛芬缓释胶囊',
      ypgg: '0.3g×20粒/盒',
      sccj: '中美天津史克制药有限公司',
      price: '16.50',
    },
  ),
  padItemForStory(
    {
      start: '43',
      bought: { last_number: 10, last_price: '8.20', last_near_expiry: 1, last_at: '2026-10-02 10:00:00' },
    },
    {
      id: 1003,
      name: '连花清瘟胶囊',
      ypgg: '0.35g×24粒/盒',
      sccj: '石家庄以岭药业股份有限公司',
      price: '11.20',
    },
  ),
  padItemForStory(
    { start: '20', bought: null },
    {
      id: 1004,
      name: '云南白药气雾剂',
      ypgg: '85g+60g/盒',
      sccj: '云南白药集团股份有限公司',
      number: 0,
      buy_state: 'no_stock',
    },
  ),
]

/** A list of three lines: one product is sold, one is not any more, one line has none. */
export const listSourceForStory: OrderPadSource = {
  list: {
    lines: [{ goods_id: 1001 }, { goods_id: 1009 }, { goods_id: null }],
    products: [{ goods: { id: 1001 } }],
  },
}

export interface PadForStoryProps extends Partial<Omit<OrderPadProps<OrderPadGoods>, 'pad'>> {
  /** Undefined while they load. */
  items?: readonly OrderPadItem[] | undefined
  /** How the service answers a line. */
  answer?: (line: OrderPadLine, entry: number) => 'added' | 'adjusted' | 'refused'
  onLines?: (lines: readonly OrderPadLine[]) => void
}

/** The pad with a service that answers at once. */
export function PadForStory({ items, answer = () => 'added', onLines, ...props }: PadForStoryProps) {
  const pad = useOrderPad<OrderPadItem>({
    list: 'story',
    items,
    async add(lines) {
      onLines?.(lines)
      const entries = lines.map((line, entry) => ({
        outcome: answer(line, entry),
        entry,
        number: line.number,
      }))
      const of = (outcome: string) => entries.filter(each => each.outcome === outcome)
      return {
        added: of('added'),
        adjusted: of('adjusted').map(each => ({
          ...each,
          number: 10,
          message: '库存只剩 10 盒，已为您改为 10 盒',
        })),
        refused: of('refused').map(each => ({ ...each, message: '超出经营范围' })),
      }
    },
  })
  return <OrderPad label="上一单" goodsHref={({ id }) => `#${id}`} cartHref="#cart" {...props} pad={pad} />
}

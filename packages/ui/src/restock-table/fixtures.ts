import { goodsForStory } from '../goods-card/fixtures'
import type { RestockTableGoods, RestockTableItem } from './RestockTableGoods'

/** A regular product for stories and tests; change what the story is about. */
export function restockForStory(
  change: Partial<RestockTableItem> = {},
  goods: Partial<RestockTableGoods> = {},
): RestockTableItem {
  return {
    goods: { ...goodsForStory(), ...goods },
    state: 'due',
    interval_days: 20,
    days_since: 22,
    usual_number: 40,
    last_number: 40,
    last_price: '12.50',
    last_near_expiry: 0,
    last_at: '2026-11-01 10:00:00',
    ...change,
  }
}

/** Products in every state of the restock. */
export const restocksForStory: RestockTableItem[] = [
  restockForStory(),
  restockForStory(
    {
      state: 'soon',
      interval_days: 30,
      days_since: 27,
      last_number: 100,
      usual_number: 100,
      last_price: '15.90',
    },
    {
      id: 1002,
      name: '芬必得 布洛芬缓释胶囊',
      ypgg: '0.3g×20粒/盒',
      sccj: '中美天津史克制药有限公司',
      price: '16.50',
    },
  ),
  restockForStory(
    { state: 'later', interval_days: 14, days_since: 5, last_price: '11.20' },
    {
      id: 1003,
      name: '连花清瘟胶囊',
      ypgg: '0.35g×24粒/盒',
      sccj: '石家庄以岭药业股份有限公司',
      price: '11.20',
    },
  ),
  restockForStory(
    { state: 'unknown', interval_days: null, days_since: 0, last_near_expiry: 1, last_price: '21.00' },
    {
      id: 1004,
      name: '云南白药气雾剂',
      ypgg: '85g+60g/盒',
      sccj: '云南白药集团股份有限公司',
      price: '46.90',
    },
  ),
  restockForStory(
    { state: 'stopped', interval_days: 15, days_since: 61 },
    {
      id: 1005,
      name: '复方甘草片',
      ypgg: '100片/瓶',
      sccj: '国药集团工业有限公司',
      number: 0,
      buy_state: 'no_stock',
      bzdw: '瓶',
    },
  ),
]

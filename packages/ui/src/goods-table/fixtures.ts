import { goodsForStory } from '../goods-card/fixtures'
import type { GoodsTableGoods } from './GoodsTableGoods'

/** A plain row for stories and tests; change what the story is about. */
export function rowForStory(change: Partial<GoodsTableGoods> = {}): GoodsTableGoods {
  return { ...goodsForStory(), approval_no: '国药准字H44021351', ...change }
}

/** Rows as a search for something common finds them. */
export const rowsForStory: GoodsTableGoods[] = [
  rowForStory({
    ladder_price: [
      { number: 50, price: '12.30' },
      { number: 200, price: '11.90' },
    ],
  }),
  rowForStory({
    id: 1002,
    name: '芬必得 布洛芬缓释胶囊',
    ypgg: '0.3g×20粒/盒',
    sccj: '中美天津史克制药有限公司',
    price: '16.50',
    approval_no: '国药准字H10900089',
    tags: [],
  }),
  rowForStory({
    id: 1003,
    name: '连花清瘟胶囊',
    ypgg: '0.35g×24粒/盒',
    sccj: '石家庄以岭药业股份有限公司',
    price: '11.20',
    approval_no: '国药准字Z20040063',
    near_expiry: 1,
    expiry_date: '2027-02-01',
    tags: [
      { name: '满', describe: '满 500 减 20', is_show: 1 },
      { name: '赠', describe: '满 100 盒赠体温计', is_show: 1 },
    ],
  }),
  rowForStory({
    id: 1004,
    name: '云南白药气雾剂',
    ypgg: '85g+60g/盒',
    sccj: '云南白药集团股份有限公司',
    price: '46.90',
    approval_no: '国药准字Z53021107',
    buy_state: 'no_stock',
    number: 0,
    tags: [],
  }),
  rowForStory({
    id: 1005,
    name: '复方甘草片',
    ypgg: '100片/瓶',
    sccj: '国药集团工业有限公司',
    approval_no: '国药准字H11021180',
    price: undefined,
    base_price: undefined,
    buy_state: 'controlled',
    bzdw: '瓶',
    tags: [],
  }),
]

import { parsePrice } from '@yaoji/domain'
import type { Db } from '../src/db/types'
import { COMPANY_SETTINGS } from '../src/modules/config/company-settings'
import { type AnySetting, loadShopSettings } from '../src/modules/config/shop-settings'
import { settings } from '../src/modules/config/tables'
import {
  categories,
  goods,
  goodsNames,
  goodsPrices,
  ladderTiers,
  manufacturers,
  stockLots,
  warehouses,
} from '../src/modules/goods/tables'
import { goodsKeys, makerTerms, nameTerms } from '../src/modules/search/terms'
import { supplyContracts } from '../src/modules/supply-contract/tables'
import { users } from '../src/session/tables'

export const MAKER = '齐鲁制药有限公司'

/** The version of the supply contract's terms that is signed now. */
export const TERMS_VERSION = 4

/** Rows that every test may count on: one category, one maker, two warehouses. */
export async function insertBasics(db: Db): Promise<void> {
  await setCompany(db)
  await db.insert(categories).values([
    { id: 1, parent_id: null, menu: 'main', name: '西药', logo: 'pill', sort: 1, goods_count: 0 },
    { id: 11, parent_id: 1, menu: 'main', name: '抗感染药', logo: 'pill', sort: 1, goods_count: 0 },
  ])
  await db
    .insert(manufacturers)
    .values({ id: 1, name: MAKER, goods_count: 1, is_import: 0, ...makerTerms(MAKER) })
  await db.insert(warehouses).values([
    {
      ck_id: 1,
      name: '上海仓',
      address: '上海市青浦区',
      return_receiver: '上海仓王仓管',
      return_phone: '021-55550101',
    },
    { ck_id: 2, name: '成都仓', address: '成都市双流区' },
  ])
}

/** Sets the company of the shop as the demonstration has it. */
export async function setCompany(db: Db): Promise<void> {
  const rows = Object.entries<AnySetting>(COMPANY_SETTINGS).map(([name, { demo, write }]) => ({
    name: `shop.${name}`,
    value: write(demo),
  }))
  await db.insert(settings).values(rows).onConflictDoNothing()
  await loadShopSettings(db)
}

type GoodsInsert = typeof goods.$inferInsert

export interface GoodsFixture extends Partial<Omit<GoodsInsert, 'id'>> {
  id: number
  /** Decimal yuan. */
  price?: string
  stock?: number
  tiers?: { number: number; price: string }[]
  expiry_date?: string
}

/** Puts one product with a normal line (`goods_price_id` = id × 10) and one lot into the database. */
export async function insertGoods(
  db: Db,
  fixture: GoodsFixture,
): Promise<{ goods_id: number; goods_price_id: number }> {
  const { id, price = '12.80', stock = 100, tiers = [], expiry_date = '2028-03-01', ...rest } = fixture
  const goods_price_id = id * 10
  const common_name = rest.common_name ?? '阿莫西林胶囊'
  const trade_name = rest.trade_name ?? ''
  await db
    .insert(goodsNames)
    .values({ id, common_name, trade_name, goods_count: 1, sales: 10, ...nameTerms(common_name, trade_name) })
  const keys = {
    code: `YJ${id}`,
    barcode: '6900000000000',
    approval_no: '国药准字H20260001',
    ypgg: '0.25g×24粒/盒',
  }
  await db.insert(goods).values({
    ...keys,
    ...goodsKeys({ ...keys, ...rest, common_name, trade_name }),
    name_id: id,
    name_rank: 1,
    maker_rank: id,
    source: 'drug',
    name: `阿莫西林胶囊 ${id}`,
    common_name,
    trade_name,
    dosage_form: '胶囊剂',
    category_id: 11,
    category_ids: [1, 11],
    manufacturer_id: 1,
    sccj: MAKER,
    bzdw: '盒',
    origin: '',
    rx_type: 'rx',
    storage: 'normal',
    special_flag: 'none',
    mid_pack: 10,
    case_pack: 200,
    min_qty: 1,
    step_qty: 1,
    market_price: parsePrice('20.00'),
    ladder_price_type: tiers.length > 0 ? 2 : 0,
    free_shipping_number: 0,
    qg_number: 1,
    ck_id: 1,
    tax_rate: 1300,
    sales: 10,
    listed_on: '2026-01-01',
    tags: [],
    ...rest,
    id,
  })
  await db.insert(goodsPrices).values({
    goods_price_id,
    goods_id: id,
    kind: 'normal',
    price: parsePrice(price),
    stock_goods_price_id: goods_price_id,
    stock,
  })
  await db.insert(stockLots).values({
    id: goods_price_id,
    goods_id: id,
    goods_price_id,
    ck_id: rest.ck_id ?? 1,
    batch_no: 'B260101',
    produce_date: '2026-01-01',
    expiry_date,
    number: stock,
  })
  if (tiers.length > 0) {
    await db.insert(ladderTiers).values(
      tiers.map((tier, index) => ({
        ladder_price_id: goods_price_id + index + 1,
        goods_id: id,
        goods_price_id,
        number: tier.number,
        price: parsePrice(tier.price),
      })),
    )
  }
  return { goods_id: id, goods_price_id }
}

/** Puts one buyer into the database; an approved pharmacy unless said otherwise. Its supply contract is signed. */
export async function insertBuyer(db: Db, change: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({
      username: `buyer-${change.phone ?? '13900000001'}`,
      phone: '13900000001',
      password_hash: '',
      name: '王药师',
      company: '康宁大药房',
      address: '上海市浦东新区张江路 1 号',
      region_code: '310115',
      rank: '普通会员',
      licence_state: 'passed',
      scopes: [],
      created_at: new Date('2026-01-01T00:00:00Z'),
      ...change,
    })
    .returning({ id: users.id })
  await db.insert(supplyContracts).values({
    user_id: row!.id,
    begin_date: '2020-01-01',
    end_date: '2099-12-31',
    signed_at: new Date('2020-01-01T00:00:00Z'),
  })
  return row!.id
}

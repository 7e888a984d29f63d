/**
 * The rows of the seeded catalogue, ready for tables. The names are those of the wire.
 *
 * Units: unit prices in 1/10000 yuan, amounts in fen, shares in basis points. Days are offsets from the
 * day of seeding (negative is past), so that the same catalogue is fresh whenever it is loaded; minutes
 * count from midnight +08:00. Flags are 0 or 1 as on the wire.
 */

export type Flag = 0 | 1
export type RxType = 'rx' | 'otc_a' | 'otc_b' | 'device' | 'herbal' | 'food' | 'other'
export type Storage = 'normal' | 'cool' | 'cold' | 'frozen'
export type SpecialFlag = 'none' | 'ephedrine' | 'controlled'
export type Scope = '化学药' | '中成药' | '生物制品' | '中药饮片' | '医疗器械' | '体外诊断试剂' | '食品'
export type LimitPeriod = 'order' | 'day' | 'week' | 'month'
export type Menu = 'main' | 'yx' | 'zy' | 'qx'

/** A category of a menu with its leaves. Rules use `key`; `logo` is the name of a drawing. */
export interface MenuCategory {
  key: string
  name: string
  logo: string
  leaves: readonly (readonly [key: string, name: string])[]
}
export type TagName = '优' | '秒' | '满' | '换购' | '赠' | '特' | '新'
export type PriceKind = 'normal' | 'near_expiry' | 'spike' | 'everyday'
export type SourceKind = 'drug' | 'herb' | 'device'

/** A category of one of the four menus. `logo` is the name of a drawing, not of a file. */
export interface Category {
  id: number
  parent_id: number | null
  menu: Menu
  name: string
  logo: string
  sort: number
  goods_count: number
}

export interface Manufacturer {
  id: number
  name: string
  goods_count: number
  is_import: Flag
}

/** A brand of the brand zone: of a manufacturer (同仁堂) or of a trade name (芬必得). */
export interface Brand {
  id: number
  name: string
  kind: 'maker' | 'trade'
  describe: string
  sort: number
  goods_count: number
}

export interface Warehouse {
  ck_id: number
  name: string
  address: string
  return_receiver: string
  return_phone: string
}

export interface Tag {
  name: TagName
  describe: string
  is_show: Flag
  isLadder: Flag
}

/** One product: one name, one specification, one maker. */
export interface Goods {
  id: number
  source: SourceKind
  code: string
  barcode: string
  /** What the buyer reads: trade name, then generic name. */
  name: string
  common_name: string
  /** Empty when the product has none. */
  trade_name: string
  approval_no: string
  dosage_form: string
  /** Leaf of the main menu. */
  category_id: number
  /** Leaf and parents in every menu that has the product, ascending. */
  category_ids: number[]
  manufacturer_id: number
  brand_id: number | null
  /** Manufacturer's name, as on `manufacturers`. */
  sccj: string
  ypgg: string
  bzdw: string
  /** Where a herb grows; empty otherwise. */
  origin: string
  /** Trade grade of a herb; empty otherwise. */
  grade: string
  rx_type: RxType
  storage: Storage
  special_flag: SpecialFlag
  /** Business scope that the buyer's licence needs. */
  scope: Scope
  /** Prefixes of the codes of the regions where it is sold; absent: everywhere. */
  regions?: string[]
  /** 1: in the Chinese medicine zone; 0: not. */
  type: Flag
  is_youx: Flag
  is_qx: Flag
  mid_pack: number
  case_pack: number
  min_qty: number
  step_qty: number
  max_qty: number | null
  limit_period: LimitPeriod | null
  base_price: number
  /** Suggested retail price. */
  market_price: number
  /** 1: a tier applies up to its number; 2: from its number; 0: no tiers. */
  ladder_price_type: 0 | 1 | 2
  is_free_shipping: Flag
  /** Number from which the product ships free; 0: never. */
  free_shipping_number: number
  /** Ships free by itself, in every order. */
  is_dpby: Flag
  /** Number the offer starts at: free_shipping_number when is_dpby, otherwise min_qty. */
  qg_number: number
  ck_id: number
  /** Share in basis points: 1300 is 13 %. */
  tax_rate: number
  off_shelf: Flag
  price_pending: Flag
  /** Sold in the last 90 days, for ranking. */
  sales: number
  /** Day it was listed. */
  listed_day: number
  tags: Tag[]
}

/** A sellable line of a product. Normal and near-expiry lines own lots; spike and everyday lines sell from the normal line's lots, up to `quota`. */
export interface GoodsPrice {
  goods_price_id: number
  goods_id: number
  kind: PriceKind
  price: number
  /** The line whose lots are picked; normal and near-expiry lines have their own. */
  stock_goods_price_id: number
  /** Total number that this line may sell; null when only the stock limits it. */
  quota: number | null
}

/** A quantity tier of a normal line. All tiers of a line are cheaper than its base price. */
export interface LadderTier {
  ladder_price_id: number
  goods_id: number
  goods_price_id: number
  number: number
  price: number
}

export interface StockLot {
  id: number
  goods_id: number
  goods_price_id: number
  ck_id: number
  batch_no: string
  produce_day: number
  expiry_day: number
  number: number
}

export interface CombinationItem {
  goods_id: number
  goods_price_id: number
  number: number
  /** Unit price inside the package; the items add up to the package price exactly. */
  price: number
}

/** Goods of one warehouse sold together at a package price. */
export interface Combination {
  id: number
  name: string
  describe: string
  price: number
  raw_price: number
  number: number
  max_qty: number | null
  ck_id: number
  begin_day: number
  end_day: number
  items: CombinationItem[]
}

export interface FullReductionTier {
  amount: number
  reduce: number
}

/** Full-reduction activity: tiers ascending, in fen. */
export interface FullReduction {
  goods_manjian_id: number
  name: string
  describe: string
  begin_day: number
  end_day: number
  tiers: FullReductionTier[]
  goods_ids: number[]
}

export interface SpikeGoods {
  goods_id: number
  goods_price_id: number
  price: number
  number: number
  sold: number
  max_qty: number
}

/** A second-kill session between two minutes of a day. The week of sessions repeats: `day` counts from the seeding day, modulo seven. */
export interface SecondKillSession {
  id: number
  name: string
  day: number
  begin_minute: number
  end_minute: number
  goods: SpikeGoods[]
}

/** A daily special price: one line a product, valid on one day of a week that repeats, as the sessions do. */
export interface EverydayPrice {
  goods_id: number
  goods_price_id: number
  day: number
  price: number
}

/** 赠: buy `need`, get `give` of `gift_goods_id` (the product itself when the same id). */
export interface Gift {
  id: number
  goods_id: number
  need: number
  gift_goods_id: number
  give: number
}

/** 换购: having `need` of the goods, `exchange_goods_id` may be added at `price`. */
export interface Exchange {
  id: number
  goods_id: number
  need: number
  exchange_goods_id: number
  price: number
  max_qty: number
}

export interface Catalogue {
  categories: Category[]
  manufacturers: Manufacturer[]
  brands: Brand[]
  warehouses: Warehouse[]
  goods: Goods[]
  prices: GoodsPrice[]
  tiers: LadderTier[]
  lots: StockLot[]
  combinations: Combination[]
  full_reductions: FullReduction[]
  spikes: SecondKillSession[]
  everyday: EverydayPrice[]
  gifts: Gift[]
  exchanges: Exchange[]
}

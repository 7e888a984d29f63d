import { cellNumber, isDate, isScientificCode, readPackNumber, UNITS_OF_NUMBERS } from './purchase-cells'

/**
 * What a column of a table of products has. `code`: codes, ours or others, barcodes, approval numbers. `own_code`: codes
 * of the buyer's own system, which name no product of the shop. `name`, `spec` and `maker` name a product together.
 * Several columns can have one of these five.
 * `unit`: the unit of the number. `number`: packs to buy.
 */
export type PurchaseColumnKind =
  | 'code'
  | 'own_code'
  | 'name'
  | 'spec'
  | 'maker'
  | 'unit'
  | 'number'
  | 'price'
  | 'amount'
  | 'none'

/** What the buyer reads as the name of a kind of column. */
export const PURCHASE_COLUMN_TEXT = {
  code: '编码或条码',
  own_code: '本店编码',
  name: '品名',
  spec: '规格',
  maker: '厂家',
  unit: '单位',
  number: '数量',
  price: '单价',
  amount: '金额',
  none: '不用',
} as const satisfies Record<PurchaseColumnKind, string>

const CODE =
  /^(商品|药品|货品|产品|物料|国际|国标)?(编码|编号|货号|代码|条码|条形码|69码)$|^(商品|产品)?批准文号.*$|^(批文|批文号|国药准字号?|注册证号?|code|barcode|sku|ean)$/
const OWN_CODE = /^(自编|本店|店内|内部|系统|ERP)(商品)?(编码|编号|货号|代码|条码|码)$/i
const NAME =
  /^(商品|药品|产品|通用|货品|物料|品种)?(名称|品名|名)$|^(药品|商品)?通用名(称)?$|^(商品名|品名|品种|商品|药品|货品|name)$/
const SPEC = /^(包装|商品|药品|产品)?规格(型号|包装)?$|^(型号|规格剂型|剂型规格|包装|spec)$/
const MAKER =
  /^(生产)?(厂家|厂商|企业|工厂)(名称)?$|^生产单位(名称)?$|^(上市许可|上市许可证)?持有人(名称)?$|^(厂牌|品牌|制造商|生产商|产地|maker|manufacturer)$/
const UNIT = /^(计量|包装|采购|订货|基本|销售|最小)?单位$|^unit$/
const PRICE =
  /^(含税|采购|进货|供货|最近|上次|零售|批发)?(单价|价格|进价|售价|零售价|批发价|采购价|供货价|供价)$|^price$/
const AMOUNT = /^(含税|采购|进货)?(金额|总价|合计金额|小计|总金额|合计)$|^amount$/
const NOT_TO_BUY =
  /库存|现存|结存|在途|销量|销售|月销|日销|件装|中包|装箱|大包装|转换|最小|最低|上限|下限|赠|退/
const MEANT =
  '采购|订购|订货|要货|补货|计划|需求|购买|进货|请货|申请|报货|申购|下单|填写|需要|需|要|本次采购|实际采购'
const MEANT_NUMBER = /* @__PURE__ */ new RegExp(
  `^(${MEANT})(数量|数|量|件数|盒数)$|^(要货|订货|补货|报货|请货)$|^(number|quantity|qty|order ?qty)$`,
)
const PLAIN_NUMBER = /^(总)?(数量|盒数|件数|瓶数|支数|个数|数)$/
const ADVISED_NUMBER = /^(建议|推荐|参考)(采购|订购|订货|要货|补货|进货)?(数量|数|量)$/

/** Titles of numbers to buy, the least meant first. */
const NUMBER_TITLES = [ADVISED_NUMBER, PLAIN_NUMBER, MEANT_NUMBER]

const KINDS: readonly (readonly [PurchaseColumnKind, RegExp])[] = [
  ['code', CODE],
  ['own_code', OWN_CODE],
  ['name', NAME],
  ['spec', SPEC],
  ['maker', MAKER],
  ['price', PRICE],
  ['amount', AMOUNT],
]

/** What the title of a column says of it. `rank`: among several columns of numbers the highest one is meant. */
export interface ColumnTitle {
  readonly kind: PurchaseColumnKind
  readonly rank: number
  /** The unit of the numbers, where the title names one: 件 of `件数` and of `数量(件)`. */
  readonly unit?: string
}

/** Units in which a title can count, as a part of a pattern. */
const TITLE_UNIT = `(箱|中包|大包|小包|粒|丸|克|公斤|kg|[${UNITS_OF_NUMBERS}])`
const UNIT_IN_BRACKETS = /* @__PURE__ */ new RegExp(`[(\\[【](?:单位:?)?${TITLE_UNIT}[)\\]】]`, 'i')
const UNIT_OF_COUNT = /* @__PURE__ */ new RegExp(`${TITLE_UNIT}数量?$`, 'i')

/** The unit that the title of a column of numbers names; empty without one. */
function unitOfTitle(title: string): string {
  const plain = title.normalize('NFKC').replace(/\s/g, '')
  return UNIT_IN_BRACKETS.exec(plain)?.[1] ?? UNIT_OF_COUNT.exec(plain)?.[1] ?? ''
}

/** What a title says; null for an unknown one. */
export function readColumnTitle(title: string): ColumnTitle | null {
  const plain = title
    .normalize('NFKC')
    .replace(/[(（[【].*?[)）\]】]/g, '')
    .replace(/[\s*＊：:/_-]/g, '')
    .toLowerCase()
  if (plain === '') return null
  if (UNIT.test(plain)) return { kind: 'unit', rank: 0 }
  if (NOT_TO_BUY.test(plain)) return /量|数|库存/.test(plain) ? { kind: 'none', rank: 0 } : null
  const rank = NUMBER_TITLES.findIndex(pattern => pattern.test(plain)) + 1
  if (rank > 0) return { kind: 'number', rank, unit: unitOfTitle(title) }
  const kind = KINDS.find(([, pattern]) => pattern.test(plain))?.[0]
  return kind ? { kind, rank: 0 } : null
}

const PACK =
  /\d\s*(mg|ug|mcg|g|kg|ml|l|iu|cm|mm|片|粒|袋|支|丸|枚|贴|包|瓶|板|盒|s|克|毫克|毫升|单位|万单位)/i
const MADE_BY = /(公司|药业|制药|药厂|集团|股份|医药|饮片厂|工厂|厂|研究所|GmbH|Ltd|S\.A\.|Inc)[)）]?$/i

/** What the values of a column without a title are. Which column of numbers is meant depends on the others. */
export function kindOfValues(values: readonly string[]): PurchaseColumnKind | 'numeric' {
  if (values.length === 0) return 'none'
  const most = (test: (text: string) => boolean) => values.filter(test).length >= values.length * 0.6
  if (most(isCode)) return 'code'
  if (most(isDate)) return 'none'
  if (most(text => cellNumber(text) !== null || readPackNumber(text) !== null)) return 'numeric'
  if (most(text => MADE_BY.test(text))) return 'maker'
  if (most(text => PACK.test(text) && !/^\p{Script=Han}{3}/u.test(text))) return 'spec'
  return most(text => /\p{Script=Han}{2}/u.test(text)) ? 'name' : 'none'
}

function isCode(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\s/g, '')
  return (
    /^[a-z]{1,3}\d{5,}$|^\d{8}$|^\d{12,14}$|^国药准字/i.test(plain) ||
    isScientificCode(plain) ||
    /^0\d{3,}$/.test(plain)
  )
}

/**
 * The column of numbers q with q × price = amount in all rows, by the indexes of the columns of numbers; -1 when that is
 * not one column. Of two, the one without a decimal point is meant: 20 × 14.00 = 280.00.
 */
export function numberByAmount(rows: readonly (readonly string[])[], numeric: readonly number[]): number {
  const proven = numeric.filter(q => rows.length > 0 && isProven(rows, q, numeric))
  const whole = proven.filter(q => rows.every(row => !row[q]?.includes('.')))
  const [only = -1, another] = proven.length > 1 ? whole : proven
  return another === undefined ? only : -1
}

/**
 * The column of numbers of rows without titles that all have the same columns, by price and amount; -1 without one. What
 * 20 × 14 = 280 leaves open in one row, 10 × 5.5 = 55 in another decides.
 */
export function numberColumnOf(rows: readonly (readonly string[])[]): number {
  const [{ length } = [], ...others] = rows
  if (length === undefined || others.some(row => row.length !== length)) return -1
  const columns = Array.from({ length }, (_, at) => at)
  return numberByAmount(
    rows,
    columns.filter(at => rows.every(row => cellNumber(row[at] ?? '') !== null)),
  )
}

function isProven(rows: readonly (readonly string[])[], q: number, numeric: readonly number[]): boolean {
  const others = numeric.filter(at => at !== q)
  return others.some(p =>
    others.some(a => a !== p && rows.every(row => isProduct(row[q] ?? '', row[p] ?? '', row[a] ?? ''))),
  )
}

function isProduct(number: string, price: string, amount: string): boolean {
  const [packs, unit, total] = [readPackNumber(number), cellNumber(price), cellNumber(amount)]
  if (packs === null || unit === null || total === null || unit <= 0) return false
  return Math.abs(packs * unit - total) <= 0.011 + packs * 0.00005
}

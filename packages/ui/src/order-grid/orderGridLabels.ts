import {
  BUY_STATES,
  type BuyState,
  type LadderHint,
  ladderHintText,
  type Money,
  type OtherUnit,
  PACK_NUMBER_FAULT_TEXT,
  type PackNumberFault,
  SCIENTIFIC_CODE_TEXT,
} from '@yaoji/domain'
import type { AdjustedNumber, OrderGridCounts, OrderGridResultRow } from '@yaoji/hooks'

/** The words of the component; `labels` replaces them. */
export const orderGridLabels = {
  /** Name of the table, for screen readers, and heads of its columns. */
  table: '采购清单',
  line: '行',
  query: '编码、条码、名称或拼音',
  product: '商品',
  last: '上次',
  price: '现价',
  number: '数量',
  subtotal: '小计',
  note: '状态',
  actions: '操作',
  /** Names of the fields of a row. */
  queryOf: (line: number) => `第 ${line} 行 商品`,
  choiceOf: (line: number) => `第 ${line} 行 选择商品`,
  numberOf: (line: number) => `第 ${line} 行 数量`,
  remove: (line: number) => `删除第 ${line} 行`,
  queryPlaceholder: '编码、条码、名称、拼音',
  numberPlaceholder: (number: number) => `上次 ${number}`,
  /** Name of the list below a text, for screen readers. */
  list: '匹配的商品',
  /** The first entry of a choice: of those that the text names, and of those that are only like it. */
  choice: (total: number) => `共 ${total} 种，请选择`,
  nearChoice: (count: number) => `相近的 ${count} 种，请选择`,
  /** Below a choice that does not list every product: how many, and the link to all of them. */
  listed: (count: number, others: number) => `只列出 ${count} 种，另有 ${others} 种：在左侧补充规格或厂家`,
  orSearch: '，或 ',
  search: (total: number) => `查看全部 ${total} 种`,
  /** What a row and the list say of a product. The stock has no unit in the list. */
  stock: (number: number, unit: string) => `库存 ${number}${unit && ` ${unit}`}`,
  expiry: (month: string) => `效期 ${month}`,
  times: (times: number) => `买过 ${times} 次`,
  nearExpiry: '（近效期）',
  /** The next tier of a ladder. */
  ladder: (hint: LadderHint, unit: string, money: Money) => ladderHintText(hint, unit, money),

  /** What a row says of itself. */
  matching: '匹配中',
  failed: '没有匹配成功，请重试',
  none: '没有找到，请改写',
  near: '没有找到，请改写或选择相近的商品',
  shortenedCode: SCIENTIFIC_CODE_TEXT as string,
  enterNumber: '请填写数量',
  enterProduct: '请填写商品',
  noProduct: '还没有选定商品',
  ready: '可加入',
  choose: (total: number) => `有 ${total} 种，请选择`,
  buyState: (state: BuyState): string => BUY_STATES[state].text,
  numberFault: (fault: PackNumberFault): string => PACK_NUMBER_FAULT_TEXT[fault],
  /** The number has another unit than the product is sold in. */
  otherUnit: ({ message }: OtherUnit, _unit: string) => message,
  adjusted: ({ message }: AdjustedNumber) => message,
  guess: (others: number) => `请确认：已取首选，另有 ${others} 种`,
  others: (others: number) => `另有 ${others} 种可选`,
  unconfirmed: (others: number) => `未确认的首选，另有 ${others} 种`,
  sameProduct: (lines: readonly number[]) =>
    `与第 ${lines.slice(0, LINES_NAMED).join('、')} ${lines.length > LINES_NAMED ? `等 ${lines.length} ` : ''}行是同一商品`,
  /** Between two of them. */
  between: '；',

  /** Above the rows. */
  type: '输入商品',
  paste: '粘贴清单',
  importFile: '导入文件',
  clear: '清空',
  clearQuestion: '清空清单中填写的商品和数量吗?',
  keep: '取消',
  keys: '回车确认商品并填数量，再回车到下一行；↑ ↓ 换行；Esc 清空单元格；Ctrl+V 粘贴多行；Ctrl+Enter 全部加入购物车。',
  someFailed: '有几行没有匹配成功。',
  retry: '重新匹配',
  skipped: (texts: readonly string[]) =>
    `粘贴的内容里有 ${texts.length} 行不是商品，没有放进清单：${texts.join('；')}`,
  full: (rows: number, left: number) =>
    `清单最多 ${rows} 行，后面 ${left} 行没有放进来，请先加入购物车再继续。`,

  /** Below the rows. What they cost follows the total. */
  total: (products: number, rows: number) => `可加入 ${products} 种${rowsText(products, rows)}，合计 `,
  toConfirm: (rows: number) => `待确认 ${rows} 行`,
  toDo: (rows: number) => `待处理 ${rows} 行`,
  add: '加入购物车',
  waiting: (rows: number) => `正在匹配最后 ${rows} 行`,
  question: questionText,
  goBack: '返回核对',
  addSure: '只加入已确认的',
  addAll: '一起加入',

  /** What became of the rows. */
  result: '加入结果',
  resultLine: '原行号',
  wanted: '填写数量',
  inCart: '购物车数量',
  outcome: '结果',
  message: '说明',
  outcomeOf: (outcome: OrderGridResultRow['outcome'], guessed: boolean): string =>
    guessed && outcome !== 'refused' ? `${OUTCOMES[outcome]}（未确认）` : OUTCOMES[outcome],
  summary: summaryText,
  exportResult: '导出结果',
  closeResult: '收起',
  cart: '去购物车',
  /** More columns of the exported result. */
  typed: '输入',
  code: '商品编码',
  ypgg: '规格',
  sccj: '生产厂家',

  /** What is announced. */
  matchedRow: (line: number, texts: readonly string[]) => `第 ${line} 行：${texts.join('，')}`,
  matchedRows: ({ rows, one, several, none }: { rows: number; one: number; several: number; none: number }) =>
    `${rows} 行：${one} 行已匹配，${several} 行需要选择，${none} 行没有找到`,
  nothingToAdd: '没有可以加入的商品，请先填写商品和数量',
  goodsAdded: (products: number) => `已放进 ${products} 种商品`,
}

export type OrderGridLabels = typeof orderGridLabels

/** Rows of the same product that are named. */
const LINES_NAMED = 3

const OUTCOMES = { refused: '没有加入', adjusted: '有调整', added: '已加入' } as const

/** The number of rows, where one product is in several: `（6 行）`. */
function rowsText(products: number, rows: number): string {
  return products === rows ? '' : `（${rows} 行）`
}

/** Rows that are named in the question. */
const NAMED = 8

/** `第 2、5 行有多种商品，取的是首选，还没有确认，要一起加入购物车吗？` */
function questionText(lines: readonly number[]): string {
  const named = lines.slice(0, NAMED).join('、')
  const rest = lines.length > NAMED ? `等 ${lines.length} 行` : '行'
  return `第 ${named} ${rest}有多种商品，取的是首选，还没有确认，要一起加入购物车吗？`
}

/** `9 种已加入购物车（10 行），1 行有调整，2 行没有加入，还在清单中` */
function summaryText({ products, rows, guessed, adjusted, refused }: OrderGridCounts): string {
  const parts = [
    rows > 0 && `${products} 种已加入购物车${rowsText(products, rows)}`,
    guessed > 0 && `其中 ${guessed} 行是未确认的首选`,
    adjusted > 0 && `${adjusted} 行有调整`,
    refused > 0 && `${refused} 行没有加入，还在清单中`,
  ]
  return parts.filter(Boolean).join('，')
}

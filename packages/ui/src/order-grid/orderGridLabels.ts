import {
  BUY_STATES,
  type BuyState,
  formatPrice,
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
  line: '#',
  query: '编码、条码、名称、拼音',
  product: '商品',
  expiryHead: '效期',
  stockHead: '库存',
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
  /** In a narrow column; the head of the column has all that can be entered. */
  queryPlaceholder: '编码或名称',
  numberPlaceholder: (number: number) => `上次 ${number}`,
  /** The price now beside that of the last purchase. */
  rise: (amount: string) => `比上次贵 ${amount}`,
  drop: (amount: string) => `比上次便宜 ${amount}`,
  /** Name of the list below a text, for screen readers. */
  list: '匹配的商品',
  /** The button that opens the products to choose from: those that the text names, or those that are only like it. */
  choice: (total: number) => `${total} 种`,
  nearChoice: (count: number) => `相近 ${count} 种`,
  /** Name of the list that it opens, for screen readers, and its keys. */
  candidatesOf: (line: number) => `第 ${line} 行 可选的商品`,
  candidateKeys: '按数字或回车选定，↑ ↓ 移动，Esc 关闭。',
  /** Below a list that does not have every product: how many, and the link to all of them. */
  listed: (count: number, others: number) => `只列出 ${count} 种，另有 ${others} 种：在左侧补充规格或厂家`,
  orSearch: '，或 ',
  search: (total: number) => `查看全部 ${total} 种`,
  /** What a row and the list say of a product. The stock has no unit in the list. */
  stock: (number: number, unit: string) => `库存 ${number}${unit && ` ${unit}`}`,
  expiry: (month: string) => `效期 ${month}`,
  times: (times: number) => `买过 ${times} 次`,
  /** Beside the last purchase: when, and how often. */
  lastBought: (date: string, times: number) => `${date}，买过 ${times} 次`,
  nearExpiry: '（近效期）',
  /** Above the regular products. */
  regular: (count: number) => `常购商品 ${count} 种`,
  /** The next tier of a ladder, short beside the price and in full. */
  tier: ({ from, to, kind, tier }: LadderHint, money: Money) =>
    `${kind === 'up_to' && to !== null ? `≤${to}` : `≥${from}`} ${money.text(formatPrice(tier.price))}`,
  ladder: (hint: LadderHint, unit: string, money: Money) => ladderHintText(hint, unit, money),

  /** What a row says of itself. */
  matching: '匹配中',
  failed: '没有匹配成功，请重试',
  offline: '网络已断开，恢复后自动匹配',
  none: '没有找到，请改写',
  near: '没有找到，可选相近的商品',
  /** The product that the company keeps for the text: it is the row's, or is not sold any more. */
  own: '您的编码',
  ownHint: '按您的编码匹配；选择其他商品即替换',
  ownOffSale: (name: string) => `您的编码对应的 ${name} 已下架，请另选`,
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
  guess: (others: number) => `请确认，另有 ${others} 种`,
  others: (others: number) => `另有 ${others} 种可选`,
  sameProduct: (lines: readonly number[]) =>
    `与第 ${lines.slice(0, LINES_NAMED).join('、')} ${lines.length > LINES_NAMED ? `等 ${lines.length} ` : ''}行重复`,
  /** Between two of them. */
  between: '；',

  /** Above the rows. */
  type: '输入商品',
  paste: '粘贴清单',
  importFile: '导入文件',
  clear: '清空',
  clearQuestion: '清空清单中填写的商品和数量吗？',
  keep: '取消',
  keysButton: '键盘',
  keys: '回车确认商品并填数量，再回车到下一行；↑ ↓ 换行；Esc 撤销输入，再按 Esc 离开清单；Alt+↓ 打开可选的商品；Alt+Delete 删除本行；F8、Shift+F8 到下一个、上一个要处理的行；Ctrl+V 粘贴多行；Ctrl+Enter 加入购物车。',
  someFailed: '有几行没有匹配成功。',
  someOffline: '网络已断开，有几行没有匹配，恢复后自动匹配。',
  /** Closes a message. */
  closeNotice: '知道了',
  retry: '重新匹配',
  skipped: (texts: readonly string[]) =>
    `粘贴的内容里有 ${texts.length} 行不是商品，没有放进清单：${texts.join('；')}`,
  full: (rows: number, left: number) =>
    `清单最多 ${rows} 行，后面 ${left} 行没有放进来，请先加入购物车再继续。`,

  /** Below the rows. What they cost follows the total. */
  total: (products: number, rows: number) => `可加入 ${products} 种${rowsText(products, rows)}，合计 `,
  /** The filter, with the number of rows of each kind. */
  filter: '显示的行',
  allRows: '全部',
  toConfirm: (rows: number) => `请确认 ${rows}`,
  toDo: (rows: number) => `待处理 ${rows}`,
  add: '加入购物车',
  waiting: (rows: number) => `正在匹配最后 ${rows} 行`,

  /** What became of the rows. */
  result: '加入结果',
  resultLine: '原行号',
  wanted: '填写数量',
  inCart: '购物车数量',
  outcome: '结果',
  message: '说明',
  outcomeOf: (outcome: OrderGridResultRow['outcome'], guessed: boolean): string =>
    guessed ? '请确认' : OUTCOMES[outcome],
  summary: summaryText,
  showResult: '查看',
  hideResult: '收起',
  exportResult: '下载结果',
  closeResult: '关闭',
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
  nothingOpen: '没有需要处理的行',
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

/** `9 种已加入购物车（10 行），1 行有调整，3 行请确认，还在清单中，2 行没有加入，还在清单中` */
function summaryText({ products, rows, guessed, adjusted, refused }: OrderGridCounts): string {
  const parts = [
    rows > 0 && `${products} 种已加入购物车${rowsText(products, rows)}`,
    adjusted > 0 && `${adjusted} 行有调整`,
    guessed > 0 && `${guessed} 行请确认，还在清单中`,
    refused > 0 && `${refused} 行没有加入，还在清单中`,
  ]
  return parts.filter(Boolean).join('，')
}

import {
  amountText,
  bestReduction,
  checkQuantity,
  ladderHints,
  ladderHintText,
  ladderPrice,
  lineAmount,
  nextReduction,
  priceText,
  type QuantityRule,
  reductionHintText,
  splitByShares,
  sumAmounts,
} from '@yaoji/domain'

/*
 * Worked examples of the help centre, in the markup of modules/article/markup.ts. The numbers of an example are
 * calculated by the rules that price a real order.
 */

const UNIT = '盒'
/** A ladder of type "from". */
const LADDER = {
  base: 128_000,
  type: 2,
  tiers: [
    { number: 10, price: 125_000 },
    { number: 50, price: 121_000 },
  ],
}
const LADDER_NUMBERS = [8, 20, 60]

const REDUCTIONS = [
  { amount: 100_000, reduce: 3_000 },
  { amount: 300_000, reduce: 12_000 },
]
const REDUCTION_AMOUNTS = [98_000, 165_000, 320_000]

const QUANTITY: QuantityRule = { min_qty: 20, step_qty: 10, max_qty: 200, stock: 500, unit: UNIT }
const QUANTITIES = [5, 20, 45, 260]

/** The rules of the ladder as a sentence: 10 盒起 ¥12.50. */
export const LADDER_RULE = `单价 ${priceText(LADDER.base)}，${ladderHints(
  LADDER.base,
  LADDER.tiers,
  LADDER.type,
  1,
)
  .map(hint => `${hint.from} ${UNIT}起 ${priceText(hint.tier.price)}`)
  .join('，')}`

export const LADDER_EXAMPLE = tableText(
  ['购买数量', '单价', '整行金额', '页面提示'],
  LADDER_NUMBERS.map(number => {
    const price = ladderPrice(LADDER.base, LADDER.tiers, LADDER.type, number)
    const next = ladderHints(LADDER.base, LADDER.tiers, LADDER.type, number).find(hint => !hint.reached)
    return [
      `${number} ${UNIT}`,
      priceText(price),
      amountText(lineAmount(price, number)),
      next ? ladderHintText(next, UNIT) : '已是最低价',
    ]
  }),
)

export const REDUCTION_RULE = REDUCTIONS.map(
  ({ amount, reduce }) => `满 ${amountText(amount)} 减 ${amountText(reduce)}`,
).join('，')

export const REDUCTION_EXAMPLE = tableText(
  ['参加活动的商品金额', '立减', '实付', '页面提示'],
  REDUCTION_AMOUNTS.map(amount => {
    const reduce = bestReduction(REDUCTIONS, amount)
    const next = nextReduction(REDUCTIONS, amount)
    return [
      amountText(amount),
      amountText(reduce),
      amountText(amount - reduce),
      next ? reductionHintText(next) : '已达最高一档',
    ]
  }),
)

export const QUANTITY_RULE = `起订 ${QUANTITY.min_qty} ${UNIT}，每次加 ${QUANTITY.step_qty} ${UNIT}，限购 ${QUANTITY.max_qty} ${UNIT}`

export const QUANTITY_EXAMPLE = tableText(
  ['输入数量', '结果'],
  QUANTITIES.map(number => {
    const verdict = checkQuantity(QUANTITY, number)
    return [`${number} ${UNIT}`, verdict.ok ? '可以购买' : verdict.message]
  }),
)

/** A reduction and a freight of one checkout, and the product amounts of its two orders, in fen. */
const SPLIT = { reduce: 1_200, freight: 1_000, amounts: [30_000, 20_000] }
const SPLIT_TOTAL = sumAmounts(SPLIT.amounts)

/** What a checkout's reduction and freight are for each of its orders. */
export const SPLIT_EXAMPLE = `例如活动满 ${amountText(SPLIT_TOTAL)} 减 ${amountText(SPLIT.reduce)}，运费 ${amountText(SPLIT.freight)}，一次结算的商品拆成两个订单：
${tableText(
  ['订单', '商品金额', '满减', '运费', '应付'],
  splitRows().map(([name, ...amounts]) => [name, ...amounts.map(amountText)]),
)}`

function splitRows(): [string, ...number[]][] {
  const { reduce, freight, amounts } = SPLIT
  const off = splitByShares(reduce, amounts)
  const charged = splitByShares(freight, amounts)
  const rowOf = (name: string, amount: number, less: number, more: number): [string, ...number[]] => [
    name,
    amount,
    less,
    more,
    amount - less + more,
  ]
  return [
    ...amounts.map((amount, at) => rowOf(`订单 ${at + 1}`, amount, off[at] ?? 0, charged[at] ?? 0)),
    rowOf('合计', SPLIT_TOTAL, reduce, freight),
  ]
}

/** A table in markup; the first row is its header. */
function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}

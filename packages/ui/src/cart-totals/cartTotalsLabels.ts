export const cartTotalsLabels = {
  /** Name of the bar, for screen readers. */
  bar: '结算',
  selectAll: '全选',
  /** Before the number of kinds, between it and the number of packs; both are shown in bold. */
  selected: '已选',
  kinds: '种，数量',
  /** Amounts come with their `¥`. */
  saved: (amount: string) => `已省 ${amount}`,
  /** After what is saved: the part of the welfare discount. */
  welfare: (amount: string) => `（含福利优惠 ${amount}）`,
  shipping: (amount: string) => `运费 ${amount}`,
  freeShipping: '免运费',
  payable: '应付',
  /** In place of the amount while what was selected just now has no price yet. */
  unpriced: '计算中',
  checkout: '去结算',
  login: '登录后结算',
  licence: '更新证照',
  /** The button that shows all hints and the one that hides them; `hints` is read out after it. */
  more: '更多',
  less: '收起',
  hints: '优惠提示',
  /** Read out once the totals have settled; without an amount where it may not be seen. */
  status: (kinds: number, amount: string | undefined) =>
    amount === undefined ? `已选 ${kinds} 种` : `已选 ${kinds} 种，应付 ${amount}`,
}

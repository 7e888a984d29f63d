/** What became of the lines of one store, by the wire's names. */
export interface StoreCopyResult {
  user_id: number
  name: string
  /** Numbers of lines. */
  added: number
  adjusted: number
  refused: number
  /** Why the store gets nothing; empty otherwise. */
  message: string
  /** The lines that were changed or refused, each with the reason. */
  notes: readonly { readonly key: number; readonly name: string; readonly message: string }[]
}

/** The words of the components; `labels` and a LabelsProvider replace them. */
export const storeCopyLabels = {
  title: '复制购物车到其他门店',
  lines: (count: number) => `购物车里已勾选的 ${count} 种商品，按各门店自己的资质和价格加入它们的购物车`,
  noLines: '购物车里没有勾选的商品',
  copy: (count: number) => `复制到 ${count} 家门店`,
  /** Name of the result, for screen readers. */
  results: '复制结果',
  /** What became of the lines of a store; `message` says why it gets none, or is empty. */
  result: ({ name, added, adjusted, refused, message }: StoreCopyResult) =>
    [
      `${name}：已加入 ${added + adjusted} 种`,
      adjusted > 0 && `，其中 ${adjusted} 种数量有调整`,
      refused > 0 && `，${refused} 种没有加入`,
      message && `。${message}`,
    ]
      .filter(Boolean)
      .join(''),
  /** Why a line was changed or refused. */
  note: (name: string, message: string) => `${name}：${message}`,
}

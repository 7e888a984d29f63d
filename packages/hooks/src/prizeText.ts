/** The question when the popup is closed while the draw runs. ER-10. */
export const DRAW_CLOSE_TEXT = '抽奖进行中，关闭后如未显示结果，请到个人中心查看。确定关闭吗？'

interface PrizeTextPrize {
  readonly name: string
  readonly remarks: string
  /** `none`: nothing was won. */
  readonly kind?: string | undefined
}

/** The message that announces a prize, or that nothing was won. ER-10. */
export function prizeText({ name, remarks, kind }: PrizeTextPrize): string {
  const prize = remarks ? `${name}（${remarks}）` : name
  return kind === 'none' ? prize : `恭喜您抽中 ${prize}`
}

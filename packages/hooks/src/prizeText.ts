/** The question when the popup is closed while the draw runs. ER-10. */
export const DRAW_CLOSE_TEXT = '抽奖进行中，关闭后如未显示结果，请到个人中心查看。确定关闭吗?'

/** The message that announces a prize. ER-10. */
export function prizeText({ name, remarks }: { readonly name: string; readonly remarks: string }): string {
  return remarks ? `恭喜您抽中 ${name}（${remarks}）` : `恭喜您抽中 ${name}`
}

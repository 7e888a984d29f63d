import type { Shortcut } from './ShortcutList'

export const shortcutsForStory: readonly Shortcut[] = [
  [['/'], '搜索商品'],
  [['G', 'C'], '购物车'],
  [['G', 'K'], '快捷采购'],
  [['G', 'O'], '我的订单'],
  [['?'], '键盘快捷键'],
]

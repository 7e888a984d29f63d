import type { SwitchOption } from './SwitchList'

/** Settings of the stories and tests. */
export const switchOptionsForStory: readonly SwitchOption[] = [
  { key: 'price', label: '降价提醒', hint: '收藏商品的价格低于收藏时或上次提醒时', checked: true },
  { key: 'stock', label: '到货提醒', hint: '收藏的缺货商品恢复可购买', checked: true },
  { key: 'expiry', label: '近效期提醒', hint: '收藏或常购商品的效期不足 6 个月', checked: false },
]

import type { SideTreeGroup } from './SideTree'

const link = (name: string, at: string) => ({ name, url: `#${at}` })

/** The help centre at 订单支付. */
export const groupsForStory: SideTreeGroup[] = [
  {
    id: 31,
    name: '新用户指南',
    children: [link('会员注册', 'hyzc'), link('购物指南', 'gwzn'), link('安全购药', 'aqgy')],
  },
  {
    id: 32,
    name: '支付与配送',
    children: [
      { ...link('订单支付', 'ddzf'), current: 'page' },
      link('货物配送', 'hwps'),
      link('药品退换', 'ypth'),
    ],
  },
  { id: 34, name: '关于我们', children: [link('投诉与建议', 'tsjy'), link('联系我们', 'lxwm')] },
]

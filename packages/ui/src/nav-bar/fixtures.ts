import type { NavBarItemData } from './NavBar'

const ROWS: [string, string, [string, string][]?][] = [
  ['首页', '/'],
  ['秒杀专区', '/mrtj'],
  [
    '包邮专区',
    '/yx',
    [
      ['卡片浏览', '/yx'],
      ['表格浏览', '/yx/table'],
      ['包邮规则', '/yx/rule'],
    ],
  ],
  ['中药饮片', '/zyyp'],
  ['医疗器械', '/qxzq'],
  [
    '品牌专区',
    '/ppzq',
    [
      ['华北制药', '/ppzq/info/1'],
      ['扬子江药业', '/ppzq/info/2'],
      ['同仁堂', '/ppzq/info/3'],
    ],
  ],
  ['近效期专区', '/jxqzc'],
  ['领券中心', '/lqzx'],
  ['积分商城', '/jfsc'],
  ['帮助中心', '/help'],
]

/** Ten items, of which the bar shows nine. */
export const navForStory: NavBarItemData[] = ROWS.map(([name, url, children = []], index) => ({
  id: index + 1,
  name,
  url,
  children: children.map(([child, childUrl], place) => ({
    id: (index + 1) * 100 + place,
    name: child,
    url: childUrl,
  })),
}))

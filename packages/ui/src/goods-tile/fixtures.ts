import { goodsForStory } from '../goods-card/fixtures'
import type { GoodsTileGoods } from './GoodsTile'

const ROWS = [
  ['阿莫灵 阿莫西林胶囊', '0.25g×24粒/盒', '香港澳美制药厂', '12.80'],
  ['连花清瘟胶囊', '0.35g×36粒/盒', '石家庄以岭药业股份有限公司', '19.60'],
  ['布洛芬缓释胶囊', '0.3g×20粒/盒', '中美天津史克制药有限公司', '14.20'],
  ['蒙脱石散', '3g×10袋/盒', '博福-益普生（天津）制药有限公司', '9.90'],
  ['盐酸二甲双胍缓释片', '0.5g×30片/盒', '上海上药信谊药厂有限公司', '6.50'],
  ['苯磺酸氨氯地平片', '5mg×28片/盒', '辉瑞制药有限公司', '22.40'],
  ['奥美拉唑肠溶胶囊', '20mg×14粒/盒', '阿斯利康制药有限公司', '31.00'],
] as const

/** Seven products in a row, all different. */
export const tilesForStory: GoodsTileGoods[] = ROWS.map(([name, ypgg, sccj, price], index) => ({
  ...goodsForStory({ name, ypgg, sccj, price }),
  id: index + 1,
}))

import type { Random } from '../../demo/catalogue/random'
import type { Made, Material } from './material'

/** Units of pieces by another one that buyers write for it. */
const OTHER_UNIT: Readonly<Record<string, string>> = { 粒: '丸', 丸: '粒', 片: '粒' }

const PLACES =
  /^(?:北京|上海|天津|重庆|广东|广州|深圳|江苏|浙江|山东|四川|河北|河南|湖北|湖南|陕西|江西|安徽|吉林|辽宁|黑龙江|哈尔滨|成都|武汉|南京|杭州|西安|沈阳|长春|贵州|云南|昆明|海南|广西|福建|山西|内蒙古|甘肃|新疆|石家庄|济南|苏州|无锡|常州)(?:省|市)?/
const SUFFIX = /(?:股份|有限|责任|公司|制药|药业|集团|医药|生物|科技|厂|\().*/

/**
 * A product written in another way: the maker's short name before the name, a vitamin by its letter, or its number of
 * pieces with another unit.
 */
export function otherWays({ drugs }: Material, random: Random): Made {
  const row = random.pick(drugs)
  const name = row.common_name
  const way = random.int(0, 2)
  if (way === 0) {
    const maker = row.manufacturer.replace(PLACES, '').replace(SUFFIX, '')
    return /^\p{Script=Han}{2,4}$/u.test(maker) && /^\p{Script=Han}{3,}$/u.test(name)
      ? { word: name, query: `${maker}${name}`, isMeant: one => one.manufacturer.includes(maker) }
      : undefined
  }
  if (way === 1) {
    const vitamin = random.pick(drugs.filter(one => /^维生素[A-Z]/.test(one.common_name))).common_name
    const letter = vitamin[3] ?? ''
    return {
      word: vitamin,
      query: vitamin.replace(
        `维生素${letter}`,
        random.chance(0.5) ? `v${letter.toLowerCase()}` : `维${letter}`,
      ),
    }
  }
  const count = row.spec.match(/(?<![\d.])(\d{1,3})([粒丸片])/)
  const unit = OTHER_UNIT[count?.[2] ?? '']
  if (!count || unit === undefined || !/^\p{Script=Han}{3,}$/u.test(name)) return undefined
  const packs = new RegExp(`(?<![\\d.])${count[1]}[粒丸片]`)
  return { word: name, query: `${name} ${count[1]}${unit}`, isMeant: one => packs.test(one.spec) }
}

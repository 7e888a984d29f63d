import { originOf } from '../catalogue/herb-origins'
import { createRandom, hashText, type Random } from '../catalogue/random'
import { isForbidden } from '../catalogue/regulation'
import type { HerbRow } from '../catalogue/sources'
import type { Wanted } from './drugs'
import { makerAt } from './makers'

const PIECES = ['片', '段', '丝', '块', '粒', '颗', '粉', ''] as const
const GRADES = [
  '特级',
  '一等',
  '二等',
  '三等',
  '精选',
  '选货',
  '统货',
  '大统',
  '小统',
  '无硫',
  '道地',
  '手选',
] as const
const SPECS = ['10g×20袋/盒', '100g/袋', '250g/袋', '500g/袋', '1kg/袋', '5g×30袋/盒', '3g×60袋/盒'] as const

const TRIES = 30

/** Rows of the herb table: pieces of real herbs by origin, cut and grade. One row is one product. */
export function scaleHerbs(rows: readonly HerbRow[], { count, seed, makers, known }: Wanted): HerbRow[] {
  const bases = rows.filter(row => !isForbidden(row.name) && row.name !== '生麻黄')
  const names = new Set(known)
  return Array.from({ length: count }, (_, at) => {
    const random = createRandom(seed, `scale-herb/${at}`)
    let row = pieceOf(random.pick(bases), random)
    for (let tries = 0; tries < TRIES && names.has(row.name); tries++)
      row = pieceOf(random.pick(bases), random)
    names.add(row.name)
    return { ...row, manufacturers: makerAt(makers, at, random).name }
  })
}

function pieceOf(base: HerbRow, random: Random): HerbRow {
  const place = originOf(base.name, hashText(base.base_herb))
  const cut = /[片段丝块粒粉颗面珠炭]$/.test(base.name) ? '' : random.pick(PIECES)
  const from = random.chance(0.5) ? place : ''
  return {
    ...base,
    name: `${from}${base.name}${cut}(${random.pick(GRADES)})`,
    specs: random.pick(SPECS),
  }
}

import { createRandom, type Random } from '../catalogue/random'
import type { Sources } from '../catalogue/sources'
import { brandWord, companyWord, PLACES } from './words'

/** A maker with the brands that it sells under. */
export interface ScaleMaker {
  readonly name: string
  /** Two digits of its province's codes. */
  readonly province: string
  readonly brands: readonly string[]
}

/** Makers by what they make. */
export interface ScaleMakers {
  readonly drug: readonly ScaleMaker[]
  readonly herb: readonly ScaleMaker[]
  readonly device: readonly ScaleMaker[]
}

/** Products for each maker, on average. */
const GOODS_A_MAKER = 50

/** Bar codes have no more makers: see `barcodeOf`. */
const MOST_MAKERS = 9_900

/** Share of makers that the catalogue's own tables name. */
const KNOWN_SHARE = 0.3

/** Old companies with pages of their own in the demonstration: their products have the company's name as their brand. */
const HOUSES = /同仁堂|陈李济|雷允上/

const KINDS = {
  drug: [
    '药业有限公司',
    '制药有限公司',
    '制药股份有限公司',
    '生物制药有限公司',
    '医药集团有限公司',
    '药业集团股份有限公司',
  ],
  herb: ['中药饮片有限公司', '饮片厂', '本草药业有限公司', '中药材有限公司'],
  device: [
    '医疗器械有限公司',
    '医疗科技有限公司',
    '生物科技有限公司',
    '医用制品有限公司',
    '卫生材料有限公司',
  ],
} as const

/** Makers for a number of products: those of the catalogue first, then invented ones. */
export function listMakers(goods: number, sources: Sources, seed: number): ScaleMakers {
  const all = Math.min(MOST_MAKERS, goods / GOODS_A_MAKER)
  const count = (share: number) => Math.max(8, Math.round(all * share))
  const drugMakers = sources.drugs.map(row => row.manufacturer)
  const houses = ['同仁堂', '陈李济', '雷允上'].flatMap(house =>
    drugMakers.filter(name => name.includes(house)).slice(0, 1),
  )
  const herbMakers = sources.herbs.flatMap(row => row.manufacturers.split(' | '))
  const taken = new Set<string>()
  const list = (kind: keyof ScaleMakers, known: readonly string[], number: number) =>
    makersOf(kind, { known, number, seed, taken })
  return {
    drug: list('drug', [...houses, ...drugMakers.filter(name => !HOUSES.test(name))], count(0.72)),
    herb: list('herb', herbMakers, count(0.08)),
    device: list(
      'device',
      sources.devices.map(row => row.manufacturer),
      count(0.2),
    ),
  }
}

interface Wanted {
  readonly known: readonly string[]
  readonly number: number
  readonly seed: number
  /** Names that another kind has. */
  readonly taken: Set<string>
}

function makersOf(kind: keyof ScaleMakers, { known, number, seed, taken }: Wanted): ScaleMaker[] {
  const usable = known.filter(name => name.length >= 4 && name.length <= 24)
  const names = [...new Set(usable)]
    .filter(name => !taken.has(name))
    .slice(0, Math.ceil(number * KNOWN_SHARE))
  const makers = names.map((name, at) => {
    const random = createRandom(seed, `scale-maker/${kind}/${name}`)
    return { name, province: PLACES[at % PLACES.length]?.[1] ?? '42', brands: brandsOf(random, name) }
  })
  for (const { name } of makers) taken.add(name)
  for (let at = 0; makers.length < number; at++) {
    const random = createRandom(seed, `scale-maker/${kind}/${at}`)
    const [place, province] = random.pick(PLACES)
    const name = `${place}${companyWord(random)}${random.pick(KINDS[kind])}`
    if (taken.has(name)) continue
    taken.add(name)
    makers.push({ name, province, brands: brandsOf(random) })
  }
  return makers
}

function brandsOf(random: Random, maker = ''): string[] {
  const house = maker.match(HOUSES)?.[0]
  if (house) return [`${house}牌`]
  return [...new Set(Array.from({ length: random.int(1, 4) }, () => brandWord(random)))]
}

/** The maker of a product: each has one at least; the first ones in the list have most. */
export function makerAt(makers: readonly ScaleMaker[], at: number, random: Random): ScaleMaker {
  const place = at < makers.length ? at : Math.floor(makers.length * random.next() ** 1.5)
  const maker = makers[place]
  if (!maker) throw new Error('scale: there are no makers. Ask for one product at least.')
  return maker
}

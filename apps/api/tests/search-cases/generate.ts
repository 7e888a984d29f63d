import { createRandom, type Random } from '../../demo/catalogue/random'
import { readSources, type Sources } from '../../demo/catalogue/sources'
import { normaliseSpecification } from '../../src/modules/search/normalise'
import { spellName } from '../../src/modules/search/pinyin'
import {
  byInitials,
  byPinyin,
  byText,
  expectMakers,
  expectNames,
  namePools,
  type SearchCase,
} from './expectations'

type Pools = ReturnType<typeof namePools>

/** Makes up cases of the kinds of the sample from the source rows, `each` of every kind. */
export function generateCases(each: number, seed: number, sources: Sources = readSources()): SearchCase[] {
  const pools = namePools(sources)
  return KINDS.flatMap(([kind, make]) => {
    const random = createRandom(seed, `cases/${kind}`)
    const cases: SearchCase[] = []
    for (let tries = 0; cases.length < each && tries < each * 40; tries++) {
      const made = make(pools, random)
      const isNew = made !== undefined && !cases.some(one => one.query === made.query)
      if (isNew && made.expected.length > 0) cases.push({ kind, ...made })
    }
    return cases
  })
}

type Made = Omit<SearchCase, 'kind'> | undefined
type Maker = (pools: Pools, random: Random) => Made

const HAN = /^\p{Script=Han}+$/u

const KINDS: readonly (readonly [string, Maker])[] = [
  ['generic', ({ drugs }, random) => byName(drugs, random.pick(drugs).common_name)],
  [
    'partial',
    ({ drugs }, random) => {
      const part = cut(random.pick(drugs).common_name, random, 2, 4)
      return HAN.test(part) && !TOO_WIDE.test(part) ? byName(drugs, part) : undefined
    },
  ],
  [
    'brand',
    ({ drugs }, random) => {
      const trade = random.pick(drugs).trade_name
      return trade.length >= 2 ? byName(drugs, trade) : undefined
    },
  ],
  ['generic_plus_spec', withSpec],
  [
    'approval_no',
    ({ drugs }, random) => {
      const query = random.pick(drugs).approval_no
      if (query === '') return undefined
      const rows = drugs.filter(row => row.approval_no === query)
      return { query, type: 0, expected: expectNames(rows, '', byText) }
    },
  ],
  [
    'pinyin_initials',
    ({ drugs }, random) => {
      const { common_name, trade_name } = random.pick(drugs)
      const letters = random.pick(
        spellName(trade_name !== '' && random.chance(0.3) ? trade_name : common_name).initials,
      )
      const from = letters.length > 6 && random.chance(0.2) ? random.int(1, letters.length - 5) : 0
      const query = letters.slice(from, from + random.int(from > 0 ? 4 : 3, 6))
      return /^[a-z]{3,}$/.test(query)
        ? { query, type: 0, expected: expectNames(drugs, query, byInitials) }
        : undefined
    },
  ],
  [
    'full_pinyin',
    ({ drugs }, random) => {
      const part = cut(random.pick(drugs).common_name, random, 2, 4)
      const query = random.pick(spellName(part).full)
      return HAN.test(part) && !TOO_WIDE.test(part)
        ? { query, type: 0, expected: expectNames(drugs, query, byPinyin) }
        : undefined
    },
  ],
  [
    'herb',
    ({ herbs }, random) => {
      const query = random.pick(herbs).common_name
      return { query, type: 0, expected: expectNames(herbs, query, byText) }
    },
  ],
  [
    'herb_initials',
    ({ herbs }, random) => {
      const query = random.pick(spellName(random.pick(herbs).common_name).initials)
      return query.length >= 3
        ? { query, type: 0, expected: expectNames(herbs, query, byInitials) }
        : undefined
    },
  ],
  [
    'device',
    ({ devices }, random) => {
      const part = cut(random.pick(devices).common_name, random, 2, 4)
      return HAN.test(part) ? byName(devices, part) : undefined
    },
  ],
  [
    'maker_fragment',
    ({ drugs }, random) => {
      const name = random.pick(drugs).manufacturer
      const part = cut(name.replace(/(?:股份|有限|责任|公司|制药|药业|集团|厂).*/, ''), random, 2, 4)
      return HAN.test(part) ? byMaker(drugs, part, byText) : undefined
    },
  ],
  ['maker_full', ({ drugs }, random) => byMaker(drugs, random.pick(drugs).manufacturer, byText)],
  [
    'maker_initials',
    ({ drugs }, random) => {
      const letters = random.pick(spellName(random.pick(drugs).manufacturer).initials)
      const query = letters.slice(0, random.int(4, 6))
      return /^[a-z]{4,}$/.test(query) ? byMaker(drugs, query, byInitials) : undefined
    },
  ],
]

/** Parts that say a form, not a substance: nobody looks for tablets. */
const TOO_WIDE =
  /^(?:片|胶囊|注射|射液|颗粒|口服|缓释|肠溶|分散|滴眼|眼液|软胶|乳膏|软膏|溶片|释片|散片|盐酸|硫酸|复方|注射用|注射液|氯化|化钠|服液|胶囊剂|溶液)$/

function byName(pool: Pools['drugs' | 'devices'], query: string): Made {
  return { query, type: 0, expected: expectNames(pool, query, byText) }
}

function byMaker(drugs: Pools['drugs'], query: string, matches: typeof byText): Made {
  return {
    query,
    type: 1,
    expected: expectMakers(
      drugs.map(row => row.manufacturer),
      query,
      matches,
    ),
  }
}

function withSpec({ drugs }: Pools, random: Random): Made {
  const row = random.pick(drugs)
  const strength = normaliseSpecification(row.spec).match(/^\d+(?:\.\d+)?(?:mg|g|ml)(?![a-z])/)?.[0]
  if (strength === undefined) return undefined
  const stem = row.common_name.replace(
    /(?:分散|缓释|肠溶|咀嚼)?(?:片|胶囊|颗粒|注射液|口服液|乳膏|软膏|丸)$/,
    '',
  )
  if (!HAN.test(stem) || stem.length < 2) return undefined
  const fitting = drugs.filter(one => startsWithNumber(normaliseSpecification(one.spec), strength))
  return { query: `${stem} ${strength}`, type: 0, expected: expectNames(fitting, stem, byText) }
}

function startsWithNumber(specification: string, strength: string): boolean {
  const at = specification.indexOf(strength)
  return at >= 0 && !/[\d.]/.test(specification[at - 1] ?? '')
}

function cut(text: string, random: Random, shortest: number, longest: number): string {
  const size = Math.min(text.length, random.int(shortest, longest))
  const from = random.chance(0.5) ? 0 : random.int(0, text.length - size)
  return text.slice(from, from + size)
}

import { createRandom, type Random } from '../../demo/catalogue/random'
import { readSources, type Sources } from '../../demo/catalogue/sources'
import { normaliseText } from '../../src/modules/search/normalise'
import { spellName } from '../../src/modules/search/pinyin'
import { byText, expectNames, type SearchCase } from './expectations'
import { type Made, type Material, materialOf } from './material'
import { otherWays } from './other-ways'

type Maker = (material: Material, random: Random) => Made

const HAN = /^\p{Script=Han}{3,}$/u

const KINDS: readonly (readonly [string, Maker])[] = [
  ['wrong_character', wrongCharacter],
  ['same_sound', sameSound],
  ['wrong_letter', wrongLetter],
  ['other_way', otherWays],
  ['superfluous_word', superfluousWord],
]

/** Keywords of five kinds that are wrong in one place, `each` of every kind; no name has them as they are. */
export function misspelledCases(each: number, seed: number, sources: Sources = readSources()): SearchCase[] {
  const material = materialOf(sources)
  return KINDS.flatMap(([kind, make]) => {
    const random = createRandom(seed, `misspelled/${kind}`)
    const cases: SearchCase[] = []
    for (let tries = 0; cases.length < each && tries < each * 60; tries++) {
      const made = make(material, random)
      if (made === undefined || cases.some(one => one.query === made.query)) continue
      if (expectNames(material.names, made.query, byText).length > 0) continue
      const meant = made.isMeant ? material.drugs.filter(made.isMeant) : material.names
      const expected = expectNames(meant, made.word, byText)
      if (expected.length > 0) cases.push({ kind, query: made.query, type: 0, expected })
    }
    return cases
  })
}

/** A whole name, or its beginning of three characters or more. */
function wordOf(names: Material['names'], random: Random): string {
  const { common_name, trade_name } = random.pick(names)
  const name = trade_name.length >= 3 && random.chance(0.2) ? trade_name : common_name
  return random.chance(0.5) ? name : name.slice(0, random.int(3, 6))
}

function wrongCharacter({ names, characters }: Material, random: Random): Made {
  const word = wordOf(names, random)
  if (!HAN.test(word)) return undefined
  return { word, query: replaceAt(word, random.int(0, word.length - 1), random.pick(characters)) }
}

function sameSound({ names, alike }: Material, random: Random): Made {
  const word = wordOf(names, random)
  const at = random.int(0, word.length - 1)
  const others = alike(word[at] ?? '')
  return HAN.test(word) && others.length > 0
    ? { word, query: replaceAt(word, at, random.pick(others)) }
    : undefined
}

function wrongLetter({ names }: Material, random: Random): Made {
  const word = wordOf(names, random)
  const [letters = ''] = spellName(word).full
  if (!HAN.test(word) || letters.length < 6) return undefined
  return {
    word,
    query: replaceAt(
      letters,
      random.int(0, letters.length - 1),
      random.pick([...'abcdefghijklmnopqrstuvwxyz']),
    ),
  }
}

/** Words that buyers copy with a name. */
const SUPERFLUOUS = [
  '999',
  '正品',
  '批发',
  '新效期',
  '医院装',
  '包邮',
  '厂家直销',
  '0.777',
  '8888',
  '特价',
  '现货',
  'otc',
]

function superfluousWord({ names }: Material, random: Random): Made {
  const word = wordOf(names, random)
  if (!HAN.test(word)) return undefined
  const other = random.pick(SUPERFLUOUS)
  const glue = random.chance(0.8) ? ' ' : ''
  return { word, query: random.chance(0.7) ? `${word}${glue}${other}` : `${other}${glue}${word}` }
}

function replaceAt(text: string, at: number, character: string): string {
  return normaliseText(text.slice(0, at) + character + text.slice(at + 1))
}

/** What one sold pack has in it. */
export interface PackContent {
  /** How many of `unit`: 24 for `0.25g×24粒/盒`, 500 for `0.9% 500ml/瓶`. */
  count: number
  /** 片, 粒, 袋, 支 …, or `ml` or `g`. */
  unit: string
  /** Strength of one piece, written in one way: 250mg and 0.25g are both `0.25g`. Null where the text has none. */
  strength: string | null
}

/**
 * How the content of a pack compares with that of another. `same`: pieces of the same strength, or the same number of
 * millilitres; `unstated`: the same without a strength on either; `other`: another strength, unit or volume; `unread`:
 * the content of one of them is not certain.
 */
export type ContentMatch = 'same' | 'unstated' | 'other' | 'unread'

/** Pieces, with the packs that contain them: a bag in a bottle is an error of the text. */
const PACKS_OF: Readonly<Record<string, string>> = {
  片: '盒瓶袋板罐桶听',
  粒: '盒瓶袋板罐桶听',
  丸: '盒瓶袋板罐桶听',
  袋: '盒',
  包: '盒',
  支: '盒',
  瓶: '盒',
  贴: '盒袋',
  枚: '盒板',
  栓: '盒板',
  揿: '盒瓶支罐',
}

const PIECES = Object.keys(PACKS_OF).join('')

/** Packs that can be one piece: `20mg 2ml/支`. A box is one only of what is measured. */
const SINGLE_PACKS = '盒支瓶袋桶罐听管包'

/** More pieces than a pack has; a text with more of them is not understood. */
const MOST_PIECES = 10_000

/**
 * The content of one pack, from its specification and the unit that it is sold by; null where it is not certain: another
 * unit than that of the text (`100片/瓶` by 盒), a number without a unit (`0.25×48片`), a piece in an unlikely pack, or
 * any form that is not known.
 */
export function packContent(spec: string, unit: string): PackContent | null {
  if (unit === '') return null
  const text = normalise(spec)
  const tail = `/${unit}`
  const isWhole = text.endsWith(tail)
  const body = isWhole ? text.slice(0, -tail.length) : text
  if (body === `1${unit}`) return { count: 1, unit, strength: null }
  // Without the pack behind it, an amount alone can be the strength of what is in the pack.
  return readPieces(body, unit) ?? readOne(body, unit, isWhole)
}

/** How the pieces of two packs compare. */
export function contentMatch(one: PackContent | null, other: PackContent | null): ContentMatch {
  if (!one || !other) return 'unread'
  if (one.unit !== other.unit || one.strength !== other.strength) return 'other'
  // A bag of 250 ml is not replaced by one of a litre, which is always cheaper by the millilitre.
  if (one.unit === 'ml' && one.count !== other.count) return 'other'
  return other.strength === null ? 'unstated' : 'same'
}

/**
 * The price of one piece, millilitre or gram in 1/10000 yuan, rounded: to whole fen from 1 yuan on. Null where it is too
 * small to be written.
 */
export function piecePrice(price: number, { count }: PackContent): number | null {
  const exact = price / count
  const rounded = exact < 10_000 ? Math.round(exact) : Math.round(exact / 100) * 100
  return rounded >= 10 ? rounded : null
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/毫克/g, 'mg'],
  [/毫升/g, 'ml'],
  [/微克|mcg|ug/g, 'μg'],
  [/千克|公斤/g, 'kg'],
  [/(?<=\d)克/g, 'g'],
  [/拴/g, '栓'],
  [/(?<=[\d\p{L}%)])\s*[x*×✕]\s*(?=[\d(])/gu, '×'],
  [/\s*([/:+])\s*/g, '$1'],
  [/%(?=\d)/g, '% '],
  [/\s+/g, ' '],
]

function normalise(spec: string): string {
  const plain = spec.normalize('NFKC').trim().toLowerCase()
  return SPELLINGS.reduce((text, [written, unit]) => text.replace(written, unit), plain)
}

const GROUPED = new RegExp(
  String.raw`^(?:([^${PIECES}]+)×)?([1-9]\d*)([片粒丸])(?:/([板瓶]))?×([1-9]\d*)([板瓶])$`,
  'u',
)
const COUNTED = new RegExp(String.raw`^(?:(.+)×)?([1-9]\d*)([${PIECES}])$`, 'u')

/** `0.25g×24粒`, and `12粒×2板`, `60丸×2瓶`. */
function readPieces(body: string, unit: string): PackContent | null {
  const grouped = GROUPED.exec(body)
  const [, about, number = '', piece = '', inner, groups = '1', group] = grouped ?? COUNTED.exec(body) ?? []
  if (!PACKS_OF[piece]?.includes(unit) || group === unit || (inner ?? group) !== group) return null
  const count = Number(number) * Number(groups)
  if (count > MOST_PIECES) return null
  if (about === undefined) return { count, unit: piece, strength: null }
  // 0.4g/粒×24粒 says whose strength it is.
  const measures = readMeasures(about.replace(new RegExp(`/${piece}$`, 'u'), ''))
  return measures && { count, unit: piece, strength: strengthText(measures) }
}

/** The content of a pack that is one piece: `500ml/瓶`, `0.025% 15g/支`, `20mg 2ml/支`. */
function readOne(body: string, unit: string, isWhole: boolean): PackContent | null {
  if (!isWhole || !SINGLE_PACKS.includes(unit)) return null
  // 50g(2.5%) is 2.5% 50g.
  const ordered = body.replace(/^([^()]+)\(([^()]+)\)$/, '$2 $1').replace(/(?<=%|\/ml)×/g, ' ')
  const measures = readMeasures(ordered)
  const content = measures?.list.at(-1)
  if (!measures || !content || content.kind === 'share') return null
  const shares = measures.list.slice(0, -1)
  // An ampoule of 10 ml compares with those of a box.
  const isPiece = shares.length === 0 && content.kind === 'volume' && unit === '支'
  const amount = isPiece || shares.some(({ kind }) => kind !== 'share') ? null : amountOf(content)
  if (!amount) return unit === '盒' ? null : { count: 1, unit, strength: strengthText(measures) }
  return { ...amount, strength: strengthText({ ...measures, list: shares }) }
}

/** What is measured and not counted: millilitres, and grams from one on; less is the strength of a piece. */
function amountOf({ kind, number, micrograms }: Measure): Pick<PackContent, 'count' | 'unit'> | null {
  if (kind === 'volume') return { count: number, unit: 'ml' }
  return micrograms >= GRAM ? { count: micrograms / GRAM, unit: 'g' } : null
}

const GRAM = 1_000_000

/** In micrograms. */
const MASSES: Readonly<Record<string, number>> = { kg: 1000 * GRAM, g: GRAM, mg: 1000, μg: 1 }

interface Measure {
  /** A `share` is a strength that does not depend on the content: 5%, 40mg/ml; an `activity` is one in IU. */
  readonly kind: 'share' | 'mass' | 'activity' | 'volume'
  readonly number: number
  /** Of a mass; 0 for the others. */
  readonly micrograms: number
  readonly text: string
}

interface Measures {
  /** What the text says before them: 薄膜衣, 无糖. */
  readonly kind: string
  readonly list: readonly Measure[]
}

const KIND = /^(薄膜衣片?|糖衣片?|素片|无糖型?|无蔗糖|低糖型?|含糖|每[片粒丸袋支包](?:装|重))\s?/u
const MEASURE = /^(\d{1,7}(?:\.\d{1,6})?)(kg|g|mg|μg|ml|%|(?:mg|μg|g|iu)\/ml|iu|wu|u|单位|万单位)$/u

/** Amounts like `20mg 2ml`, `(10mg+20mg)`, `5ml:15mg`; null where anything else is in the text. */
function readMeasures(text: string): Measures | null {
  const [matched = '', kind = ''] = KIND.exec(text) ?? []
  const written = text.slice(matched.length).replace(/^\(([^()]+)\)$/, '$1')
  const parts = written.split(/[+: ]|\/(?=\d)/u).map(readMeasure)
  const read = parts.filter(part => part !== null)
  const volumes = read.filter(part => part.kind === 'volume')
  if (read.length < parts.length || volumes.length > 1) return null
  // The volume is last, whichever way round the text is.
  const list = withoutRepeated([...read.filter(part => part.kind !== 'volume'), ...volumes])
  return list && { kind, list }
}

function readMeasure(text: string): Measure | null {
  const [, digits = '', unit = ''] = MEASURE.exec(text) ?? []
  const number = Number(digits)
  if (!(number > 0)) return null
  const micrograms = Math.round(number * (MASSES[unit] ?? 0) * 1000) / 1000
  if (micrograms > 0) return { kind: 'mass', number, micrograms, text: massText(micrograms) }
  return {
    kind: kindOf(unit),
    number,
    micrograms,
    text: `${number}${unit}`.replace(/[iw]?u\b/, word => word.toUpperCase()),
  }
}

function kindOf(unit: string): Measure['kind'] {
  if (unit === 'ml') return 'volume'
  return unit === '%' || unit.endsWith('/ml') ? 'share' : 'activity'
}

/** `5% 5g 100ml` says its strength twice: the mass is left out. Null where both differ, and for other lists of three with a share. */
function withoutRepeated(list: readonly Measure[]): readonly Measure[] | null {
  const [share, mass, volume] = list
  if (list.length < 3 || !list.some(({ kind }) => kind === 'share')) return list.length > 3 ? null : list
  if (!share?.text.endsWith('%') || mass?.kind !== 'mass' || volume?.kind !== 'volume') return null
  const expected = (share.number / 100) * volume.number * GRAM
  return Math.abs(mass.micrograms - expected) <= expected / 100 ? [share, volume] : null
}

function massText(micrograms: number): string {
  if (micrograms >= GRAM / 10) return `${micrograms / GRAM}g`
  return micrograms >= 100 ? `${micrograms / 1000}mg` : `${micrograms}μg`
}

function strengthText({ kind, list }: Measures): string | null {
  return [kind, list.map(({ text }) => text).join(':')].filter(Boolean).join(' ') || null
}

import { formDetails } from './dosage-form'

/** A specification as a buyer reads it, and the content of the pack. */
export interface Specification {
  /** Like `0.25g×24粒/盒`. */
  text: string
  /** Unit the pack is sold by: 盒, 瓶, 支 … */
  unit: string
  /** Tablets, sachets, ampoules … in a sold pack; at least 1. */
  count: number
  /** First strength written, like `0.25g`; empty when none is. */
  strength: string
  /** Millilitres (or grams, for solids) of one piece; 0 when not written. */
  volume: number
}

const PACK_UNITS = '盒|瓶|支|袋|桶|包|听|管|罐|箱|套|块|条|卷|张|付|根|个'
const PIECES = '片|粒|袋|支|丸|枚|贴|包|瓶|板|块|条|泡|管|滴|栓|安瓿|胶囊|小袋|盒'

/** Spellings that the sources mix, in the order in which they must be replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^[】\])>]+/, ''],
  [/本品主要成份.*/, ''],
  [/^[xX*×]\s*(?=\d)/, ''],
  [/\/%/g, ''],
  [/(\d)\s*GM(?![A-WYZa-wyz])/g, '$1g'],
  [/(\d)\s*MG(?![A-WYZa-wyz])/g, '$1mg'],
  [/(\d)\s*ML(?![A-WYZa-wyz])/gi, '$1ml'],
  [/(\d)\s*(?:UG|ug|mcg)(?![A-WYZa-wyz])/g, '$1μg'],
  [/(\d)\s*(?:克)/g, '$1g'],
  [/(\d)\s*毫克/g, '$1mg'],
  [/(\d)\s*毫升/g, '$1ml'],
  [/(\d)G(?![A-Za-z])/g, '$1g'],
  [/(\d|[a-zμIU%)\u4e00-\u9fff])\s*[xX*×]\s*(?=[\d.(])/g, '$1×'],
  [/(\d)\s*[xX](?=\d)/g, '$1×'],
  [/拴/g, '栓'],
  [/\s*([/:;,])\s*/g, '$1'],
  [/\s{2,}/g, ' '],
  [/(\d)#/g, '$1s'],
]

/** Normalises the text of a source: spellings, unpaired brackets and spaces. Keeps every number. */
export function tidySpecification(written: string, piece: string): string {
  const spelled = SPELLINGS.reduce((text, [pattern, mended]) => text.replace(pattern, mended), written.trim())
  const counted = spelled
    .replace(/(\d)s(?![a-z])/g, `$1${piece}`)
    .replace(/([片粒丸])×(\d+)(?=\/|$)/, '$1×$2板')
  return dropStrayBrackets(counted).replace(/[\s×*/:;,、+-]+$/, '')
}

/**
 * Reads a medicine's specification. `unit` and `packQuantity` are the source's own columns, used where the text has
 * no such value; a text without a pack gets the unit appended.
 */
export function readSpecification(written: string, form: string, unit = '', packQuantity = 1): Specification {
  const details = formDetails(form)
  const text = tidySpecification(written, details.piece)
  const count = countPieces(text, details.piece) ?? believableQuantity(packQuantity, text)
  const sold = soldUnit(text) ?? (PACK_UNITS.split('|').includes(unit) ? unit : unitByForm(form, count, text))
  return {
    text: appendUnit(text, sold, details.piece),
    unit: sold,
    count,
    strength: strengthOf(text),
    volume: volumeOf(text),
  }
}

const STRENGTH = /\d+(?:\.\d+)?\s*(?:mg|μg|g|ml|IU|iu|WU|U|u|万单位|万IU|单位|%|Kcal)/

/** The first strength written in a specification: `0.25g` of `0.25g×24粒/盒`. */
export function strengthOf(text: string): string {
  return text.match(STRENGTH)?.[0].replace(/\s/g, '') ?? ''
}

function volumeOf(text: string): number {
  const found = text.match(/(\d+(?:\.\d+)?)ml/) ?? text.match(/(\d+(?:\.\d+)?)g(?:\/|$|×)/)
  return found ? Number(found[1]) : 0
}

/** Pieces in the pack: 24 of `0.25g×24粒`, 36 of `12粒×3板`; undefined when none are written. */
function countPieces(text: string, piece: string): number | undefined {
  const plain = text.replace(/\([^)]*\)/g, '').replace(/每\d+[丸粒片]/g, '')
  const found = [...plain.matchAll(new RegExp(`(?<![\\d.])(\\d{1,5})(${PIECES})(?!\\d)`, 'g'))]
  if (found.length === 0) {
    const bare = plain.match(/×(\d{1,4})(?:\/|$)/)
    return bare ? Number(bare[1]) : undefined
  }
  const numbers = found.map(match => [Number(match[1]), match[2] ?? ''] as const)
  const product = numbers.reduce((total, [number]) => total * Math.max(1, number), 1)
  const own = numbers.find(([, unit]) => unit === piece)?.[0]
  return product <= 2_000 ? product : (own ?? numbers[0]?.[0])
}

function believableQuantity(quantity: number, text: string): number {
  const isMeasure = new RegExp(`\\b${quantity}(?:\\.0)?(?:ml|g|IU|单位)`).test(text)
  return quantity > 1 && quantity <= 1_000 && !isMeasure ? quantity : 1
}

function soldUnit(text: string): string | undefined {
  return [...text.matchAll(new RegExp(`/[大小]?(${PACK_UNITS})(?![\\u4e00-\\u9fff])(?!.*×)`, 'g'))].at(
    -1,
  )?.[1]
}

function unitByForm(form: string, count: number, text: string): string {
  if (form === '注射剂') {
    if (count > 1) return '盒'
    return volumeOf(text) >= 50 ? '瓶' : '支'
  }
  const { unit, piece } = formDetails(form)
  if (unit !== '盒' && count > 1 && piece === unit) return '盒'
  return unit
}

function appendUnit(text: string, unit: string, piece: string): string {
  if (text === '') return text
  const withPiece = /×\d+$/.test(text) ? `${text}${piece}` : text
  const isWhole = new RegExp(`(?:/[大小]?|^1)${unit}(?:\\([^)]*\\)|,.*)?$`).test(withPiece)
  return isWhole || withPiece.endsWith(`1${unit}`) ? withPiece : `${withPiece}/${unit}`
}

function dropStrayBrackets(text: string): string {
  const opened = text.split('(').length
  const closed = text.split(')').length
  if (opened === closed) return text
  return opened > closed ? text.replace(/\((?=[^)]*$)/, ' ').trim() : text.replace(/\)(?=[^(]*$)/, '')
}

import { normaliseSpecification, normaliseText } from '../search/normalise'
import type { Token } from '../search/query'
import { specificationSpellings } from '../search/specification-query'
import type { NamedGoods } from './named-goods'

/** Words that name no product: what is left of a number, and remarks. */
const NOISE = /^[a-z]$|^[盒瓶支袋件包]$|^(?:加?急用?的?|急需的?|尽快|谢谢|多谢)$/

/** The words that can tell products apart. A single letter is in nearly every name, so it decides nothing. */
export function tellingTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ text }) => !NOISE.test(text))
}

/**
 * The products whose name, pack and maker together are this text, as the catalogue writes them. Of products that differ
 * only in spaces or marks, the one that is written exactly so.
 */
export function wholeMatches(goods: readonly NamedGoods[], text: string): readonly NamedGoods[] {
  const whole = comparable(text)
  const same = goods.filter(one => writtenAs(one).some(written => comparable(written) === whole))
  const exact = same.filter(one => writtenAs(one).includes(text.trim()))
  return exact.length > 0 ? exact : same
}

function writtenAs({ common_name, trade_name, ypgg, sccj }: NamedGoods): string[] {
  const names = [common_name, `${trade_name} ${common_name}`, `${common_name} ${trade_name}`]
  return names.map(name => `${name.trim()} ${ypgg} ${sccj}`)
}

/** Dots and multiplication signs between digits stay: 1.25g is not 12.5g. */
function comparable(text: string): string {
  const words = normaliseSpecification(text).split(/((?<=\d)[.*](?=\d))/)
  return words.map((word, at) => (at % 2 === 1 ? word : normaliseText(word))).join('')
}

/**
 * The products that all further words of a text fit: pack, maker, trade name. Of those that a pack fits, the ones that it
 * fits from the start of a number on (1g is not 0.1g); of these, the ones whose pack ends with it.
 */
export function narrow(goods: readonly NamedGoods[], tokens: readonly Token[]): readonly NamedGoods[] {
  return tokens.reduce((left, token) => {
    const ways = [isWholePack, fitsFromStart, fits].map(fit => left.filter(one => fit(one, token)))
    return ways.find(fitting => fitting.length > 0) ?? []
  }, goods)
}

function fitsFromStart(one: NamedGoods, { kind, text }: Token): boolean {
  if (kind !== 'spec') return false
  return specificationSpellings(text).some(spelling => one.search_spec.includes(`|${spelling}`))
}

/**
 * A pack of several numbers that only its container can follow: 0.25g*24粒 is not 0.25g*24粒*2板. One number can be the
 * strength alone, which all packs have.
 */
function isWholePack({ search_spec }: NamedGoods, { kind, text }: Token): boolean {
  if (kind !== 'spec' || !text.includes('*')) return false
  return search_spec.split('|').some(pack => pack === text || pack.replace(CONTAINER, '') === text)
}

/** What a pack is sold in, at its end: /盒. */
const CONTAINER = /\/\p{Script=Han}+$/u

function fits(one: NamedGoods, { kind, text }: Token): boolean {
  if (kind === 'key') return one.search_keys.includes(text)
  if (kind === 'spec' || kind === 'number') return fitsPack(one, text)
  const plain = normaliseText(text)
  // A pack can begin with words, before the numbers of `search_spec`: 无糖5g.
  const words = [one.search_text, one.maker_text, one.search_spec, normaliseText(one.ypgg)]
  if (words.some(each => each.includes(plain))) return true
  return kind === 'latin' && one.maker_initials.includes(`|${plain}`)
}

function fitsPack({ search_spec, common_name, search_text }: NamedGoods, text: string): boolean {
  const inPack = specificationSpellings(text).some(spelling => search_spec.includes(spelling))
  return inPack || common_name.toLowerCase().includes(text) || search_text.includes(text)
}

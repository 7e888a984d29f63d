import type { Sources } from '../../demo/catalogue/sources'
import { readingsOf } from '../../src/modules/search/pinyin'
import { namePools } from './expectations'

type Name = ReturnType<typeof namePools>['drugs'][number] | ReturnType<typeof namePools>['herbs'][number]

export type Drug = ReturnType<typeof namePools>['drugs'][number]

/** What cases are made of. */
export interface Material {
  readonly names: readonly Name[]
  readonly drugs: readonly Drug[]
  /** Every character of names and makers, and those that are read alike. */
  readonly characters: readonly string[]
  readonly alike: (character: string) => readonly string[]
}

/** Keywords, the word that they are meant for, and which drugs with it; undefined where a random choice has none. */
export type Made = { query: string; word: string; isMeant?: (row: Drug) => boolean } | undefined
export function materialOf(sources: Sources): Material {
  const { drugs, herbs, devices } = namePools(sources)
  const texts = [
    ...drugs.flatMap(row => [row.common_name, row.trade_name, row.manufacturer]),
    ...herbs.map(row => row.common_name),
  ]
  const characters = [...new Set(texts.join(''))].filter(one => /\p{Script=Han}/u.test(one))
  const readingOf = new Map(characters.map(character => [character, readingsOf(character)[0]?.[0]]))
  const alike = (character: string) =>
    characters.filter(one => one !== character && readingOf.get(one) === readingOf.get(character))
  return { names: [...drugs, ...herbs, ...devices], drugs, characters, alike }
}

import { readFileSync } from 'node:fs'

/** A list as a pharmacy wrote it, and what its writer means. */
export interface WrittenList {
  readonly kind: string
  readonly text: string
  /**
   * The products in their order: the shop's code, or null where the text names none, and the number of packs, or null
   * where the text has none. A text that names several products has the code that its writer means.
   */
  readonly expected: readonly (readonly [code: string | null, number: number | null])[]
}

/** The lists that are made up from the catalogue, and those written by hand. */
export function readLists(): WrittenList[] {
  return ['generated', 'by-hand'].flatMap(name =>
    readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      // The files are ours: `print.ts` or a person wrote them.
      .map(line => JSON.parse(line) as WrittenList),
  )
}

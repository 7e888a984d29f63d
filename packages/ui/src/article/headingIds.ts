import type { ArticleBlock } from './article-block'

/** The id of each heading by the index of its block: its text, so that a link to it stays valid when blocks are added. */
export function headingIds(blocks: readonly ArticleBlock[]): Readonly<Record<number, string>> {
  const ids: Record<number, string> = {}
  const used = new Map<string, number>()
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'heading') continue
    const name = block.text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    ids[at] = count === 1 ? name : `${name}-${count}`
  }
  return ids
}

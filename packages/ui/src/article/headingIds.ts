import type { ArticleBlock } from './article-block'

/**
 * The id of each heading, by the index of its block. It is made from the text, not from the position, so that a link
 * stays valid when blocks are added. A repeated text gets a number: `-2`.
 */
export function headingIds(blocks: readonly ArticleBlock[]): Readonly<Record<number, string>> {
  const ids: Record<number, string> = {}
  const used = new Set<string>()
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'heading') continue
    const name = block.text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section'
    let id = name
    for (let count = 2; used.has(id); count += 1) id = `${name}-${count}`
    used.add(id)
    ids[index] = id
  }
  return ids
}

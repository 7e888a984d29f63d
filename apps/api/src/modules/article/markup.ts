import type { ArticleBlock } from '@yaoji/api-client/contract/article'

type Kind = ArticleBlock['kind']

/** How a line begins, by what it is; a line that begins with none of them is a paragraph. */
const MARKS: readonly (readonly [Kind, RegExp])[] = [
  ['heading', /^## +/],
  ['list', /^- +/],
  ['steps', /^\d+\. +/],
  ['table', /^\| */],
]

/**
 * Reads the writers' text into blocks. A line is a block; lines of one list, of numbered steps or of one table that
 * follow each other are one. `## ` heads, `- ` lists, `1. ` steps, `| a | b` is a row of a table, its first the head.
 */
export function readMarkup(text: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = []
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line !== '') place(blocks, line)
  }
  return blocks
}

function place(blocks: ArticleBlock[], line: string): void {
  const [kind, mark] = MARKS.find(([, begin]) => begin.test(line)) ?? (['paragraph', /^/] as const)
  const text = line.replace(mark, '')
  const last = blocks.at(-1)
  if (kind === 'heading' || kind === 'paragraph') blocks.push({ kind, text })
  else if (kind === 'table') {
    const row = text.replace(/ *\|$/, '').split(/ *\| */)
    if (last?.kind === 'table') last.rows.push(row)
    else blocks.push({ kind, rows: [row] })
  } else if (last?.kind === kind) last.items.push(text)
  else blocks.push({ kind, items: [text] })
}

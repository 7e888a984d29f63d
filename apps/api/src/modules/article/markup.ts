import { type ArticleBlock, type ArticleSpan, LINK_FORM } from '@yaoji/api-client/contract/article'
import type { GeneratedBlock, GeneratedName } from './stored-block'

type Block = ArticleBlock | GeneratedBlock

interface Mark {
  readonly mark: RegExp
  readonly place: (blocks: Block[], text: string) => void
}

/** How a line begins, by what it is; a line that begins with none of these is a paragraph. */
const MARKS: readonly Mark[] = [
  { mark: /^## +/, place: (blocks, text) => blocks.push({ kind: 'heading', text }) },
  { mark: /^- +/, place: (blocks, text) => addItem(blocks, 'list', text) },
  { mark: /^\d+\. +/, place: (blocks, text) => addItem(blocks, 'steps', text) },
  { mark: /^\| */, place: addRow },
  {
    mark: /^> +/,
    place: (blocks, text) => blocks.push({ kind: 'note', tone: 'info', spans: readSpans(text) }),
  },
  {
    mark: /^! +/,
    place: (blocks, text) => blocks.push({ kind: 'note', tone: 'warning', spans: readSpans(text) }),
  },
  {
    mark: /^\{\{ */,
    // A name without a table fails when the service reads the article, so a test of the demo data finds it.
    place: (blocks, text) =>
      blocks.push({ kind: 'generated', name: text.replace(/ *\}\}$/, '') as GeneratedName }),
  },
  { mark: /^/, place: (blocks, text) => blocks.push({ kind: 'paragraph', spans: readSpans(text) }) },
]

/**
 * Reads the writers' text into blocks. A line is a block; lines of one list, of numbered steps or of one table that
 * follow each other are one. `## ` heads, `- ` lists, `1. ` steps, `| a | b` is a row of a table and the first row its
 * head, `> ` is a note, `! ` a warning, `{{freight}}` a table of the service, `[text](/address)` a link. `{return_days}` in a
 * text is a number that the shop sets, as it is when the article is read.
 */
export function readMarkup(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n').map(each => each.trim())) {
    const found = MARKS.find(({ mark }) => mark.test(line))
    if (line !== '') found?.place(blocks, line.replace(found.mark, ''))
  }
  return blocks
}

function addItem(blocks: Block[], kind: 'list' | 'steps', text: string): void {
  const last = blocks.at(-1)
  if (last?.kind === kind) last.items.push(readSpans(text))
  else blocks.push({ kind, items: [readSpans(text)] })
}

function addRow(blocks: Block[], text: string): void {
  const cells = text.replace(/ *\|$/, '').split(/ *\| */)
  const last = blocks.at(-1)
  if (last?.kind === 'table') last.rows.push(cells.map(readSpans))
  else blocks.push({ kind: 'table', head: cells, rows: [] })
}

/** A line with its links. A link to an address that the contract refuses is an error of the writer. */
function readSpans(text: string): ArticleSpan[] {
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/)
  const spans: ArticleSpan[] = []
  for (let at = 0; at < parts.length; at += 3) {
    const [plain = '', name, href] = parts.slice(at, at + 3)
    if (plain !== '') spans.push({ text: plain })
    if (name === undefined || href === undefined) continue
    if (!LINK_FORM.test(href)) {
      throw new Error(
        `api: an article links to ${href}. Links lead into the shop, to mailto: or to tel:. Change the address.`,
      )
    }
    spans.push({ text: name, href })
  }
  return spans
}

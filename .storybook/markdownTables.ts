interface Node {
  type: string
  value?: string
  children?: Node[]
}

/** A remark plugin for the tables of the pages, which MDX alone reads as paragraphs with `|` in them. */
export const markdownTables = () => (tree: Node) => {
  tree.children = tree.children?.map(node => tableOf(node) ?? node)
}

function tableOf(paragraph: Node): Node | undefined {
  if (paragraph.type !== 'paragraph' || !paragraph.children?.[0]?.value?.startsWith('|')) return
  const [head, line, ...body] = cellsOf(paragraph.children)
  if (!head || !line?.every(cell => /^[-: ]+$/.test(cell[0]?.value ?? ''))) return
  const rows = [head, ...body].map(cells => ({
    type: 'tableRow',
    children: cells.map(children => ({ type: 'tableCell', children })),
  }))
  return { type: 'table', children: rows }
}

/** The content between the `|`, row by row; `|` in code does not separate cells. */
function cellsOf(children: readonly Node[]): Node[][][] {
  const rows: Node[][][] = [[]]
  for (const node of children) {
    const pieces =
      node.type === 'text' ? node.value?.split(/([|\n])/).map(value => ({ ...node, value })) : [node]
    for (const piece of pieces ?? []) {
      if (piece.value === '\n') rows.push([])
      else if (piece.value === '|' && piece.type === 'text') rows.at(-1)?.push([])
      else if (piece.type !== 'text' || piece.value?.trim()) rows.at(-1)?.at(-1)?.push(piece)
    }
  }
  // A row ends with `|`, so its last cell is empty.
  return rows.map(cells => cells.slice(0, -1))
}

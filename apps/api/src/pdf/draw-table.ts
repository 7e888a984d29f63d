import { BOX, type Drawing, LINE, MARGIN, widthOf } from './drawing'

export interface TableColumn<Row> {
  readonly title: string
  /** Part of the width of the content. */
  readonly share: number
  readonly align: 'left' | 'right'
  readonly text: (row: Row) => string
}

export interface Table<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  /** The cells of a row below the others, such as their sums. */
  readonly foot?: readonly string[]
}

/** Space below a table for what follows it. */
const BELOW = 24

/** Draws rows as a table. A table that does not fit goes on, below its heads, on another page. */
export function drawTable<Row>(document: Drawing, { columns, rows, foot }: Table<Row>): void {
  const titles = columns.map(({ title }) => title)
  const draw = (texts: readonly string[]) => drawRow(document, columns, texts)
  draw(titles)
  for (const texts of [...rows.map(row => columns.map(({ text }) => text(row))), ...(foot ? [foot] : [])]) {
    if (document.y + heightOf(document, columns, texts) > document.page.height - MARGIN - BELOW) {
      document.addPage()
      draw(titles)
    }
    draw(texts)
  }
  document.x = MARGIN
}

type Columns = readonly Pick<TableColumn<never>, 'share' | 'align'>[]

function heightOf(document: Drawing, columns: Columns, texts: readonly string[]): number {
  const heights = texts.map((text, at) =>
    document.heightOfString(text, { width: widthOf(document) * (columns[at]?.share ?? 0) - BOX }),
  )
  return Math.max(...heights) + BOX
}

function drawRow(document: Drawing, columns: Columns, texts: readonly string[]): void {
  const top = document.y
  const height = heightOf(document, columns, texts)
  let x = MARGIN
  for (const [at, { share, align }] of columns.entries()) {
    const width = widthOf(document) * share
    document.text(texts[at] ?? '', x + BOX / 2, top + BOX / 2, { width: width - BOX, align })
    document.rect(x, top, width, height).stroke(LINE)
    x += width
  }
  document.y = top + height
}

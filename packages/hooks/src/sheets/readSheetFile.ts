import type { PurchaseSheet } from '../usePurchaseImport'

/**
 * The sheets of an xlsx file, or the one of a csv file, with cells as texts. Rejects for any other content. The
 * libraries that read them are loaded with the first file.
 */
export async function readSheetFile(file: File): Promise<PurchaseSheet[]> {
  const sheets = /\.xlsx$/i.test(file.name) ? await readXlsx(file) : [await readCsv(file)]
  // The rows keep their places, so that a row that is named is that of the file. Empty ones at the end are no rows.
  return sheets.map(({ name, rows }) => ({ name, rows: rows.slice(0, rows.findLastIndex(isFilled) + 1) }))
}

const isFilled = (row: readonly string[]) => row.some(cell => cell.trim() !== '')

async function readXlsx(file: File): Promise<PurchaseSheet[]> {
  const { default: readBook } = await import('read-excel-file/universal')
  const sheets = await readBook(await file.arrayBuffer())
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(row => row.map(textOf)) }))
}

/** A date is its day: the text of the browser is not recognised again. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null ? '' : String(cell)
}

async function readCsv(file: File): Promise<PurchaseSheet> {
  const { default: papa } = await import('papaparse')
  const bytes = await file.arrayBuffer()
  const wide = markedEncoding(bytes)
  if (!wide && new Uint8Array(bytes).includes(0)) {
    throw new Error(
      'hooks: readSheetFile read no text. A csv file has no zero bytes. Give it a csv or xlsx file.',
    )
  }
  const text = wide ? new TextDecoder(wide).decode(bytes) : decode(bytes)
  // Without a tab it is guessed, which an empty row at the end of two columns misleads.
  const { data } = papa.parse<string[]>(text, text.includes('\t') ? { delimiter: '\t' } : {})
  return { name: file.name, rows: data }
}

/** The encoding of what a spreadsheet program saves as Unicode text, by the mark at its start; undefined without one. */
function markedEncoding(bytes: ArrayBuffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** A spreadsheet program on a Chinese Windows writes csv in GB 18030, others in UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

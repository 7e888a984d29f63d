import { Refusal } from '../launch/refusal.mjs'
import { importLine, insert, linesOf } from './insert.mjs'

/**
 * @typedef {object} Import
 * @property {string} from
 * @property {string[]} names as in the source: `DataOf`, `type DataOf`, `* as z`
 *
 * @typedef {object} List an array, an object, an interface or the body of a function, where a line is added
 * @property {string} name
 * @property {string} entry the line to add
 * @property {string[]} [before] keys of entries that come after it; without one of them it is added at the end
 * @property {boolean} [sorted] its keys are in alphabetical order
 * @property {string} [open] its first line, for a new file
 * @property {string} [close] its last line, for a new file
 *
 * @typedef {object} Row a row of a Markdown table
 * @property {string} below the start of the rows above it
 * @property {string[]} cells
 *
 * @typedef {object} Piece the text that a pattern writes to one file
 * @property {string} path
 * @property {'new' | 'existing'} [file] whether the file must be new or must exist. Default: either
 * @property {Import[]} [imports]
 * @property {string} [text]
 * @property {List} [list]
 * @property {Row} [row]
 *
 * @typedef {object} Placed
 * @property {Record<string, string>} files text of new files by path
 * @property {Record<string, string>} changed new text of existing files by path
 * @property {Record<string, string[]>} lines lines that were added to an existing file, for the user
 */

/**
 * Divides pieces into new files and changes of existing files.
 * @param {Piece[]} pieces
 * @param {(path: string) => string | undefined} read text of a file, undefined when it does not exist
 * @returns {Placed}
 * @throws {Refusal} when a file has no place for its piece; the message has the lines
 */
export function place(pieces, read) {
  const isExisting = ({ path, file }) => file === 'existing' || (file !== 'new' && read(path) !== undefined)
  const created = pieces.filter(piece => !isExisting(piece))
  return {
    files: Object.fromEntries(created.map(piece => [piece.path, fileOf(piece)])),
    ...insertAll(pieces.filter(isExisting), read),
  }
}

function insertAll(pieces, read) {
  const changed = {}
  const lines = {}
  const problems = []
  for (const piece of pieces) {
    const { path } = piece
    const text = changed[path] ?? read(path)
    const { inserted, problem } = tryInsert(text, piece)
    if (problem) problems.push({ path, problem, lines: linesOf(piece, text) })
    else if (inserted !== text) {
      changed[path] = inserted
      lines[path] = [...(lines[path] ?? []), ...linesOf(piece, text)]
    }
  }
  if (problems.length > 0) throw refusalOf(problems)
  return { changed, lines }
}

function tryInsert(text, piece) {
  if (text === undefined) return { problem: 'it does not exist' }
  try {
    return { inserted: insert(text, piece) }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message }
    throw error
  }
}

function refusalOf(problems) {
  const blocks = problems.map(({ path, problem, lines }) =>
    blockOf(`${path} cannot take its line: ${problem}. Add it by hand:`, lines),
  )
  return new Refusal(['Nothing was written.', ...blocks].join('\n').trimEnd())
}

/** A title with lines below it, as the command prints them. */
export function blockOf(title, lines) {
  return [title, ...lines.map(line => `  ${line}`), ''].join('\n')
}

function fileOf({ imports = [], text, list }) {
  const blocks = [
    imports.map(importLine).join('\n'),
    text,
    list && [list.open, list.entry, list.close].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

import { Refusal } from '../launch/refusal.mjs'

/** @typedef {import('./pieces.mjs').Piece} Piece */

/**
 * The text of a file with a piece in it. A line that exists already is not added again. The formatter decides the order
 * of imports and line breaks.
 * @param {string} text @param {Piece} piece
 * @throws {Refusal} with the reason, when the file has no place for the piece
 */
export function insert(text, piece) {
  const steps = [addText, addEntry, addRow, addImports]
  return steps.reduce((lines, step) => step(lines, piece), text.split('\n')).join('\n')
}

/** The lines that a piece adds to a file, for the user. @param {Piece} piece */
export function linesOf(piece, text = '') {
  const { list, row } = piece
  return [
    ...missingImports(piece, text),
    ...(piece.text?.split('\n') ?? []),
    list && `in ${list.name}: ${list.entry}`,
    row && `below the last row that begins with \`${row.below}\`: ${rowLine(row.cells)}`,
  ].filter(Boolean)
}

/** @param {import('./pieces.mjs').Import} statement */
export function importLine({ from, names }) {
  if (names[0].startsWith('*')) return `import ${names[0]} from '${from}'`
  const allTypes = names.every(name => name.startsWith('type '))
  const shown = allTypes ? names.map(name => name.slice('type '.length)) : names
  return `import ${allTypes ? 'type ' : ''}{ ${shown.join(', ')} } from '${from}'`
}

function addImports(lines, piece) {
  const missing = missingImports(piece, lines.join('\n'))
  if (missing.length === 0) return lines
  const last = lines.findLastIndex(line => line.startsWith('import '))
  if (last < 0) return [...missing, '', ...lines]
  const end = lines.findIndex((line, at) => at >= last && /'[^']*'$/.test(line))
  return lines.toSpliced(end + 1, 0, ...missing)
}

function missingImports({ imports = [] }, text) {
  return imports
    .map(({ from, names }) => ({ from, names: names.filter(name => !isImported(name, text)) }))
    .filter(({ names }) => names.length > 0)
    .map(importLine)
}

function isImported(name, text) {
  const local = name.split(' ').at(-1)
  const statements = text.match(/^import [\s\S]*? from '[^']*'$/gm) ?? []
  return statements.some(statement => new RegExp(`\\b${local}\\b(?=[\\s\\S]* from )`).test(statement))
}

/** At the end of the file; above the list of the piece, which may use it. */
function addText(lines, { text, list }) {
  if (!text) return lines
  if (!list) return [...lines.join('\n').trimEnd().split('\n'), '', text, '']
  const { open } = findList(lines, list.name)
  const above = lines.findLastIndex((line, at) => at < open && !/^( \*|\/\*|\/\/)/.test(line))
  return lines.toSpliced(above + 1, 0, text, '')
}

function addEntry(lines, { list }) {
  if (!list) return lines
  const { name, entry, before = [], sorted = false } = list
  const { open, close } = findList(lines, name)
  const body = lines.slice(open + 1, close)
  if (body.some(line => line.trim() === entry)) return lines
  const isLater = key => (sorted ? key > keyOf(`  ${entry}`) : before.includes(key))
  const at = body.findIndex(line => isLater(keyOf(line)))
  return lines.toSpliced(at < 0 ? close : open + 1 + at, 0, `  ${entry}`)
}

/** The lines where an array, an object, an interface or the body of a function begins and ends. */
function findList(lines, name) {
  const opening = new RegExp(`^(export )?(async )?(const|function|interface) ${name}\\b.*[[{]$`)
  const open = lines.findIndex(line => opening.test(line))
  if (open < 0) throw new Refusal(`no list or function ${name} begins in it`)
  return { open, close: lines.findIndex((line, at) => at > open && /^[\]}]/.test(line)) }
}

/** `home` of `  home: () => ...`, `openapi` of `  'openapi',`, `price` of `  readonly price: string`. */
function keyOf(line) {
  return /^ {2}(?:readonly )?'?([\w.-]+)'?[:,]/.exec(line)?.[1]
}

function addRow(lines, { row }) {
  if (!row) return lines
  const last = lines.findLastIndex(line => line.startsWith(row.below))
  if (last < 0) throw new Refusal(`no row begins with ${row.below} in it`)
  const widths = lines[last].split('|').slice(1, -1).map(widthOf)
  return lines.toSpliced(last + 1, 0, rowLine(row.cells, widths))
}

/** A row of a Markdown table; cells are padded to the width of the cells above. */
function rowLine(cells, widths = []) {
  const filled = cells.map((cell, at) => {
    const text = ` ${cell} `
    return text + ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(text)))
  })
  return `|${filled.join('|')}|`
}

/** Columns that a text takes: a Chinese character or a full-width punctuation mark takes two. */
function widthOf(text) {
  return [...text].reduce((width, letter) => width + (/[\u1100-\u115f\u2e80-\uffef]/.test(letter) ? 2 : 1), 0)
}

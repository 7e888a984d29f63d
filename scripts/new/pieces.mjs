/**
 * @typedef {object} Import
 * @property {string} from
 * @property {string[]} names as they are written: `DataOf`, `type DataOf`, `* as z`
 *
 * @typedef {object} List where more of its kind stand: an array, or the body of a function
 * @property {string} name what it is called
 * @property {string} open its first line, when the file is new
 * @property {string} entry the line to add
 * @property {string} close its last line
 * @property {true} [last] the entry must stand behind all others
 *
 * @typedef {object} Piece what a pattern has to say in one file
 * @property {string} path
 * @property {true} [stands] the file is the house's own: it is there already, wherever the pattern is written
 * @property {Import[]} [imports]
 * @property {string} [text]
 * @property {List} [list]
 *
 * @typedef {object} Snippet a piece for a file that stands
 * @property {string} where its path
 * @property {string} [imports] those that the file does not have yet
 * @property {string} [text] to stand anywhere
 * @property {{ name: string, entry: string, last?: true }} [into] to stand in something of the file
 */

/**
 * Divides pieces into new files and snippets for files that stand, which are never written to.
 * @param {Piece[]} pieces
 * @param {(path: string) => string | undefined} read text of a file, undefined when it is not there
 * @returns {{ files: Record<string, string>, snippets: Snippet[] }}
 */
export function place(pieces, read) {
  const isStanding = ({ path, stands }) => stands || read(path) !== undefined
  return {
    files: Object.fromEntries(
      pieces.filter(piece => !isStanding(piece)).map(piece => [piece.path, fileOf(piece)]),
    ),
    snippets: pieces.filter(isStanding).map(piece => snippetOf(piece, read(piece.path) ?? '')),
  }
}

function fileOf({ imports = [], text, list }) {
  const blocks = [
    imports.map(importLine).join('\n'),
    text,
    list && [list.open, list.entry, list.close].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function snippetOf({ path, imports = [], text, list }, standing) {
  const missing = imports
    .map(({ from, names }) => ({ from, names: names.filter(name => !isImported(name, standing)) }))
    .filter(({ names }) => names.length > 0)
  return {
    where: path,
    imports: missing.map(importLine).join('\n') || undefined,
    text,
    into: list && { name: list.name, entry: list.entry, last: list.last },
  }
}

function importLine({ from, names }) {
  if (names[0].startsWith('*')) return `import ${names[0]} from '${from}'`
  const allTypes = names.every(name => name.startsWith('type '))
  const shown = allTypes ? names.map(name => name.slice('type '.length)) : names
  return `import ${allTypes ? 'type ' : ''}{ ${shown.join(', ')} } from '${from}'`
}

function isImported(name, text) {
  const local = name.split(' ').at(-1)
  const statements = text.match(/^import [\s\S]*? from '[^']*'$/gm) ?? []
  return statements.some(statement => new RegExp(`\\b${local}\\b(?=[\\s\\S]* from )`).test(statement))
}

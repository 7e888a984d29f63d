import { filesOf } from '../install/entries.mjs'

/** Kinds of published files, by the end of the name. Other files are listed by their full name. */
const KINDS = ['.d.ts', '.css.js', '.js', '.css.ts', '.ts', '.tsx', '.css', '.json']

/**
 * Lists a package's files: `dist *.js 12`, `dist/headless *.js 12`, and each folder.
 * @returns {string[]} lines, sorted
 */
export function fileList(folder) {
  const counts = new Map()
  const folders = new Set()
  for (const file of filesOf(folder)) {
    const { place, inner } = placeOf(file)
    if (inner) folders.add(`${place}/${inner}/`)
    const kind = KINDS.find(ending => file.endsWith(ending))
    const line = place && kind ? `${place} *${kind}` : file
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...[...counts].map(([line, count]) => `${line} ${count}`), ...folders].sort()
}

/** `{ place: 'dist/headless', inner: 'price' }` of `dist/headless/price/index.js`. */
function placeOf(file) {
  const parts = file.split('/').slice(0, -1)
  const depth = parts[1] === 'headless' ? 2 : 1
  return { place: parts.slice(0, depth).join('/'), inner: parts[depth] }
}

/** @typedef {{ id: string, kind: string, text: string, clauses: string[] }} Requirement */

const ROW = /^\|\s*([A-Z]{2}-\d{2})\s*\|(.*)\|\s*$/
const KIND = /\*\*([A-Z]{2})\*\*\s+([^,.*]+)/g

/**
 * The rows of the requirement tables, in their order. A row of several clauses numbers them: `(1) this, (2) that`.
 * @param {string} markdown tables whose rows begin with an id, `| RT-01 | /404 | not found |`
 * @returns {Requirement[]}
 */
export function parseRequirements(markdown) {
  return markdown.split(/\r?\n/).flatMap(line => {
    const [, id, cells] = ROW.exec(line) ?? []
    if (!id) return []
    const text = cellsAsText(cells)
    const clauses = [...text.matchAll(/\((\d{1,2})\) /g)].map(([, clause]) => clause)
    return [{ id, kind: id.slice(0, 2), text, clauses }]
  })
}

/**
 * The names of the kinds.
 * @param {string} markdown its introduction has them: `**RT** routes, **CH** page chrome`
 * @returns {Map<string, string>}
 */
export function parseKinds(markdown) {
  return new Map([...markdown.matchAll(KIND)].map(([, kind, name]) => [kind, name.trim()]))
}

function cellsAsText(cells) {
  return cells
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replaceAll('\\|', '|'))
    .filter(Boolean)
    .join(' · ')
}

/** @typedef {{ name: string, path: string, title: string, rows: string[] }} Route */

/**
 * The rows of the storefront's table of routes.
 * @param {string} source objects with a `path` and a `row`, named by a field or by their key
 * @returns {Route[]} a missing field is empty
 */
export function routesIn(source) {
  return [...source.matchAll(/\bpath:\s*['"`]/g)]
    .map(match => enclosingRow(source, match.index))
    .filter(Boolean)
    .map(({ row, key }) => ({
      name: field(row, 'name') || key,
      path: field(row, 'path'),
      title: field(row, 'title'),
      rows: (/\brows?:\s*(\[[^\]]*\]|'[^']*')/.exec(row)?.[1] ?? '').match(/[A-Z]{2}-\d{2}/g) ?? [],
    }))
}

/** A path without its parameters: `/ppzq/info/:id/:page?` and `/ppzq/info/{id}` are `/ppzq/info`. */
export function plainPath(path) {
  return path.replace(/\/[:{].*$/, '') || '/'
}
function field(row, name) {
  return new RegExp(`\\b${name}:\\s*(['"\`])(.*?)\\1`).exec(row)?.[2] ?? ''
}

/** The text between the braces around a position, and the key of this object. */
function enclosingRow(source, position) {
  let depth = 0
  for (let start = position; start >= 0; start -= 1) {
    if (source[start] === '}') depth += 1
    if (source[start] !== '{') continue
    if (depth === 0) {
      const key = /(\w+)['"]?:\s*$/.exec(source.slice(0, start))?.[1] ?? ''
      return { row: source.slice(start, closingBrace(source, start) + 1), key }
    }
    depth -= 1
  }
  return undefined
}

function closingBrace(source, start) {
  let depth = 0
  for (let end = start; end < source.length; end += 1) {
    if (source[end] === '{') depth += 1
    if (source[end] === '}') depth -= 1
    if (depth === 0) return end
  }
  return source.length
}

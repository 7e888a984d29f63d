/**
 * The routes that lead to a page which is not there yet.
 * @param {string} source of the storefront's routes.ts: rows with `pending: true`, named by a field or by their key
 * @returns {Array<{ name: string, path: string, title: string, rows: string[] }>} a missing field is an empty one
 */
export function pendingRoutes(source) {
  return [...source.matchAll(/\bpending:\s*true\b/g)]
    .map(match => enclosingRow(source, match.index))
    .filter(Boolean)
    .map(({ row, key }) => ({
      name: field(row, 'name') || key,
      path: field(row, 'path'),
      title: field(row, 'title'),
      rows: (/\brows?:\s*(\[[^\]]*\]|'[^']*')/.exec(row)?.[1] ?? '').match(/[A-Z]{2}-\d{2}/g) ?? [],
    }))
}

function field(row, name) {
  return new RegExp(`\\b${name}:\\s*(['"\`])(.*?)\\1`).exec(row)?.[2] ?? ''
}

/** The text between the braces around a position, and the key that it is the value of. */
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

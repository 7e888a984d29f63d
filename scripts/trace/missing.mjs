import { plainPath } from './routes.mjs'

/**
 * Texts that say what a requirement lacks; none when it is proved.
 * @param {{ id: string, kind: string, clauses?: string[] }} requirement
 * @param {object} known
 * @param {import('./reported.mjs').Proof[]} known.proofs of the tests that passed
 * @param {import('./routes.mjs').Route[]} known.routes of the storefront
 * @param {Map<string, string[]>} known.endpoints by row
 * @param {Set<string>} known.used endpoints that the storefront can call
 * @returns {string[]}
 */
export function missing({ id, kind, clauses = [] }, { proofs, routes, endpoints, used }) {
  const own = proofs.filter(proof => proof.id === id)
  const unproved = clauses.filter(clause => !own.some(proof => proof.clause === clause))
  if (kind === 'RT') {
    const rows = routes.filter(({ rows }) => rows.includes(id))
    return [...routesWithout(own, rows), ...unproved.map(clause => `no test of clause ${clause}`)]
  }
  if (own.length === 0) return ['no test']
  const unused = (endpoints.get(id) ?? []).filter(name => !used.has(name))
  return [
    ...unproved.map(clause => `no test of clause ${clause}`),
    ...unused.map(name => `${name} is used by no page`),
  ]
}

/** The id alone proves a row of one route; a row of several routes needs each path: `[RT-23 /star]`. */
function routesWithout(proofs, routes) {
  if (routes.length === 0) return proofs.length > 0 ? [] : ['no test']
  return routes.flatMap(({ path }) => {
    const named = proofs.some(proof => proof.path && plainPath(proof.path) === plainPath(path))
    const alone = routes.length === 1 && proofs.some(proof => !proof.path)
    return named || alone ? [] : [`no test of ${path}`]
  })
}

/** Ids in titles that have no row, and routes and clauses in titles that their row does not have. */
export function unknownProofs(proofs, requirements, routes) {
  const rows = new Map(requirements.map(row => [row.id, row]))
  const paths = id => routes.filter(({ rows }) => rows.includes(id)).map(({ path }) => plainPath(path))
  const unknown = proofs.filter(
    ({ id, path, clause }) =>
      !rows.has(id) ||
      (path && !paths(id).includes(plainPath(path))) ||
      (clause && !rows.get(id).clauses?.includes(clause)),
  )
  return [...new Set(unknown.map(({ id, path, clause }) => [id, path ?? clause].filter(Boolean).join(' ')))]
}

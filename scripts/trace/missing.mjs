import { plainPath } from './routes.mjs'

/**
 * Texts that say what a requirement lacks; none when it is proved.
 * @param {{ id: string, kind: string }} requirement
 * @param {object} known
 * @param {import('./reported.mjs').Proof[]} known.proofs of the tests that passed
 * @param {import('./routes.mjs').Route[]} known.routes of the storefront
 * @param {Map<string, string[]>} known.endpoints by row
 * @param {Set<string>} known.used endpoints that the storefront can call
 * @returns {string[]}
 */
export function missing({ id, kind }, { proofs, routes, endpoints, used }) {
  const own = proofs.filter(proof => proof.id === id)
  if (kind === 'RT')
    return routesWithout(
      own,
      routes.filter(({ rows }) => rows.includes(id)),
    )
  if (own.length === 0) return ['no test']
  const unused = (endpoints.get(id) ?? []).filter(name => !used.has(name))
  return unused.map(name => `${name} is used by no page`)
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

/** Ids in titles that have no row, and routes in titles that their row does not have. */
export function unknownProofs(proofs, requirements, routes) {
  const ids = new Set(requirements.map(({ id }) => id))
  const paths = id => routes.filter(({ rows }) => rows.includes(id)).map(({ path }) => plainPath(path))
  const unknown = proofs.filter(
    ({ id, path }) => !ids.has(id) || (path && !paths(id).includes(plainPath(path))),
  )
  return [...new Set(unknown.map(({ id, path }) => (path ? `${id} ${path}` : id)))]
}

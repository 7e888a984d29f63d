import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FULL_RUN, ROOT } from '../launch/folders.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { missing, unknownProofs } from '../trace/missing.mjs'
import { passedTitles, proofsIn } from '../trace/reported.mjs'
import { parseKinds, parseRequirements } from '../trace/requirements.mjs'
import { routesIn } from '../trace/routes.mjs'

const REQUIREMENTS = 'docs/requirements.md'
const ROUTES = 'apps/storefront/src/routes.ts'

/**
 * `npm run trace -- [--strict]`: lists what each requirement lacks. The title of a test that passed in the last full
 * `npm test` proves a row; a row of several routes or numbered clauses needs a title for each, `[RT-23 /star]`, `[SV-03 2]`; a
 * call also needs a page, or a hook of a page, that uses it. Returns the exit code: `--strict` fails when a requirement is not proved.
 */
export default async function trace(args) {
  const markdown = read(REQUIREMENTS)
  if (!markdown)
    throw new Refusal(`trace: ${REQUIREMENTS} does not exist. It has the requirements. Restore it.`)
  const titles = passedTitles(FULL_RUN)
  if (!titles)
    throw new Refusal(
      'trace: there is no report of a full test run. Run `npm test`, then this command again.',
    )
  const requirements = parseRequirements(markdown)
  const known = { proofs: proofsIn(titles), routes: routesIn(read(ROUTES)), ...(await callsOfPages()) }
  const rows = requirements.map(row => ({ ...row, lacks: missing(row, known) }))
  const open = rows.filter(({ lacks }) => lacks.length > 0)
  const unknown = unknownProofs(known.proofs, requirements, known.routes)

  printOpen(rows, open, parseKinds(markdown))
  printSection(`In titles, but not in ${REQUIREMENTS} or ${ROUTES}`, unknown)
  console.log(`${rows.length - open.length} of ${rows.length} requirements are proved.`)
  return unknown.length > 0 || (args.includes('--strict') && open.length > 0) ? 1 : 0
}

async function callsOfPages() {
  // This needs TypeScript, which exists only after the installation.
  const { endpointsByRow, runningSources, usedEndpoints } = await import('../trace/uses.mjs')
  const sources = folder => runningSources(join(ROOT, folder))
  return {
    endpoints: endpointsByRow(sources('packages/api-client/src/contract/input').join('\n')),
    used: usedEndpoints({
      storefront: sources('apps/storefront/src'),
      hooks: sources('packages/hooks/src/data'),
    }),
  }
}

function printOpen(rows, open, kinds) {
  for (const kind of new Set(open.map(row => row.kind))) {
    const own = open.filter(row => row.kind === kind)
    const all = rows.filter(row => row.kind === kind).length
    printSection(
      `${kind} ${kinds.get(kind) ?? ''}: ${own.length} of ${all} not proved`,
      own.flatMap(({ id, text, lacks }) => [`${id}  ${text}`, ...lacks.map(lack => `       ${lack}`)]),
    )
  }
}

function printSection(title, lines) {
  if (lines.length === 0) return
  console.log([title, ...lines.map(line => `  ${line}`), ''].join('\n'))
}

function read(path) {
  const file = join(ROOT, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

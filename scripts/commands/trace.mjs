import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, TEST_LOGS } from '../launch/folders.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { pendingRoutes } from '../trace/pending.mjs'
import { proofsUnder } from '../trace/proofs.mjs'
import { idsReported } from '../trace/reported.mjs'
import { parseKinds, parseRequirements } from '../trace/requirements.mjs'

const REQUIREMENTS = 'docs/requirements.md'
const ROUTES = 'apps/storefront/src/routes.ts'
/** Not scripts/: the tests of this command name ids that they prove nothing about. */
const TESTED_FOLDERS = ['packages', 'apps', 'e2e', '.storybook']

/**
 * `npm run trace -- [--strict]`: requirements that no test names, ids in tests that no requirement has, and routes
 * whose page is not there yet. Titles that a test makes while it runs are known from the last `npm test`. Answers the
 * exit code: `--strict` fails when a requirement lacks a test.
 */
export default function trace(args) {
  const markdown = read(REQUIREMENTS)
  if (!markdown) throw new Refusal(`trace: ${REQUIREMENTS} is not there, so there is nothing to trace.`)
  const requirements = parseRequirements(markdown)
  const proofs = proofsUnder(ROOT, TESTED_FOLDERS)
  for (const id of idsReported(TEST_LOGS)) if (!proofs.has(id)) proofs.set(id, ['(last npm test)'])
  const open = requirements.filter(({ id }) => !proofs.has(id))
  const known = new Set(requirements.map(({ id }) => id))
  const unknown = [...proofs].filter(([id]) => !known.has(id))

  printOpen(requirements, open, parseKinds(markdown))
  printSection(
    `Routes without their page yet (${ROUTES})`,
    pendingRoutes(read(ROUTES)).map(({ name, path, title, rows }) =>
      [rows.join(' ').padEnd(5), name, path, title].filter(Boolean).join('  '),
    ),
  )
  printSection(
    `Ids in tests that ${REQUIREMENTS} does not have`,
    unknown.map(([id, files]) => `${id}  ${files.join(', ')}`),
  )
  console.log(`${requirements.length - open.length} of ${requirements.length} requirements have a test.`)
  return unknown.length > 0 || (args.includes('--strict') && open.length > 0) ? 1 : 0
}

function printOpen(requirements, open, kinds) {
  for (const kind of new Set(open.map(row => row.kind))) {
    const rows = open.filter(row => row.kind === kind)
    const all = requirements.filter(row => row.kind === kind).length
    printSection(
      `${kind} ${kinds.get(kind) ?? ''}: ${rows.length} of ${all} without a test`,
      rows.map(({ id, text }) => `${id}  ${text}`),
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

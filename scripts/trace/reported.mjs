import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `[RT-07]`, `[RT-07, ST-01]`, `[RT-23 /star]`, `[SV-03 2]` in a title. */
const BRACKETED = /\[([A-Z]{2}-\d{2}[^\]]*)\]/g
const PROOF = /^([A-Z]{2}-\d{2})(?:\s+(?:(\/\S*)|(\d{1,2})))?$/

/**
 * @typedef {{ id: string, path?: string, clause?: string }} Proof a row, and which of its routes or clauses the test is about
 *
 * The ids in the titles of tests. An id elsewhere proves nothing.
 * @param {string[]} titles
 * @returns {Proof[]}
 */
export function proofsIn(titles) {
  return titles.flatMap(title =>
    [...title.matchAll(BRACKETED)].flatMap(([, inside]) =>
      inside
        .split(/\s*,\s*|\s+(?=[A-Z]{2}-\d{2})/)
        .map(part => PROOF.exec(part))
        .filter(Boolean)
        .map(([, id, path, clause]) => ({ id, ...(path && { path }), ...(clause && { clause }) })),
    ),
  )
}

/**
 * Titles of the tests that passed in the last full run.
 * @param {string} folder where its JSON reports are
 * @returns {string[] | undefined} undefined when there was no full run
 */
export function passedTitles(folder) {
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .flatMap(name => titlesIn(readReport(join(folder, name))))
}

function titlesIn(report) {
  // The titles of this command's own tests have ids of rows that do not exist.
  const others = (report.testResults ?? []).filter(file => !String(file.name).includes('/scripts/trace/'))
  const jest = others.flatMap(file => file.assertionResults)
  const playwright = (report.suites ?? []).flatMap(specsUnder)
  return [
    ...jest.filter(test => test.status === 'passed').map(test => test.fullName),
    ...playwright.filter(spec => spec.ok && !isSkipped(spec)).map(spec => spec.title),
  ]
}

/** Playwright reports a skipped spec as ok. */
function isSkipped({ tests = [] }) {
  return tests.length > 0 && tests.every(({ status }) => status === 'skipped')
}

/** Playwright nests describe blocks; a spec's own title is its last part only. */
function specsUnder({ title, specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsUnder)].map(spec => ({ ...spec, title: `${title} ${spec.title}` }))
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The run was stopped while it wrote the report.
    return {}
  }
}

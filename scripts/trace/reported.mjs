import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsIn } from './proofs.mjs'

/**
 * Ids in the titles of tests that passed in the last `npm test`: titles that a test makes while it runs, from the
 * contract's table for one, stand in no source.
 * @param {string} folder where the runners' JSON reports are
 * @returns {string[]}
 */
export function idsReported(folder) {
  if (!existsSync(folder)) return []
  const reports = readdirSync(folder).filter(name => name.endsWith('.json'))
  return [...new Set(reports.flatMap(name => idsIn(passedTitles(readReport(join(folder, name))).join('\n'))))]
}

function passedTitles(report) {
  // The titles of this script's own tests name rows that there are none of.
  const others = (report.testResults ?? []).filter(file => !String(file.name).includes('/scripts/'))
  const jest = others.flatMap(file => file.assertionResults)
  const playwright = (report.suites ?? []).flatMap(specsUnder)
  return [
    ...jest.filter(test => test.status === 'passed').map(test => test.fullName),
    ...playwright.filter(spec => spec.ok).map(spec => spec.title),
  ]
}

/** Playwright nests describe blocks; a spec's own title is its last part only. */
function specsUnder({ title, specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsUnder)].map(spec => ({ ...spec, title: `${title} ${spec.title}` }))
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The report of a run that was stopped while writing it.
    return {}
  }
}

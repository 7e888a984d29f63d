import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../launch/folders.mjs'
import { NONE } from './counts.mjs'

/** For each runner, the option to write its JSON report to a file, and how to count the report. */
export const RUNNERS = {
  vitest: {
    args: file => ['--reporter=json', `--outputFile.json=${file}`],
    counts: jestCounts,
    named: jestNamed,
  },
  jest: { args: file => ['--json', '--outputFile', file], counts: jestCounts, named: jestNamed },
  playwright: {
    env: file => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    counts: playwrightCounts,
    named: playwrightNamed,
  },
}

/**
 * @typedef {object} Named the tests of a report that a reader has to know
 * @property {string[]} failed each with the first lines of its error
 * @property {string[]} retried those that passed only in their second try
 */

/** No test to name. @type {Readonly<Named>} */
export const NOBODY = Object.freeze({ failed: [], retried: [] })

/** @param {Named[]} list @returns {Named} */
export function joinNamed(list) {
  return { failed: list.flatMap(({ failed }) => failed), retried: list.flatMap(({ retried }) => retried) }
}

/** The named tests of a finished command; none without a report. @returns {Named} */
export function namedOf({ runner, file }) {
  if (!runner || !existsSync(file)) return NOBODY
  return RUNNERS[runner].named(JSON.parse(readFileSync(file, 'utf8')))
}

/**
 * The counts of a finished command. A command without a report counts as one test. A runner that fails without a failed
 * test (it crashed, an error outside the tests, no report) has one failure.
 * @param {{ code: number, runner?: keyof typeof RUNNERS, file?: string }} finished exit code, and the report if any
 * @returns {import('./counts.mjs').Counts}
 */
export function countsOf({ code, runner, file }) {
  if (!runner) return code === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 }
  const counts = existsSync(file) ? RUNNERS[runner].counts(JSON.parse(readFileSync(file, 'utf8'))) : NONE
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Whether a test file failed before its tests. */
function isUnloaded({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some(test => test.status === 'failed')
}

/** Vitest writes Jest's format. A file that does not load has no failed test; it counts as one failure. */
function jestCounts(report) {
  const unloaded = report.testResults.filter(isUnloaded)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** A flaky test counts as passed. Errors outside tests (a global setup, a file that does not load) are failures. */
function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** Lines of an error that say what was expected and what was there. */
const ERROR_LINES = 6

function title(file, name, error) {
  const lines = error ? error.split('\n').slice(0, ERROR_LINES) : []
  return [`${relative(ROOT, file)}: ${name}`, ...lines].join('\n    ')
}

function jestNamed({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(test => ({ ...test, name: title(name, test.fullName, test.failureMessages?.[0]) })),
  )
  const unloaded = testResults.filter(isUnloaded)
  return {
    failed: [
      ...unloaded.map(({ name, message }) => title(name, 'the file did not load', message)),
      ...tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
    ],
    retried: tests.filter(({ meta }) => meta?.retried).map(({ name }) => name),
  }
}

function playwrightNamed({ suites = [], errors = [], config }) {
  const tests = suites.flatMap(testsOf)
  const named = ({ spec, test }) =>
    title(
      join(config?.rootDir ?? ROOT, spec.file),
      spec.title,
      stripVTControlCharacters(test.results.find(({ error }) => error)?.error.message ?? ''),
    )
  return {
    failed: [
      ...errors.map(({ message }) => stripVTControlCharacters(message ?? '')),
      ...tests.filter(({ test }) => test.status === 'unexpected').map(named),
    ],
    retried: tests.filter(({ test }) => test.status === 'flaky').map(named),
  }
}

function testsOf({ suites = [], specs = [] }) {
  return [...specs.flatMap(spec => spec.tests.map(test => ({ spec, test }))), ...suites.flatMap(testsOf)]
}

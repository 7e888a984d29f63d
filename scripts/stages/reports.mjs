import { existsSync, readFileSync } from 'node:fs'
import { NONE } from './counts.mjs'

/** For each runner, the option to write its JSON report to a file, and how to count the report. */
export const RUNNERS = {
  vitest: { args: file => ['--reporter=json', `--outputFile.json=${file}`], counts: jestCounts },
  jest: { args: file => ['--json', '--outputFile', file], counts: jestCounts },
  playwright: { env: file => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }), counts: playwrightCounts },
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

/** Vitest writes Jest's format. A file that does not load has no failed test; it counts as one failure. */
function jestCounts(report) {
  const unloaded = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  )
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

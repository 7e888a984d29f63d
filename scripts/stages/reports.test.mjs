import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'
import { temporaryFolder } from '../testing/folder.mjs'
import { countsLine, NONE, sumCounts } from './counts.mjs'
import { countsOf, namedOf } from './reports.mjs'

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 2,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}
const playwrightReport = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 }, errors: [] }

/** The counts of a runner that wrote this report and ended with this exit code. */
function counts(runner, report, code = 0) {
  const folder = temporaryFolder(onTestFinished, report ? { 'report.json': JSON.stringify(report) } : {})
  return countsOf({ code, runner, file: join(folder, 'report.json') })
}

test('a command without a report is one test', () => {
  expect(countsOf({ code: 0 })).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countsOf({ code: 2 })).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test.each([
  ['vitest', vitestReport, { passed: 7, failed: 0, skipped: 3 }],
  ['jest', { ...vitestReport, numTodoTests: undefined }, { passed: 7, failed: 0, skipped: 1 }],
  ['playwright', playwrightReport, { passed: 4, failed: 0, skipped: 2 }],
])('%s is counted from its report', (runner, report, wanted) => {
  expect(counts(runner, report)).toEqual(wanted)
})

test('a failure in the report does not count again for the exit code', () => {
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] }
  const report = { ...vitestReport, numFailedTests: 2, testResults: [failed] }
  expect(counts('vitest', report, 1).failed).toBe(2)
  expect(
    counts('playwright', { ...playwrightReport, stats: { ...playwrightReport.stats, unexpected: 2 } }, 1)
      .failed,
  ).toBe(2)
})

test('a test file that does not load adds one failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ]
  expect(counts('vitest', { ...vitestReport, numFailedTests: 1, testResults: files }, 1).failed).toBe(2)
  const stats = { ...playwrightReport.stats, unexpected: 1 }
  expect(counts('playwright', { stats, errors: [{ message: 'no such module' }] }, 1).failed).toBe(2)
})

test('a runner that fails without a failed test has one failure', () => {
  expect(counts('vitest', vitestReport, 1)).toEqual({ passed: 7, failed: 1, skipped: 3 })
  expect(counts('playwright', undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the total is one line, which names skipped tests only when there are some', () => {
  expect(
    countsLine(
      sumCounts([{ passed: 2, failed: 0, skipped: 0 }, NONE, { passed: 40, failed: 1, skipped: 0 }]),
    ),
  ).toBe('42 passed, 1 failed')
  expect(countsLine({ passed: 2, failed: 0, skipped: 3 })).toBe('2 passed, 0 failed, 3 skipped')
})

/** The tests that a report of this runner names. */
function named(runner, report) {
  const folder = temporaryFolder(onTestFinished, { 'report.json': JSON.stringify(report) })
  return namedOf({ runner, file: join(folder, 'report.json') })
}

test('vitest: failed tests are named with the first lines of their error, retried ones by name', () => {
  const assertionResults = [
    { status: 'failed', fullName: 'adds', failureMessages: ['expected 2\nat sum'], meta: {} },
    { status: 'passed', fullName: 'waits', failureMessages: ['too late'], meta: { retried: true } },
    { status: 'passed', fullName: 'passes', failureMessages: [], meta: {} },
  ]
  const testResults = [
    { name: join(ROOT, 'a.test.ts'), status: 'failed', assertionResults },
    { name: join(ROOT, 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  expect(named('vitest', { testResults })).toEqual({
    failed: [
      'b.test.ts: the file did not load\n    no such module',
      'a.test.ts: adds\n    expected 2\n    at sum',
    ],
    retried: ['a.test.ts: waits\n    too late'],
  })
})

test('playwright: failed and retried tests are named with the error of their first try', () => {
  const spec = (title, status) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [{ error: { message: 'not visible' } }, {}] }],
  })
  const suites = [{ specs: [spec('buys', 'unexpected')], suites: [{ specs: [spec('pays', 'flaky')] }] }]
  const report = { config: { rootDir: join(ROOT, 'e2e') }, suites, errors: [{ message: 'no shop' }] }
  expect(named('playwright', report)).toEqual({
    failed: ['no shop', 'e2e/a.spec.ts: buys\n    not visible'],
    retried: ['e2e/a.spec.ts: pays\n    not visible'],
  })
})

test('nothing is named without a report', () => {
  expect(namedOf({ runner: 'vitest', file: '/no/such/report.json' })).toEqual({ failed: [], retried: [] })
  expect(namedOf({})).toEqual({ failed: [], retried: [] })
})

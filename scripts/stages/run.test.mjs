import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { TEST_LOGS } from '../launch/folders.mjs'
import { NONE } from './counts.mjs'
import { runStage } from './run.mjs'

const node = script => ({ command: () => [process.execPath, '-e', script, '--'] })
const silent = { write: () => true }

/** Runs a stage that is not in the table, and removes its log and reports. */
function run(stage) {
  const name = `example-${process.pid}`
  onTestFinished(() => {
    for (const file of [`${name}.log`, `${name}-0.json`]) rmSync(join(TEST_LOGS, file), { force: true })
  })
  return runStage({ name, title: 'an example', required: true, steps: [], ...stage }, { stream: silent })
}

test('a command without a report counts as one', async () => {
  const { counts, messages } = await run({ steps: [node('console.log(1)')] })
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(messages).toEqual([])
})

test('a failed command shows its last lines and the path of its log', async () => {
  const { counts, messages } = await run({ steps: [node('console.error("the reason"); process.exit(1)')] })
  expect(counts.failed).toBe(1)
  expect(messages).toContain('the reason')
  expect(existsSync(messages.at(-1).replace('Log: ', ''))).toBe(true)
})

test('a preparation counts only when it fails, and then the other steps are skipped', async () => {
  const prepares = { ...node('process.exit(Number(process.env.CODE))'), prepares: true }
  const test = node('')
  const prepared = await run({ steps: [{ ...prepares, env: { CODE: '0' } }, test, test] })
  expect(prepared.counts.passed).toBe(2)
  expect((await run({ steps: [{ ...prepares, env: { CODE: '1' } }, test] })).counts).toEqual({
    ...NONE,
    failed: 1,
  })
})

test('a failed step does not keep the next ones from running', async () => {
  const { counts } = await run({ steps: [node('process.exit(1)'), node('')] })
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test.each([
  [true, { ...NONE, failed: 1 }],
  [false, NONE],
])('required %s: a run without tests gives %o', async (required, wanted) => {
  const report =
    'JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] })'
  const writes = node(`require('node:fs').writeFileSync(process.argv.at(-1).split('=')[1], ${report})`)
  const { counts } = await run({ required, steps: [{ ...writes, runner: 'vitest' }] })
  expect(counts).toEqual(wanted)
})

test.each([
  [true, { ...NONE, failed: 1 }],
  [false, NONE],
])('required %s: missing tests give %o', async (required, wanted) => {
  const { counts, outcome } = await run({ required, tests: 'no/such/folder', steps: [node('')] })
  expect(counts).toEqual(wanted)
  expect(outcome).toMatch(required ? 'failed' : 'no/such/folder')
})

test.each([
  [true, 'failed'],
  [false, 'skipped, '],
])('required %s: without what it needs, a stage is %s, with the reason', async (required, wanted) => {
  const before = process.env.CHROMIUM_PATH
  process.env.CHROMIUM_PATH = '/no/such/browser'
  onTestFinished(() => {
    if (before === undefined) delete process.env.CHROMIUM_PATH
    else process.env.CHROMIUM_PATH = before
  })
  const result = await run({ required, needs: ['browser'], steps: [node('')] })
  expect(result.counts).toEqual(required ? { ...NONE, failed: 1 } : NONE)
  expect(result.outcome).toMatch(wanted)
  expect(required ? result.messages.join() : result.outcome).toContain('/no/such/browser')
})

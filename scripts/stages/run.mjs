import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runLogged } from '../launch/child.mjs'
import { ROOT, TEST_LOGS } from '../launch/folders.mjs'
import { step as showStep } from '../launch/progress.mjs'
import { countsLine, NONE, sumCounts } from './counts.mjs'
import { withNeeds } from './needs.mjs'
import { countsOf, RUNNERS } from './reports.mjs'

/** Logs are read as text, and a runner behaves on a desk as it does in CI. */
const EVERY_RUN = { NO_COLOR: '1', CI: process.env.CI ?? 'true', STORYBOOK_DISABLE_TELEMETRY: '1' }

/**
 * @typedef {object} Result
 * @property {import('./table.mjs').Stage} stage
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} outcome in words
 * @property {string[]} said why it failed, or the last lines of what failed
 */

/**
 * Runs one stage to its end, with a line when it begins and one when it ends. It never throws: whatever goes wrong is
 * a failure of the stage.
 * @param {import('./table.mjs').Stage} stage
 * @param {{ stream?: { write(text: string): unknown, isTTY?: boolean }, reports?: string }} [options] `reports` is the
 * folder for the runners' JSON reports
 * @returns {Promise<Result>}
 */
export function runStage(stage, { stream = process.stdout, reports = TEST_LOGS } = {}) {
  const outcome = result => result.outcome
  return showStep(`${stage.name}: ${stage.title}`, () => resultOf(stage, reports), { stream, outcome })
}

async function resultOf(stage, reports) {
  if (stage.tests && !existsSync(join(ROOT, stage.tests))) return withoutTests(stage)
  const log = join(TEST_LOGS, `${stage.name}.log`)
  mkdirSync(reports, { recursive: true })
  rmSync(log, { force: true })
  try {
    const { counts, said } = await withNeeds(stage.needs ?? [], env => runSteps(stage, env, { log, reports }))
    if (stage.required && counts.passed + counts.failed === 0) {
      return failure(stage, [...said, `${stage.name} ran no test.`])
    }
    const logged = counts.failed > 0 ? [...said, `Log: ${log}`] : []
    return { stage, counts, outcome: countsLine(counts), said: logged }
  } catch (error) {
    return failure(stage, [error.name === 'Refusal' ? error.message : error.stack])
  }
}

async function runSteps(stage, env, { log, reports }) {
  const counts = []
  const said = []
  for (const [index, step] of stage.steps.entries()) {
    const finished = await runStep(step, { env, log, file: join(reports, `${stage.name}-${index}.json`) })
    if (finished.counts.failed > 0) said.push(...finished.tail)
    if (step.prepares && finished.counts.failed === 0) continue
    counts.push(finished.counts)
    if (step.prepares) break
  }
  return { counts: sumCounts(counts), said }
}

async function runStep({ command, runner, cwd = '.', env }, { env: brought, log, file }) {
  rmSync(file, { force: true })
  const reporting = RUNNERS[runner]
  const { code, tail } = await runLogged([...command(brought), ...(reporting?.args?.(file) ?? [])], {
    log,
    append: true,
    cwd: join(ROOT, cwd),
    env: { ...EVERY_RUN, ...brought, ...env, ...reporting?.env?.(file) },
  })
  // Not every runner listens to NO_COLOR.
  return { counts: countsOf({ code, runner, file }), tail: tail.map(stripVTControlCharacters) }
}

function withoutTests(stage) {
  if (stage.required) return failure(stage, [`${stage.name} has no tests: ${stage.tests} is not there.`])
  return { stage, counts: NONE, outcome: `left out, there is no ${stage.tests} yet`, said: [] }
}

function failure(stage, said) {
  return { stage, counts: { ...NONE, failed: 1 }, outcome: 'failed', said }
}

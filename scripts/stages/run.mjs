import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runLogged } from '../launch/child.mjs'
import { ROOT, TEST_LOGS } from '../launch/folders.mjs'
import { step as showStep } from '../launch/progress.mjs'
import { countsLine, NONE, sumCounts } from './counts.mjs'
import { withNeeds } from './needs.mjs'
import { countsOf, joinNamed, NOBODY, namedOf, RUNNERS } from './reports.mjs'

/** Logs are plain text, and a runner behaves on every machine as it does in CI. */
const EVERY_RUN = { NO_COLOR: '1', CI: process.env.CI ?? 'true', STORYBOOK_DISABLE_TELEMETRY: '1' }

/**
 * @typedef {object} Result
 * @property {import('./table.mjs').Stage} stage
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} outcome one line for the display
 * @property {string[]} messages why it failed, or the last lines of the failed commands
 * @property {import('./reports.mjs').Named} named its tests that failed, or passed only in their second try
 */

/**
 * Runs one stage to its end, with a line when it begins and one when it ends. It never throws: every error is a failure
 * of the stage.
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
    const { counts, messages, named } = await withNeeds(stage.needs ?? [], env =>
      runSteps(stage, env, { log, reports }),
    )
    if (stage.required && counts.passed + counts.failed === 0) {
      return failure(stage, [...messages, `${stage.name} ran no test.`])
    }
    const logged = counts.failed > 0 ? [...messages, `Log: ${log}`] : []
    return { stage, counts, outcome: countsLine(counts), messages: logged, named }
  } catch (error) {
    if (error.name !== 'Refusal') return failure(stage, [error.stack])
    return stage.required ? failure(stage, [error.message]) : skipped(stage, error.message)
  }
}

async function runSteps(stage, env, { log, reports }) {
  const counts = []
  const messages = []
  const named = []
  for (const [index, step] of stage.steps.entries()) {
    const finished = await runStep(step, { env, log, file: join(reports, `${stage.name}-${index}.json`) })
    if (finished.counts.failed > 0) messages.push(...finished.tail)
    named.push(finished.named)
    if (step.prepares && finished.counts.failed === 0) continue
    counts.push(finished.counts)
    if (step.prepares) break
  }
  return { counts: sumCounts(counts), messages, named: joinNamed(named) }
}

async function runStep({ command, runner, cwd = '.', env }, { env: envOfNeeds, log, file }) {
  rmSync(file, { force: true })
  const reporting = RUNNERS[runner]
  const { code, tail } = await runLogged([...command(envOfNeeds), ...(reporting?.args?.(file) ?? [])], {
    log,
    append: true,
    cwd: join(ROOT, cwd),
    env: { ...EVERY_RUN, ...envOfNeeds, ...env, ...reporting?.env?.(file) },
  })
  // Some runners ignore NO_COLOR.
  return {
    counts: countsOf({ code, runner, file }),
    named: namedOf({ runner, file }),
    tail: tail.map(stripVTControlCharacters),
  }
}

function withoutTests(stage) {
  if (stage.required) return failure(stage, [`${stage.name} has no tests: ${stage.tests} does not exist.`])
  return skipped(stage, `${stage.tests} does not exist`)
}

function skipped(stage, reason) {
  return { stage, counts: NONE, outcome: `skipped, ${reason}`, messages: [], named: NOBODY }
}

function failure(stage, messages) {
  return { stage, counts: { ...NONE, failed: 1 }, outcome: 'failed', messages, named: NOBODY }
}

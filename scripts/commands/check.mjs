import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { interruptible } from '../launch/child.mjs'
import { ROOT, STAMPS, TEST_LOGS } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { tool } from '../launch/tool.mjs'
import { openChecked } from '../stages/checked.mjs'
import { NONE } from '../stages/counts.mjs'
import { nearestTests } from '../stages/nearest.mjs'
import { PROJECTS, pathsToLint, reachOf } from '../stages/reach.mjs'
import { NOBODY } from '../stages/reports.mjs'
import { runStage } from '../stages/run.mjs'
import { STAGES, vitest } from '../stages/table.mjs'
import { close, show } from './test.mjs'

/**
 * `npm run check`: the quick check before a commit, the fastest result first: format and lint, then at the same time
 * types, unused code and the unit tests that the change can affect. `npm test` runs all tests.
 */
export default async function check() {
  const results = await interruptible(async () => {
    await ensureInstalled()
    const lint = await lintChanged()
    // Stages that run at the same time cannot share the line that the terminal display rewrites.
    const plain = { stream: { write: text => process.stdout.write(text) } }
    const unused = { ...stageOf('unused'), steps: [{ command: () => tool('knip', '--cache') }] }
    const rest = [shown(stageOf('types'), plain), shown(unused, plain), reachedTests(plain)]
    return [lint, ...(await Promise.all(rest))]
  })
  return close(results)
}

const stageOf = name => STAGES.find(each => each.name === name)

async function shown(stage, options) {
  const result = await runStage(stage, options)
  show(result)
  if (result.counts.failed > 0 && stage.fix) console.log(`  ${stage.fix}`)
  return result
}

/** Checks format and rules of what changed since the last time that they were in order. */
async function lintChanged() {
  const linted = openChecked(ROOT, join(STAMPS, 'linted.json'))
  const paths = pathsToLint(linted.paths)
  const command = () => tool('biome', 'check', '--no-errors-on-unmatched', ...paths)
  // Without a path Biome reads all files.
  const steps = paths.length > 0 ? [{ command }] : []
  const result = await shown({ ...stageOf('lint'), steps, required: paths.length > 0 })
  if (result.counts.failed === 0) linted.keep([])
  return result
}

/** Runs the unit tests that the change can affect, and those that failed before. */
async function reachedTests(options) {
  const unit = stageOf('unit')
  const checked = openChecked(ROOT, join(STAMPS, 'checked.json'))
  const { steps, title } = stepsFor(checked.paths)
  if (steps.length === 0) {
    checked.keep([])
    return { stage: unit, counts: NONE, outcome: 'the change affects no test', messages: [], named: NOBODY }
  }
  const result = await runStage({ ...unit, title, steps, required: false }, options)
  show(result)
  const reports = steps.map((_, index) => join(TEST_LOGS, `unit-${index}.json`))
  if (reports.every(file => existsSync(file))) checked.keep(reports)
  return result
}

/** @param {string[] | undefined} paths the changed ones; without them every project runs */
function stepsFor(paths) {
  const { files, related, whole, every } = reachOf(paths)
  const folders = PROJECTS.map(({ folder }) => folder)
  const near = related.length > 0 ? nearestTests(ROOT, folders, files) : { tests: [], left: 0 }
  const steps = []
  if (every) {
    const names = PROJECTS.map(({ name }) => name).filter(name => !whole.includes(name))
    // The settings of the projects read it: tests of one page, or of one module of the service, are left out.
    steps.push({ ...vitest('.', ['run'], ...within(names)), env: { QUICK_TESTS: 'shared' } })
  }
  if (whole.length > 0) steps.push(vitest('.', ['run'], ...within(whole)))
  if (near.tests.length > 0) {
    steps.push(vitest('.', ['run', '--passWithNoTests'], ...within(related), ...near.tests))
  }
  return {
    steps: steps.map(step => ({ ...step, env: { QUICK_TESTS: '1', ...step.env } })),
    title: titleOf({ every, ...near }),
  }
}

function within(projects) {
  return projects.map(name => `--project=${name}`)
}

function titleOf({ every, tests, left }) {
  if (every) return 'tests that are not of one page or module'
  if (left === 0) return 'tests that the change can affect'
  return `the nearest ${tests.length} of ${tests.length + left} test files that the change can affect`
}

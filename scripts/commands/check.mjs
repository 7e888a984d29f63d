import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { interruptible } from '../launch/child.mjs'
import { ROOT, STAMPS, TEST_LOGS } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { openChecked } from '../stages/checked.mjs'
import { NONE } from '../stages/counts.mjs'
import { isUnder, PROJECTS, reachOf } from '../stages/reach.mjs'
import { runStage } from '../stages/run.mjs'
import { serviceTests } from '../stages/service-tests.mjs'
import { STAGES, vitest } from '../stages/table.mjs'
import { close, show } from './test.mjs'

/**
 * `npm run check`: the quick check before a commit, the fastest result first: format and lint, then at the same time
 * types, unused code and the unit tests that the change can affect. `npm test` runs all tests.
 */
export default async function check() {
  const results = await interruptible(async () => {
    await ensureInstalled()
    const lint = await shown('lint')
    // Stages that run at the same time cannot share the line that the terminal display rewrites.
    const plain = { stream: { write: text => process.stdout.write(text) } }
    const rest = [shown('types', plain), shown('unused', plain), reachedTests(plain)]
    return [lint, ...(await Promise.all(rest))]
  })
  return close(results)
}

async function shown(name, options) {
  const stage = STAGES.find(each => each.name === name)
  const result = await runStage(stage, options)
  show(result)
  if (result.counts.failed > 0 && stage.fix) console.log(`  ${stage.fix}`)
  return result
}

/** Runs the unit tests that the change can affect, and those that failed before. */
async function reachedTests(options) {
  const unit = STAGES.find(({ name }) => name === 'unit')
  const checked = openChecked(ROOT, join(STAMPS, 'checked.json'))
  const steps = stepsFor(checked.paths)
  if (steps.length === 0) {
    checked.keep([])
    return { stage: unit, counts: NONE, outcome: 'the change affects no test', messages: [] }
  }
  const title = checked.paths ? 'tests that the change can affect' : 'all quick tests'
  const result = await runStage({ ...unit, title, steps, required: false }, options)
  show(result)
  const reports = steps.map((_, index) => join(TEST_LOGS, `unit-${index}.json`))
  if (reports.every(file => existsSync(file))) checked.keep(reports)
  return result
}

const SERVICE = PROJECTS.find(({ name }) => name === 'api')

function isReadByService(path) {
  return [SERVICE.folder, ...SERVICE.reads].some(folder => isUnder(path, folder))
}

/** @param {string[] | undefined} paths the changed ones; without them every project runs */
function stepsFor(paths) {
  const within = names => names.map(name => `--project=${name}`)
  const { files, related, whole, every } = reachOf(paths)
  const steps = []
  if (every) {
    const names = PROJECTS.map(({ name }) => name).filter(name => !whole.includes(name))
    // The settings of the projects read it: tests of one page, or of one module of the service, are left out.
    steps.push({ ...vitest('.', ['run'], ...within(names)), env: { QUICK_TESTS: 'shared' } })
  }
  if (whole.length > 0) steps.push(vitest('.', ['run'], ...within(whole)))
  const ofService = related.includes('api') ? serviceTests(ROOT, files.filter(isReadByService)) : undefined
  if (ofService?.length)
    steps.push(vitest('.', ['run', '--passWithNoTests'], ...within(['api']), ...ofService))
  const byImport = ofService ? related.filter(name => name !== 'api') : related
  if (byImport.length > 0) {
    steps.push(vitest('.', ['related', '--run', '--passWithNoTests'], ...within(byImport), ...files))
  }
  return steps.map(step => ({ ...step, env: { QUICK_TESTS: '1', ...step.env } }))
}

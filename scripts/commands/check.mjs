import { interruptible } from '../launch/child.mjs'
import { ROOT, STAMPS } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { NONE } from '../stages/counts.mjs'
import { openPassed } from '../stages/passed.mjs'
import { runStage } from '../stages/run.mjs'
import { CHECKED, STAGES } from '../stages/table.mjs'
import { close, show } from './test.mjs'

const AT_ONCE = 2

/** Generated inputs that each call of the service gets: a twentieth of what `npm test` gives it. */
const FEW = { FUZZ_RUNS: '10' }

/**
 * `npm run check`: types, lint, unit tests and unused code, two at a time: the quick look before a commit. Unit tests of
 * what has not changed since they passed are left out, and so is what starts processes; fewer inputs are made up.
 * `npm test` leaves nothing out.
 */
export default async function check() {
  const results = await interruptible(async () => {
    await ensureInstalled()
    const queue = CHECKED.map(name => STAGES.find(stage => stage.name === name))
    const finished = []
    // Two stages cannot share the one line that a terminal display redraws.
    const plain = { write: text => process.stdout.write(text) }
    const work = async () => {
      for (let stage = queue.shift(); stage; stage = queue.shift())
        finished.push(await (stage.name === 'unit' ? runStaleTests(stage, plain) : runStage(stage, plain)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return STAGES.flatMap(({ name }) => finished.filter(({ stage }) => stage.name === name))
  })
  for (const result of results) show(result)
  return close(results)
}

/** Runs the unit tests of whatever changed since they passed. */
async function runStaleTests(stage, stream) {
  const passed = openPassed(ROOT, STAMPS)
  if (passed.stale.length === 0) {
    return { stage, counts: NONE, outcome: 'nothing changed since it passed', said: [] }
  }
  const chosen = passed.stale.map(name => `--project=${name}`)
  const steps = stage.steps.map(step => ({
    ...step,
    command: env => [...step.command(env), ...chosen],
    env: { ...step.env, ...FEW },
  }))
  const result = await runStage(
    { ...stage, title: `unit tests of ${passed.stale.join(', ')}`, steps },
    stream,
  )
  if (result.counts.failed === 0) passed.keep()
  return result
}

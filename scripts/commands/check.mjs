import { interruptible } from '../launch/child.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { runStage } from '../stages/run.mjs'
import { CHECKED, STAGES } from '../stages/table.mjs'
import { close, show } from './test.mjs'

const AT_ONCE = 2

/** `npm run check`: types, lint, unit tests and unused code, two at a time: the quick look before a commit. */
export default async function check() {
  const results = await interruptible(async () => {
    await ensureInstalled()
    const queue = CHECKED.map(name => STAGES.find(stage => stage.name === name))
    const finished = []
    // Two stages cannot share the one line that a terminal display redraws.
    const plain = { write: text => process.stdout.write(text) }
    const work = async () => {
      for (let stage = queue.shift(); stage; stage = queue.shift())
        finished.push(await runStage(stage, plain))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return STAGES.flatMap(stage => finished.filter(result => result.stage === stage))
  })
  for (const result of results) show(result)
  return close(results)
}

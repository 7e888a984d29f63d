import { rmSync } from 'node:fs'
import { interruptible } from '../launch/child.mjs'
import { FULL_RUN, TEST_LOGS } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { countsLine, sumCounts } from '../stages/counts.mjs'
import { joinNamed } from '../stages/reports.mjs'
import { runStage } from '../stages/run.mjs'
import { STAGES } from '../stages/table.mjs'

/** `npm test -- [--list] [STAGE...]`: runs every kind of test, one after another, and ends with the totals. */
export default async function test(args) {
  if (args.includes('--list')) return listStages()
  const stages = chosen(args)
  const reports = stages === STAGES ? FULL_RUN : TEST_LOGS
  const results = await interruptible(async () => {
    await ensureInstalled()
    if (reports === FULL_RUN) rmSync(FULL_RUN, { recursive: true, force: true })
    const finished = []
    for (const stage of stages) {
      const result = await runStage(stage, { reports })
      show(result)
      finished.push(result)
    }
    return finished
  })
  return close(results)
}

/** The named stages in the table's order; without a name all stages. */
function chosen(names) {
  const known = STAGES.map(stage => stage.name)
  const unknown = names.find(name => !known.includes(name))
  if (unknown) throw new Refusal(`There is no test stage called ${unknown}. There are: ${known.join(', ')}.`)
  return names.length > 0 ? STAGES.filter(stage => names.includes(stage.name)) : STAGES
}

/** Prints the messages of a failed stage, so that a CI log shows the reason without the output of passed tests. */
export function show({ stage, messages }) {
  if (messages.length === 0) return
  const lines = messages.map(line => `  │ ${line}`)
  console.log([`  ┌ ${stage.name}`, ...lines, '  └'].join('\n'))
}

/**
 * Prints the table of results, the names of the tests that failed or needed a second try, and the totals as the last
 * line. Returns the exit code.
 */
export function close(results) {
  const width = Math.max(...results.map(({ stage }) => stage.name.length))
  console.log()
  for (const { stage, outcome } of results) console.log(`${stage.name.padEnd(width)}  ${outcome}`)
  const { failed, retried } = joinNamed(results.map(result => result.named))
  list('Failed', failed)
  list('Passed only in their second try', retried)
  const total = sumCounts(results.map(result => result.counts))
  console.log(`\n${countsLine(total)}`)
  return total.failed > 0 ? 1 : 0
}

function list(heading, tests) {
  if (tests.length > 0) console.log([`\n${heading}:`, ...tests.map(test => `- ${test}`)].join('\n'))
}

function listStages() {
  const width = Math.max(...STAGES.map(stage => stage.name.length))
  for (const { name, title } of STAGES) console.log(`${name.padEnd(width)}  ${title}`)
}

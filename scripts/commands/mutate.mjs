import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { UNITS } from '../launch/builds.mjs'
import { interruptible } from '../launch/child.mjs'
import { ROOT } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { tool } from '../launch/tool.mjs'

/**
 * `npm run mutate -- PACKAGE [OPTION...]`: changes the sources of a package in one place after another, and lists the
 * changes that none of its tests notices. Options go to StrykerJS: `--mutate src/money.ts`. Results are stored under
 * .cache/mutate, so that the next run tries only changed code.
 */
export default async function mutate([name, ...options]) {
  const unit = UNITS.find(each => each.name === name)
  if (!unit)
    throw new Refusal(`npm run mutate -- PACKAGE, one of: ${UNITS.map(each => each.name).join(', ')}`)
  await interruptible(ensureInstalled)
  const [program, ...args] = tool(
    'stryker',
    'run',
    join(ROOT, 'scripts/mutate/stryker.config.mjs'),
    ...options,
  )
  const env = { ...process.env, MUTATED_PACKAGE: name, QUICK_TESTS: '1' }
  const child = spawn(program, args, { cwd: join(ROOT, unit.folder), env, stdio: 'inherit' })
  // It has the same terminal and process group, so it receives Ctrl-C itself.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill())
  const [code] = await once(child, 'exit')
  return code ?? 1
}

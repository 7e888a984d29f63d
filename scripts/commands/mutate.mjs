import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UNITS } from '../launch/builds.mjs'
import { interruptible } from '../launch/child.mjs'
import { ROOT } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { tool } from '../launch/tool.mjs'
import { COPIES } from '../mutate/sources.mjs'

/**
 * `npm run mutate -- PACKAGE [OPTION...]`: changes the sources of a package in one place after another, and lists the
 * changes that none of its tests notices. `--sample 10` takes a random tenth of the lines: a whole package takes hours.
 * `--in src/modules/receipt` changes the sources of one folder and runs only the tests in it: in the service, nearly
 * every test reads every module. Other options go to StrykerJS: `--mutate src/money.ts`. Results are stored under
 * .cache/mutate, so that the next run tries only changed code.
 */
export default async function mutate([name, ...rest]) {
  const unit = UNITS.find(each => each.name === name)
  if (!unit)
    throw new Refusal(`npm run mutate -- PACKAGE, one of: ${UNITS.map(each => each.name).join(', ')}`)
  const { value: percent, options: others } = takeOption(rest, '--sample')
  if (percent !== undefined && !(Number(percent) > 0 && Number(percent) <= 100))
    throw new Refusal('--sample takes a percentage, like --sample 10')
  const { value: inFolder, options } = takeOption(others, '--in')
  if (inFolder !== undefined && !existsSync(join(ROOT, unit.folder, inFolder)))
    throw new Refusal(`${unit.folder} has no folder ${inFolder}`)
  await interruptible(ensureInstalled)
  const [program, ...args] = tool(
    'stryker',
    'run',
    join(ROOT, 'scripts/mutate/stryker.config.mjs'),
    ...options,
  )
  linkSiblings(unit)
  const env = {
    ...process.env,
    MUTATED_PACKAGE: name,
    MUTATED_PERCENT: percent ?? '',
    MUTATED_FOLDER: inFolder ?? '',
    QUICK_TESTS: '1',
  }
  const child = spawn(program, args, { cwd: join(ROOT, unit.folder), env, stdio: 'inherit' })
  // It has the same terminal and process group, so it receives Ctrl-C itself.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill())
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/**
 * Takes an option with its value out of the others.
 * @param {string[]} options
 * @param {string} name like `--sample`
 * @returns {{ value: string | undefined, options: string[] }}
 */
function takeOption(options, name) {
  const at = options.indexOf(name)
  if (at === -1) return { value: undefined, options }
  const value = options[at + 1]
  if (value === undefined) throw new Refusal(`${name} needs a value`)
  return { value, options: options.toSpliced(at, 2) }
}

/** The copy of a package refers to other packages by `../name`, in its tsconfig. */
function linkSiblings({ reads }) {
  const copies = join(ROOT, COPIES)
  rmSync(copies, { recursive: true, force: true })
  mkdirSync(copies)
  for (const folder of reads) symlinkSync(join(ROOT, folder), join(copies, basename(folder)), 'dir')
}

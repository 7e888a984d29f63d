import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runLogged } from './child.mjs'
import { openFingerprints } from './fingerprint.mjs'
import { LAUNCH_LOGS, ROOT, STAMPS } from './folders.mjs'
import { step } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { npm } from './tool.mjs'

/** Files that every build reads: versions of dependencies, and TypeScript options. */
export const SHARED_FILES = ['package-lock.json', 'tsconfig.base.json']

/**
 * Everything that has a build, in build order: `folder` has the `build` script, `reads` are the other folders whose
 * sources it includes, `output` is a file that exists after the build.
 */
export const UNITS = [
  { name: 'domain', folder: 'packages/domain', reads: [], output: 'dist/index.js' },
  { name: 'api-client', folder: 'packages/api-client', reads: ['packages/domain'], output: 'dist/index.js' },
  {
    name: 'hooks',
    folder: 'packages/hooks',
    reads: ['packages/domain', 'packages/api-client'],
    output: 'dist/index.js',
  },
  {
    name: 'ui',
    folder: 'packages/ui',
    reads: ['packages/domain', 'packages/hooks'],
    output: 'dist/styles.css',
  },
  {
    name: 'storefront',
    folder: 'apps/storefront',
    reads: ['packages/domain', 'packages/api-client', 'packages/hooks', 'packages/ui'],
    output: 'dist/index.html',
  },
  {
    name: 'api',
    folder: 'apps/api',
    reads: ['packages/domain', 'packages/api-client'],
    output: 'dist/main.js',
  },
]

/** The apps bundle the packages from their sources, so running the product builds these two only. */
export const APPS = ['storefront', 'api']

/**
 * Builds the units that changed since their last build.
 * @param {{ names?: string[], force?: boolean }} options without names all units; `force` also builds unchanged ones
 * @returns {Promise<string[]>} names of the built units
 */
export async function buildStale({ names = UNITS.map(unit => unit.name), force = false } = {}) {
  const fingerprints = openFingerprints(ROOT, join(STAMPS, 'files.json'))
  const units = UNITS.filter(unit => names.includes(unit.name)).map(unit => ({
    ...unit,
    digest: fingerprints.digest([unit.folder, ...unit.reads, ...SHARED_FILES]),
  }))
  if (fingerprints.read.length > 0) fingerprints.save()
  const stale = units.filter(unit => force || isStale(unit))
  for (const unit of stale) await build(unit)
  return stale.map(unit => unit.name)
}

function isStale({ name, folder, output, digest }) {
  const stamp = stampOf(name)
  return (
    !existsSync(join(ROOT, folder, output)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest
  )
}

async function build({ name, folder, output, digest }) {
  const log = join(LAUNCH_LOGS, `build-${name}.log`)
  const command = npm('run', 'build', '--silent', `--workspace=${folder}`)
  const { code, tail } = await step(`Building ${name}`, () => runLogged(command, { log }), {
    outcome: answer => (answer.code === 0 ? 'done' : 'failed'),
  })
  if (code !== 0) throw new Refusal(buildFailure(name, tail, log))
  if (!existsSync(join(ROOT, folder, output))) {
    throw new Refusal(`The build of ${name} succeeded without writing ${folder}/${output}. Log: ${log}`)
  }
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stampOf(name), digest)
}

function buildFailure(name, tail, log) {
  const lines = tail.slice(-30)
  const advice = `${name} could not be built. Fix the errors above, then run the command again.`
  return ['', ...lines.map(line => `  ${line}`), '', advice, `Log: ${log}`].join('\n')
}

function stampOf(name) {
  return join(STAMPS, `build-${name}`)
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runLogged } from './child.mjs'
import { openFingerprints } from './fingerprint.mjs'
import { LAUNCH_LOGS, ROOT, STAMPS } from './folders.mjs'
import { step } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { npm } from './tool.mjs'

/** What every build reads: versions of what is bundled, and how TypeScript is understood. */
export const EVERYWHERE = ['package-lock.json', 'tsconfig.base.json']

/**
 * What can be built, in the order in which it is: `folder` has the `build` script, `reads` are the other folders
 * whose sources go into it, `makes` is the file that proves it was built.
 */
export const UNITS = [
  { name: 'domain', folder: 'packages/domain', reads: [], makes: 'dist/index.js' },
  { name: 'api-client', folder: 'packages/api-client', reads: ['packages/domain'], makes: 'dist/index.js' },
  {
    name: 'hooks',
    folder: 'packages/hooks',
    reads: ['packages/domain', 'packages/api-client'],
    makes: 'dist/index.js',
  },
  {
    name: 'ui',
    folder: 'packages/ui',
    reads: ['packages/domain', 'packages/hooks'],
    makes: 'dist/styles.css',
  },
  {
    name: 'storefront',
    folder: 'apps/storefront',
    reads: ['packages/domain', 'packages/api-client', 'packages/hooks', 'packages/ui'],
    makes: 'dist/index.html',
  },
  {
    name: 'api',
    folder: 'apps/api',
    reads: ['packages/domain', 'packages/api-client'],
    makes: 'dist/main.js',
  },
]

/** The apps bundle the packages from their sources, so running the product builds these two only. */
export const RUNNING = ['storefront', 'api']

/**
 * Builds what changed since it was last built.
 * @param {{ names?: string[], force?: boolean }} options all units unless named; `force` builds fresh ones too
 * @returns {Promise<string[]>} names of what was built
 */
export async function buildStale({ names = UNITS.map(unit => unit.name), force = false } = {}) {
  const fingerprints = openFingerprints(ROOT, join(STAMPS, 'files.json'))
  const units = UNITS.filter(unit => names.includes(unit.name)).map(unit => ({
    ...unit,
    digest: fingerprints.digest([unit.folder, ...unit.reads, ...EVERYWHERE]),
  }))
  if (fingerprints.read.length > 0) fingerprints.save()
  const stale = units.filter(unit => force || isStale(unit))
  for (const unit of stale) await build(unit)
  return stale.map(unit => unit.name)
}

function isStale({ name, folder, makes, digest }) {
  const stamp = stampOf(name)
  return (
    !existsSync(join(ROOT, folder, makes)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest
  )
}

async function build({ name, folder, makes, digest }) {
  const log = join(LAUNCH_LOGS, `build-${name}.log`)
  const command = npm('run', 'build', '--silent', `--workspace=${folder}`)
  const { code, tail } = await step(`Building ${name}`, () => runLogged(command, { log }), {
    outcome: answer => (answer.code === 0 ? 'done' : 'failed'),
  })
  if (code !== 0) throw new Refusal(buildFailure(name, tail, log))
  if (!existsSync(join(ROOT, folder, makes))) {
    throw new Refusal(`The build of ${name} ended well but made no ${folder}/${makes}. Log: ${log}`)
  }
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stampOf(name), digest)
}

function buildFailure(name, tail, log) {
  const said = tail.slice(-30)
  const advice = `${name} could not be built. Mend what the lines above name, then run the command again.`
  return ['', ...said.map(line => `  ${line}`), '', advice, `Log: ${log}`].join('\n')
}

function stampOf(name) {
  return join(STAMPS, `build-${name}`)
}

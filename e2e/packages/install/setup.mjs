import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runLogged } from '../../../scripts/launch/child.mjs'
import { TEST_LOGS } from '../../../scripts/launch/folders.mjs'
import { installFailure } from '../../../scripts/launch/install.mjs'
import { npm } from '../../../scripts/launch/tool.mjs'
import { fillTemplate } from '../../shop/server'
import { CALLERS, callerFolder, OPENAPI_CALLER, PACKAGES, SOURCES, TARBALLS, UI_CALLER } from './folders.mjs'

/**
 * Packs the four packages as a release does and installs the tarballs into the callers, before all tests. Fills the data
 * of a shop, which two tests copy.
 */
export default async function setup() {
  const tarballs = await pack()
  for (const caller of [...CALLERS, UI_CALLER, OPENAPI_CALLER]) await install(caller, tarballs)
  await fillTemplate()
}

/** @returns {Promise<Record<string, string>>} file name by package name */
async function pack() {
  rmSync(TARBALLS, { recursive: true, force: true })
  mkdirSync(TARBALLS, { recursive: true })
  const workspaces = PACKAGES.map(name => `--workspace=packages/${name}`)
  await runNpm('pack', npm('pack', `--pack-destination=${TARBALLS}`, ...workspaces))
  return Object.fromEntries(readdirSync(TARBALLS).map(file => [packageOf(file), nameByContent(file)]))
}

const packageOf = file => `@yaoji/${/^yaoji-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file)?.[1]}`

/** Adds a content hash to the name: npm does not reinstall a tarball with the same name. */
function nameByContent(file) {
  const hash = createHash('sha1')
    .update(readFileSync(join(TARBALLS, file)))
    .digest('hex')
  const name = file.replace(/\.tgz$/, `-${hash.slice(0, 12)}.tgz`)
  renameSync(join(TARBALLS, file), join(TARBALLS, name))
  return name
}

/** Installs a caller's dependencies, our packages from their tarballs. Does nothing when they are installed. */
async function install(caller, tarballs) {
  const manifest = JSON.parse(readFileSync(join(SOURCES, caller, 'package.json'), 'utf8'))
  withTarballs(manifest, tarballs)
  const folder = callerFolder(caller)
  const stamp = join(folder, 'installed.json')
  const wanted = JSON.stringify(manifest, null, 2)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(stamp, { force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), wanted)
  const flags = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
  await runNpm(caller, npm('install', ...flags), folder)
  writeFileSync(stamp, wanted)
}

/** Replaces our packages with their tarballs, both direct dependencies and transitive ones. Without any there are none. */
function withTarballs(manifest, tarballs) {
  if (!Object.keys(manifest.dependencies).some(name => name in tarballs)) return
  manifest.overrides = {}
  for (const [name, file] of Object.entries(tarballs)) {
    const named = name in manifest.dependencies ? manifest.dependencies : manifest.overrides
    // The path is absolute: npm resolves a relative path from the folder of the dependent package.
    named[name] = `file:${join(TARBALLS, file)}`
  }
}

async function runNpm(what, command, cwd) {
  const log = join(TEST_LOGS, `packages-${what}.log`)
  const { code, tail } = await runLogged(command, { log, cwd })
  if (code !== 0) throw new Error(installFailure(tail, log))
}

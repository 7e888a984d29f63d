import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildStale } from '../launch/builds.mjs'
import { interruptible, runLogged, startGroup, stopAll } from '../launch/child.mjs'
import { LAUNCH_LOGS, ROOT } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { freePort } from '../launch/ports.mjs'
import { step } from '../launch/progress.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { npm } from '../launch/tool.mjs'

/** The published packages, in dependency order. */
const PACKAGES = ['domain', 'api-client', 'hooks', 'ui']

/**
 * The registry. It is installed for a rehearsal only: nothing else needs it. The override replaces a version that a part of it
 * asks for by a tag, which mirrors of the public registry leave out.
 */
const REGISTRY = {
  name: 'registry',
  private: true,
  dependencies: { verdaccio: '6.1.6' },
  overrides: { 'node-fetch': '2.7.0' },
}

const LOG = join(LAUNCH_LOGS, 'release-rehearse.log')

/** What an application of another team installs beside the packages. */
const PEERS = { react: '^19', 'react-dom': '^19', '@tanstack/react-query': '^5' }

/** Uses every package; ends with the text that the rehearsal expects. */
const SCRIPT = `
import { createClient } from '@yaoji/api-client'
import { moneyText } from '@yaoji/domain'
import { createCartStore } from '@yaoji/hooks'
import { GoodsCard } from '@yaoji/ui/goods-card'
const all = [createClient, createCartStore, GoodsCard].every(Boolean)
console.log(all && moneyText('12.8'))
`

/**
 * `npm run release:rehearse`: publishes the four packages, as they are now, to a registry that it starts on this machine,
 * and installs them from it into an empty application. Nothing leaves the machine, and nothing stays on it.
 */
export default async function releaseRehearse() {
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-release-'))
  try {
    await interruptible(async () => {
      await ensureInstalled()
      await buildStale({ names: PACKAGES })
      const registry = await step('Starting a registry', () => startRegistry(folder))
      for (const name of PACKAGES) await step(`Publishing ${name}`, () => publish(name, registry))
      await step('Installing them into an application', () => install(folder, registry))
      await stopAll()
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log('All four packages were published, installed and used.')
}

/**
 * Starts the registry; packages that it does not have come from the public one.
 * @returns {Promise<{ url: string, env: Record<string, string> }>} `env` lets npm publish to it
 */
async function startRegistry(folder) {
  const home = join(folder, 'registry')
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), JSON.stringify(REGISTRY))
  writeFileSync(join(home, 'config.yaml'), registryConfig(home, usualRegistry()))
  await runNpm(['install', '--no-audit', '--no-fund'], { cwd: home })
  const url = `http://localhost:${await freePort()}`
  const program = join(home, 'node_modules/verdaccio/bin/verdaccio')
  startGroup([process.execPath, program, `--config=${join(home, 'config.yaml')}`, `--listen=${url}`])
  const latest = Date.now() + 60_000
  while (!(await answers(url))) {
    if (Date.now() > latest) throw new Refusal('The registry did not start within a minute.')
    await sleep(500)
  }
  const userconfig = join(folder, 'npmrc')
  writeFileSync(userconfig, `registry=${url}\n${url.slice('http:'.length)}/:_authToken=rehearsal\n`)
  return { url, env: { npm_config_userconfig: userconfig, npm_config_registry: url } }
}

/** The registry that npm uses on this machine. */
function usualRegistry() {
  const [program, ...args] = npm('config', 'get', 'registry')
  return execFileSync(program, args, { cwd: ROOT, encoding: 'utf8' }).trim()
}

const registryConfig = (home, usual) => `
storage: ${JSON.stringify(join(home, 'storage'))}
uplinks:
  public:
    url: ${usual}
packages:
  '@yaoji/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: public
log: { type: stdout, format: pretty, level: warn }
`

async function answers(url) {
  try {
    return (await fetch(`${url}/-/ping`)).ok
  } catch {
    return false
  }
}

async function publish(name, { env }) {
  await runNpm(['publish', '--access=public', `--workspace=packages/${name}`], { cwd: ROOT, env })
}

async function install(folder, { env }) {
  const home = join(folder, 'app')
  mkdirSync(home)
  const versions = PACKAGES.map(name => {
    const manifest = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))
    return [manifest.name, manifest.version]
  })
  const app = { name: 'app', private: true, type: 'module' }
  const dependencies = { ...Object.fromEntries(versions), ...PEERS }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ ...app, dependencies }))
  writeFileSync(join(home, 'use.js'), SCRIPT)
  await runNpm(['install', '--no-audit', '--no-fund'], { cwd: home, env })
  const { code, tail } = await runLogged([process.execPath, 'use.js'], {
    log: LOG,
    append: true,
    cwd: home,
  })
  if (code !== 0 || tail.at(-1)?.trim() !== '¥12.80') {
    throw new Refusal(['The installed packages cannot be used.', ...tail, `Log: ${LOG}`].join('\n'))
  }
}

async function runNpm(args, { cwd, env }) {
  const { code, tail } = await runLogged(npm(...args), { log: LOG, append: true, cwd, env })
  if (code !== 0) throw new Refusal([`npm ${args.join(' ')} failed.`, ...tail, `Log: ${LOG}`].join('\n'))
}

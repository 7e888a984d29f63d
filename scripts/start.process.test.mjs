import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ROOT } from './launch/folders.mjs'
import { freePort } from './launch/ports.mjs'
import { temporaryFolder, write } from './testing/folder.mjs'

const SERVICE = `
import { createServer } from 'node:http'
const server = createServer((request, response) => response.end('served'))
server.on('error', () => { console.error('port taken'); process.exit(1) })
server.listen(process.env.PORT, () => console.log('ready', process.env.DATA_DIR))
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => { console.log('stopping'); server.close(); server.closeAllConnections() })
}
`

/** A clone of a minimal repository: these scripts, and two apps without dependencies. */
function clone({ storefrontBuild = 'node build.mjs' } = {}) {
  const root = temporaryFolder(onTestFinished, {
    'package.json': JSON.stringify({ private: true, workspaces: ['apps/*'] }),
    'apps/storefront/package.json': app('storefront', storefrontBuild),
    'apps/storefront/build.mjs': copies('src/index.html', 'dist/index.html'),
    'apps/storefront/src/index.html': '<p>',
    'apps/api/package.json': app('api', 'node build.mjs'),
    'apps/api/build.mjs': copies('src/main.js', 'dist/main.js'),
    'apps/api/src/main.js': SERVICE,
  })
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true })
  return root
}

const app = (name, build) =>
  JSON.stringify({ name: `@yaoji/${name}`, version: '0.0.0', type: 'module', scripts: { build } })

const copies = (from, to) => `import { cpSync } from 'node:fs'\ncpSync('${from}', '${to}')\n`

/** Starts the product as `npm start` does. */
function start(root, env) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env: { ...process.env, ...env } })
  onTestFinished(() => child.kill('SIGKILL'))
  const running = { output: '', signal: signal => child.kill(signal) }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (running.output += chunk))
  running.ended = new Promise(resolve => child.once('exit', resolve))
  running.says = text => vi.waitFor(() => expect(running.output).toContain(text), { timeout: 30_000 })
  return running
}

test('[SV-01 1] a fresh clone installs, builds and serves; the second start only serves; a signal stops it cleanly', async () => {
  const root = clone()
  const port = await freePort()
  const first = start(root, { PORT: String(port), DATA_DIR: '' })
  await first.says('ready .data')
  expect(first.output).toMatch(/Installing packages: done.*Building storefront: done.*Building api: done/s)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('served')
  first.signal('SIGINT')
  expect(await first.ended).toBe(0)

  const second = start(root, { PORT: String(port), DATA_DIR: 'elsewhere' })
  await second.says('ready elsewhere')
  second.signal('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(second.output).toBe('ready elsewhere\nstopping\n')

  write(root, { 'apps/api/src/main.js': 'console.log("other")' })
  const third = start(root, { PORT: String(port) })
  expect(await third.ended).toBe(0)
  expect(third.output).toMatch(/^Building api …\nBuilding api: done, .*\nother\n$/)
}, 60_000)

test('an error of the service is shown unchanged, with its exit code', async () => {
  const root = clone()
  const port = await freePort()
  const first = start(root, { PORT: String(port) })
  await first.says('ready')
  const second = start(root, { PORT: String(port) })
  expect(await second.ended).toBe(1)
  expect(second.output).toBe('port taken\n')
}, 60_000)

test('a failed build shows the reason and the path of its log, without a stack', async () => {
  const root = clone({ storefrontBuild: 'echo the reason && exit 3' })
  const failed = start(root, {})
  expect(await failed.ended).toBe(1)
  expect(failed.output).toContain('the reason')
  expect(failed.output).toContain('storefront could not be built')
  expect(failed.output).toContain('build-storefront.log')
  expect(failed.output).not.toMatch(/^\s+at /m)
}, 60_000)

test('a signal while building ends the build and the launcher', async () => {
  const root = clone({ storefrontBuild: 'echo building && sleep 60' })
  const stopped = start(root, {})
  await stopped.says('Building storefront')
  stopped.signal('SIGTERM')
  expect(await stopped.ended).toBe(143)
  expect(stopped.output).not.toContain('could not be built')
}, 60_000)

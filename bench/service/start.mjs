import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))

/** Starts the built service on the database of DATABASE_URL, at a free port, and waits until it answers. */
export async function startService() {
  if (!process.env.DATABASE_URL)
    throw new Error('bench: DATABASE_URL names no database. Fill one by `npm run scale`.')
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'yaoji-bench-'))
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('bench: the service does not start.')
    await setTimeout(200)
  }
  return {
    url,
    async stop() {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isReady(url) {
  const response = await fetch(`${url}/readyz`).catch(() => null)
  return response?.status === 200
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

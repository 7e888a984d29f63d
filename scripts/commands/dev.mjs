import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { interruptible, startGroup, stopAll } from '../launch/child.mjs'
import { ROOT } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { tool } from '../launch/tool.mjs'

const PORT = Number(process.env.PORT || 4173)
const SERVICE_PORT = PORT + 1

/** What runs while developing, both from source, both reloading by themselves: the shop at PORT, the service beside it. */
const PROCESSES = [
  {
    name: 'service',
    command: () =>
      tool('tsx', 'watch', '--clear-screen=false', '--conditions=@yaoji/source', 'apps/api/src/main.ts'),
    env: { PORT: String(SERVICE_PORT) },
  },
  {
    name: 'storefront',
    command: () => tool('vite', '--port', String(PORT), '--strictPort', '--clearScreen', 'false'),
    cwd: join(ROOT, 'apps/storefront'),
    env: { SERVICE_URL: `http://127.0.0.1:${SERVICE_PORT}` },
  },
]

/** `npm run dev`: storefront and service from source in one terminal; when one ends, so does the other. */
export default function dev() {
  return interruptible(async () => {
    await ensureInstalled()
    const code = await Promise.race(PROCESSES.map(runPrefixed))
    await stopAll()
    return code
  })
}

async function runPrefixed({ name, command, cwd, env }) {
  const child = startGroup(command(), { cwd, env })
  const width = Math.max(...PROCESSES.map(process => process.name.length))
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', line => console.log(`${name.padEnd(width)} │ ${line}`))
  }
  const [code] = await once(child, 'close')
  return code ?? 1
}

import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { interruptible, startGroup, stopAll } from '../launch/child.mjs'
import { ROOT } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { tool } from '../launch/tool.mjs'

/** The storefront's vite.config.ts sends what is the service's to SERVICE_PORT. */
const STOREFRONT_PORT = '4173'
const SERVICE_PORT = '4174'

/** What runs while developing: both from source, both reloading by themselves. */
const PROCESSES = [
  {
    name: 'service',
    command: () =>
      tool('tsx', 'watch', '--clear-screen=false', '--conditions=@yaoji/source', 'apps/api/src/main.ts'),
    env: { PORT: SERVICE_PORT },
  },
  {
    name: 'storefront',
    command: () => tool('vite', '--port', STOREFRONT_PORT, '--strictPort', '--clearScreen', 'false'),
    cwd: join(ROOT, 'apps/storefront'),
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

import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { interruptible, startGroup, stopAll } from '../launch/child.mjs'
import { ROOT } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { tool } from '../launch/tool.mjs'

/**
 * The processes of `npm run dev`, both from source and with automatic reload: the shop at the port, the service at the
 * next one. The service gets the shop's address, because links and logins must lead to the shop.
 */
export function processesAt(port) {
  const servicePort = port + 1
  return [
    {
      name: 'service',
      command: () =>
        tool('tsx', 'watch', '--clear-screen=false', '--conditions=@yaoji/source', 'apps/api/src/main.ts'),
      env: {
        PORT: String(servicePort),
        PUBLIC_URL: process.env.PUBLIC_URL?.trim() || `http://localhost:${port}`,
      },
    },
    {
      name: 'storefront',
      command: () => tool('vite', '--port', String(port), '--strictPort', '--clearScreen', 'false'),
      cwd: join(ROOT, 'apps/storefront'),
      env: { SERVICE_URL: `http://127.0.0.1:${servicePort}` },
    },
  ]
}

/** `npm run dev`: storefront and service from source in one terminal; when one ends, the other ends too. */
export default function dev() {
  const processes = processesAt(readPort(process.env.PORT?.trim() || '4173'))
  const width = Math.max(...processes.map(({ name }) => name.length))
  return interruptible(async () => {
    await ensureInstalled()
    const code = await Promise.race(processes.map(each => runPrefixed(each, width)))
    await stopAll()
    return code
  })
}

function readPort(text) {
  const port = Number(text)
  // The service uses the next port.
  if (Number.isInteger(port) && port >= 1 && port < 65_535) return port
  throw new Refusal(`PORT is "${text}". It must be a number from 1 to 65534.`)
}

async function runPrefixed({ name, command, cwd, env }, width) {
  const child = startGroup(command(), { cwd, env })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', line => console.log(`${name.padEnd(width)} │ ${line}`))
  }
  const [code] = await once(child, 'close')
  return code ?? 1
}

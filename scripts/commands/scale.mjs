import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'

/** Memory of the process: all products are in it at once. */
const MEGABYTES = 6144

/**
 * `npm run scale -- --goods 200000 --buyers 10000 --orders 100000 [--seed 1]`: fills the empty PostgreSQL of
 * DATABASE_URL for measurements. Returns the exit code.
 */
export default async function scale(args) {
  await ensureInstalled()
  const flags = [`--max-old-space-size=${MEGABYTES}`, '--conditions=@yaoji/source', '--import', 'tsx']
  const child = spawn(process.execPath, [...flags, 'apps/api/demo/scale/main.ts', ...args], {
    cwd: ROOT,
    // The progress is one line that is overwritten, which needs the terminal itself.
    stdio: 'inherit',
  })
  const stop = signal => process.once(signal, () => child.kill(signal))
  stop('SIGINT')
  stop('SIGTERM')
  const [code] = await once(child, 'exit')
  return code ?? 1
}

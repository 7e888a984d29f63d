import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildStale, RUNNING } from '../launch/builds.mjs'
import { interruptible } from '../launch/child.mjs'
import { ROOT } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'

/**
 * Installs, builds what is stale, and becomes the service: it is loaded into this process, so that Ctrl-C, exit
 * codes, its messages and its progress display are the service's own, with nobody in between.
 */
export default async function start() {
  process.chdir(ROOT)
  await interruptible(async () => {
    await ensureInstalled()
    await buildStale({ names: RUNNING })
  })
  process.env.PORT ||= '4173'
  process.env.DATA_DIR ||= '.data'
  await import(pathToFileURL(join(ROOT, 'apps/api/dist/main.js')).href)
}

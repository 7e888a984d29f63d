import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { APPS, buildStale } from '../launch/builds.mjs'
import { interruptible } from '../launch/child.mjs'
import { ROOT } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'

/**
 * Installs, builds what changed, and loads the service into this process, so that the service itself handles Ctrl-C,
 * exit codes, messages and progress.
 */
export default async function start() {
  process.chdir(ROOT)
  await interruptible(async () => {
    await ensureInstalled()
    await buildStale({ names: APPS })
  })
  process.env.PORT ||= '4173'
  process.env.DATA_DIR ||= '.data'
  await import(pathToFileURL(join(ROOT, 'apps/api/dist/main.js')).href)
}

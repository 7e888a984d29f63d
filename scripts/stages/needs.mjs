import { join } from 'node:path'
import { ensureBrowser } from '../launch/browser.mjs'
import { ROOT } from '../launch/folders.mjs'
import { startPostgres } from '../launch/postgres.mjs'
import { serveFolder } from '../launch/static-server.mjs'

/**
 * What a stage can ask for. Each brings it and answers the variables that tell the stage's commands where it is, and
 * how it is taken away again.
 */
export const NEEDS = {
  async browser() {
    const path = await ensureBrowser()
    // The next stage that needs one looks no further.
    process.env.CHROMIUM_PATH = path
    return { env: { CHROMIUM_PATH: path } }
  },
  async postgres() {
    const { url, stop } = await startPostgres()
    return { env: { TEST_DATABASE_URL: url }, stop }
  },
  async storybook() {
    const { url, stop } = await serveFolder(join(ROOT, 'storybook-static'))
    return { env: { STORYBOOK_URL: url }, stop }
  },
}

/**
 * Does some work with everything that it needs at hand, and takes it away afterwards.
 * @template T
 * @param {Array<keyof typeof NEEDS>} names
 * @param {(env: Record<string, string>) => Promise<T>} work
 */
export async function withNeeds(names, work) {
  const stops = []
  const env = {}
  try {
    for (const name of names) {
      const brought = await NEEDS[name]()
      Object.assign(env, brought.env)
      if (brought.stop) stops.push(brought.stop)
    }
    return await work(env)
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

import { join } from 'node:path'
import { ensureBrowser } from '../launch/browser.mjs'
import { ROOT } from '../launch/folders.mjs'
import { startPostgres } from '../launch/postgres.mjs'
import { ensurePostgresPackage } from '../launch/postgres-package.mjs'
import { ensureProxies } from '../launch/proxies.mjs'
import { serveFolder } from '../launch/static-server.mjs'

/**
 * What a stage can need. Each function prepares it and returns environment variables for the stage's commands, and
 * `stop`, which removes it.
 */
export const NEEDS = {
  async browser() {
    const path = await ensureBrowser()
    // The next stage that needs a browser uses this one.
    process.env.CHROMIUM_PATH = path
    return { env: { CHROMIUM_PATH: path } }
  },
  async postgres() {
    const { url, stop } = await startPostgres()
    return { env: { TEST_DATABASE_URL: url }, stop }
  },
  async postgresPackage() {
    return { env: await ensurePostgresPackage() }
  },
  async proxies() {
    return { env: await ensureProxies() }
  },
  async storybook() {
    const { url, stop } = await serveFolder(join(ROOT, 'storybook-static'))
    return { env: { STORYBOOK_URL: url }, stop }
  },
}

/**
 * Prepares the needs, runs `work`, and then stops them.
 * @template T
 * @param {Array<keyof typeof NEEDS>} names
 * @param {(env: Record<string, string>) => Promise<T>} work
 */
export async function withNeeds(names, work) {
  const stops = []
  const env = {}
  try {
    for (const name of names) {
      const need = await NEEDS[name]()
      Object.assign(env, need.env)
      if (need.stop) stops.push(need.stop)
    }
    return await work(env)
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

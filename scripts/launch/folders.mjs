import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Stamps that say what node_modules and the builds were made from; they go when node_modules goes. */
export const STAMPS = join(ROOT, 'node_modules/.cache/yaoji')

/** Logs of installing and building. */
export const LAUNCH_LOGS = join(ROOT, '.cache/launch')

/** Logs and reports of the test stages. */
export const TEST_LOGS = join(ROOT, '.cache/test')

/** Reports of the last run of all stages: what `npm run trace` counts by. */
export const FULL_RUN = join(TEST_LOGS, 'full')

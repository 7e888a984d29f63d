import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Stamps with the inputs of node_modules and of the builds; they are deleted together with node_modules. */
export const STAMPS = join(ROOT, 'node_modules/.cache/yaoji')

/** Logs of installation and builds. */
export const LAUNCH_LOGS = join(ROOT, '.cache/launch')

/** Logs and reports of the test stages. */
export const TEST_LOGS = join(ROOT, '.cache/test')

/** Reports of the last run of all stages, for `npm run trace`. */
export const FULL_RUN = join(TEST_LOGS, 'full')

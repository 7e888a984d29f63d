import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../../../scripts/launch/folders.mjs'

/** The packages that are published, in the order in which they need one another. */
export const PACKAGES = ['domain', 'api-client', 'hooks', 'ui']

/** Manifests of callers, one for each major version of React. */
export const CALLERS = ['react-18', 'react-19']

/** The callers' sources. `<caller>/package.json` says what is installed for them, our packages with the version `*`. */
export const SOURCES = fileURLToPath(new URL('../apps', import.meta.url))

/** Manifest of an app that installs `@yaoji/ui` and nothing else of ours. */
export const UI_CALLER = 'ui-only'

/** Tarballs and installed callers; git does not see it, and what fits is there for the next run. */
const CACHE = join(ROOT, '.cache/packages')

export const TARBALLS = join(CACHE, 'tarballs')

export const callerFolder = caller => join(CACHE, caller)

/** Where a caller has one of our packages installed. */
export const installed = (caller, name) => join(callerFolder(caller), 'node_modules/@yaoji', name)

/** Copies an app's sources into a caller, beside what is installed there. Answers the copy's folder. */
export function putApp(caller, app) {
  const folder = join(callerFolder(caller), app)
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(SOURCES, app), folder, { recursive: true })
  return folder
}

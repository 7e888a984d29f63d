import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../../../scripts/launch/folders.mjs'

/** The published packages, in dependency order. */
export const PACKAGES = ['domain', 'api-client', 'hooks', 'ui']

/** Manifests of callers, one for each major version of React. */
export const CALLERS = ['react-18', 'react-19']

/** The callers' sources. `<caller>/package.json` lists their dependencies, our packages with the version `*`. */
export const SOURCES = fileURLToPath(new URL('../apps', import.meta.url))

/** Manifest of an app that installs `@yaoji/ui` and nothing else of ours. */
export const UI_CALLER = 'ui-only'

/** Manifest of an app that has the OpenAPI document of the service and nothing of ours. */
export const OPENAPI_CALLER = 'openapi'

/** Tarballs and installed callers. Ignored by git; the next run reuses unchanged callers. */
const CACHE = join(ROOT, '.cache/packages')

export const TARBALLS = join(CACHE, 'tarballs')

export const callerFolder = caller => join(CACHE, caller)

/** Folder of one of our packages in a caller. */
export const installed = (caller, name) => join(callerFolder(caller), 'node_modules/@yaoji', name)

/** Copies an app's sources into a caller, next to its installed packages. Returns the folder of the copy. */
export function copyApp(caller, app) {
  const folder = join(callerFolder(caller), app)
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(SOURCES, app), folder, { recursive: true })
  return folder
}

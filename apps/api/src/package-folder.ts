import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of this package, whether its code runs from source or as one bundled file. */
export const PACKAGE_FOLDER = findUp(path.dirname(fileURLToPath(import.meta.url)))

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const above = path.dirname(folder)
  if (above === folder)
    throw new Error(
      'api: its package folder is not found. Migrations and data are there. Keep the files together.',
    )
  return findUp(above)
}

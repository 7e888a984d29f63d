import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../launch/folders.mjs'
import { temporaryFolder } from './folder.mjs'

/** Runs a program; a failure is a result, not an error. */
async function run([program, ...args], cwd = ROOT) {
  try {
    return {
      code: 0,
      ...(await promisify(execFile)(program, args, { cwd, env: { ...process.env, NO_COLOR: '1' } })),
    }
  } catch (error) {
    return { code: error.code, stdout: error.stdout, stderr: error.stderr }
  }
}

/** Files of the repository to which a new component, page or call adds its lines. */
const TABLES = [
  'apps/api/src/app.ts',
  'apps/api/src/modules/openapi/document.ts',
  'apps/api/tests/foreign-ids.test.ts',
  'apps/api/tests/walls/module-order.ts',
  'apps/storefront/src/features/member/memberMenu.ts',
  'apps/storefront/src/pages.ts',
  'apps/storefront/src/routes.ts',
  'docs/requirements.md',
  'packages/api-client/src/contract/index.ts',
  'packages/api-client/src/testing/modules.ts',
  'packages/ui/src/labels/LabelSets.ts',
  'packages/ui/src/locales/en/en.ts',
]

/** A test folder with the tables of the repository. */
export function folderWithTables(onEnd) {
  const folder = temporaryFolder(onEnd)
  for (const path of TABLES) cpSync(join(ROOT, path), join(folder, path))
  return folder
}

/** Text of every file of a folder, by path. */
export function contentsOf(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter(path => statSync(join(folder, path)).isFile())
  return Object.fromEntries(paths.sort().map(path => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** The lines that a command added to the tables and removed from them, by file. */
export function changesOf(before, after) {
  const others = (text, lines) => text.split('\n').filter(line => !lines.split('\n').includes(line))
  const changed = Object.keys(before).filter(path => after[path] !== before[path])
  return Object.fromEntries(
    changed.map(path => [
      path,
      { added: others(after[path], before[path]), removed: others(before[path], after[path]) },
    ]),
  )
}

/** `npm run new`, with its arguments. */
export const create = (...args) => run([process.execPath, join(ROOT, 'scripts/new.mjs'), ...args])

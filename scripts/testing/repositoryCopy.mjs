import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../launch/folders.mjs'

const WORKSPACES = ['domain', 'api-client', 'hooks', 'ui'].map(name => `packages/${name}`)
const APPS = ['storefront', 'api'].map(name => `apps/${name}`)

/** Folders and files that types and tests of new code do not need. */
const LEFT_OUT = new Set(['node_modules', 'dist'])
const NOT_NEEDED = /\.(stories|test)\.tsx?$|\.(mdx|tsv)$/

/** Tests that compare the whole repository with its tables, which a new page or call changes. */
const KEPT = [
  'apps/api/tests/foreign-ids.test.ts',
  'apps/api/tests/walls/module-order.test.ts',
  'apps/storefront/src/routes.test.ts',
]

/** Files that types, lint and tests read besides the sources. Lint rules have paths from the folder of biome.json. */
const SETTINGS = ['docs/requirements.md', 'tsconfig.base.json', 'biome.json', 'scripts/walls', 'e2e/shop']

/**
 * A copy of the sources of packages and apps, for a test that changes them; it uses the installed
 * packages of the repository. It is deleted when the test ends.
 * @param {(remove: () => void) => void} onEnd the runner's onTestFinished
 */
export function copyRepository(onEnd) {
  // Inside the repository, so that imports find its node_modules.
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.cache/new-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const filter = path => !LEFT_OUT.has(basename(path)) && !NOT_NEEDED.test(path)
  for (const path of [...WORKSPACES, ...APPS])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter })
  for (const path of [...KEPT, ...SETTINGS]) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  mkdirSync(join(folder, 'node_modules/@yaoji'), { recursive: true })
  for (const path of WORKSPACES)
    symlinkSync(join(folder, path), join(folder, 'node_modules/@yaoji', basename(path)))
  // npm puts a package here when the root has another version of it.
  for (const path of [...WORKSPACES, ...APPS].map(each => `${each}/node_modules`))
    if (existsSync(join(ROOT, path))) symlinkSync(join(ROOT, path), join(folder, path))
  return folder
}

/** Writes a tsconfig into a copy, which checks these files and all that they import. */
export function checkTypesOf(folder, files) {
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'packages/ui/tsconfig.json'), 'utf8'))
  const { lib, types } = compilerOptions
  const alone = { composite: false, declaration: false, declarationMap: false, emitDeclarationOnly: false }
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { lib, types, ...alone, noEmit: true },
    files,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
}

import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../scripts/launch/folders.mjs'
import { entriesOf } from './install/entries.mjs'
import { examplesOf, READER, README_FILES } from './install/examples.mjs'
import { CALLERS, callerFolder, copyApp, installed, PACKAGES } from './install/folders.mjs'
import { LIBRARIES, run, tsc } from './install/run.mjs'

/** Each React version and each module resolution once, because they are independent. */
const CASES = [
  { caller: 'react-18', resolution: 'node16' },
  { caller: READER, resolution: 'bundler' },
]

beforeAll(() => {
  for (const caller of CALLERS) {
    const app = copyApp(caller, 'types')
    writeFileSync(join(app, 'every.ts'), everyEntry(caller))
  }
  for (const [file, text] of examples()) writeFileSync(join(callerFolder(READER), 'types', file), text)
})

test.each(CASES)(
  '[LB-01 2] [LB-01 5] compiles in strict mode with library checks: $resolution, $caller',
  async ({ caller, resolution }) => {
    const app = join(callerFolder(caller), 'types')
    const { output } = await run(tsc('-p', `tsconfig.${resolution}.json`, '--listFiles'), app)
    const lines = output.split('\n')
    const inside = [callerFolder(caller), LIBRARIES]
    expect(lines.filter(line => !inside.some(folder => line.startsWith(folder)))).toEqual([])
    expect(lines.some(line => line.endsWith('@yaoji/ui/dist/price/index.d.ts'))).toBe(true)
  },
)

/** A module that re-exports every entry of the four packages. */
function everyEntry(caller) {
  const subpaths = PACKAGES.flatMap(name =>
    entriesOf(installed(caller, name))
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ subpath }) => posix.join('@yaoji', name, subpath)),
  )
  return subpaths.map((subpath, index) => `export * as entry${index} from '${subpath}'\n`).join('')
}

/** Code examples of the documentation, one file for each. */
function examples() {
  return [...README_FILES, ...pages()].flatMap(([name, file]) =>
    examplesOf(file)
      .filter(({ kind }) => kind !== 'css')
      .map(({ kind, code }, index) => [`${name}-${index + 1}.${kind}`, code]),
  )
}

/** The pages of Storybook, which are in no package. */
function pages() {
  return ['.storybook', 'packages/ui/src']
    .map(folder => join(ROOT, folder))
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(file => join(folder, file)))
    .filter(file => file.endsWith('.mdx'))
    .map(file => [`page-${basename(file, '.mdx')}`, file])
}

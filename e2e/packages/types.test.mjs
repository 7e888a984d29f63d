import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../scripts/launch/folders.mjs'
import { tool } from '../../scripts/launch/tool.mjs'
import { entriesOf } from './install/entries.mjs'
import { CALLERS, callerFolder, installed, PACKAGES, putApp } from './install/folders.mjs'
import { run } from './install/run.mjs'

const FENCE = /^```(tsx?|js)\n([\s\S]*?)^```$/gm

/** The caller that has what the READMEs' examples import besides our packages. */
const READER = 'react-19'

/** Each React and each resolution once: neither says anything about the other. */
const CASES = [
  { caller: 'react-18', resolution: 'node16' },
  { caller: READER, resolution: 'bundler' },
]

beforeAll(() => {
  for (const caller of CALLERS) {
    const app = putApp(caller, 'types')
    writeFileSync(join(app, 'every.ts'), everyEntry(caller))
  }
  for (const [file, text] of examples()) writeFileSync(join(callerFolder(READER), 'types', file), text)
})

test.each(CASES)(
  '[LB-01] strict, and with the libraries checked: $resolution, $caller',
  async ({ caller, resolution }) => {
    const app = join(callerFolder(caller), 'types')
    const { said } = await run(tool('tsc', '-p', `tsconfig.${resolution}.json`, '--listFiles'), app)
    const lines = said.split('\n')
    const inside = [callerFolder(caller), dirname(tool('tsc')[1]).replace(/bin$/, 'lib')]
    expect(lines.filter(line => !inside.some(folder => line.startsWith(folder)))).toEqual([])
    expect(lines.some(line => line.endsWith('@yaoji/ui/dist/price/index.d.ts'))).toBe(true)
  },
)

/** A module that has every entry of the four packages looked at. */
function everyEntry(caller) {
  const subpaths = PACKAGES.flatMap(name =>
    entriesOf(installed(caller, name))
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ subpath }) => posix.join('@yaoji', name, subpath)),
  )
  return subpaths.map((subpath, index) => `export * as entry${index} from '${subpath}'\n`).join('')
}

/** The code of what callers read: a file an example. */
function examples() {
  return [...readmes(), ...pages()].flatMap(([name, file]) =>
    [...readFileSync(file, 'utf8').matchAll(FENCE)].map(([, kind, code], index) => [
      `${name}-${index + 1}.${kind}`,
      code,
    ]),
  )
}

/** The READMEs, as they come with the packages, and the repository's own. */
function readmes() {
  const installedOnes = PACKAGES.map(name => [`readme-${name}`, join(installed(READER, name), 'README.md')])
  return [...installedOnes, ['readme-repository', join(ROOT, 'README.md')]]
}

/** The pages of Storybook, which no package carries. */
function pages() {
  return ['.storybook', 'packages/ui/src']
    .map(folder => join(ROOT, folder))
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(file => join(folder, file)))
    .filter(file => file.endsWith('.mdx'))
    .map(file => [`page-${basename(file, '.mdx')}`, file])
}

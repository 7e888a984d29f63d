import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/launch/folders.mjs'
import { tool } from '../../scripts/launch/tool.mjs'
import { isClientFile } from '../../scripts/packages/client-files.mjs'
import { entriesOf, filesOf } from './install/entries.mjs'
import { installed, PACKAGES, TARBALLS } from './install/folders.mjs'
import { DONE, run } from './install/run.mjs'

/** What a package consists of: what runs, what describes it, the sources behind it, and its papers. */
const PUBLISHED =
  /^(dist\/.+\.(js|d\.ts|css)|src\/.+\.(ts|tsx)|cases\/.+\.(json|md)|package\.json|[A-Z]+(\.md)?)$/
const INNER = /\.(test|stories)\.|\/fixtures?\.|\/testing\//

/** Where a package name may stand in JavaScript and in declarations. */
const IMPORTED = /(?:\bfrom|\bimport|\bimport\()\s*["'](@?[a-z][\w@./-]*)["']/g

const unpacked = name => installed('react-19', name)

const tarballOf = name =>
  join(
    TARBALLS,
    readdirSync(TARBALLS).find(file => new RegExp(`^yaoji-${name}-\\d`).test(file)),
  )

/** `zod` of `zod/mini`, `@yaoji/domain` of itself. */
const packageOf = path => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

describe.each(PACKAGES)('@yaoji/%s', name => {
  const folder = unpacked(name)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = filesOf(folder)
  const built = files.filter(file => file.startsWith('dist/') && !file.endsWith('.css'))
  const textOf = file => readFileSync(join(folder, file), 'utf8')

  test('[LB-01] publint has nothing to say', async () => {
    const { messages } = await publint({ pack: { tarball: readFileSync(tarballOf(name)).buffer } })
    expect(messages.map(message => formatMessage(message, manifest, { color: false }))).toEqual([])
  })

  test('[LB-01] the types of every entry are right', async () => {
    const entries = entriesOf(folder).filter(({ file }) => file.endsWith('.js'))
    const options = ['--profile=esm-only', '--format=ascii', '--exclude-entrypoints', 'styles.css']
    const subpaths = entries.map(({ subpath }) => subpath)
    const attw = tool('attw', tarballOf(name), ...options, '--include-entrypoints', ...subpaths)
    const { code, said } = await run(attw, ROOT)
    expect({ code, said: code === 0 ? '' : said }).toEqual({ ...DONE, said: '' })
    expect(subpaths.filter(subpath => !said.includes(subpath.replace('.', `@yaoji/${name}`)))).toEqual([])
  })

  test('it has what is published, and nothing that only we need', () => {
    expect(files.filter(file => !PUBLISHED.test(file) || INNER.test(file))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
  })

  test('it declares every package that it imports', () => {
    const declared = [manifest.dependencies, manifest.peerDependencies].flatMap(each =>
      Object.keys(each ?? {}),
    )
    const imported = built.flatMap(file =>
      [...textOf(file).matchAll(IMPORTED)].map(match => packageOf(match[1])),
    )
    expect([...new Set(imported)].filter(each => !declared.includes(each))).toEqual([])
  })
})

test("[LB-01] every built file of ui has 'use client', for apps that render on a server", () => {
  const scripts = filesOf(unpacked('ui')).filter(file => /^dist\/.*\.js$/.test(file))
  const others = scripts.filter(file => !isClientFile(readFileSync(join(unpacked('ui'), file), 'utf8')))
  expect(scripts.length).toBeGreaterThan(0)
  expect(others).toEqual([])
})

test('[LB-01] every built file of hooks has the directive of its source file', () => {
  const sources = filesOf(unpacked('hooks')).filter(file => /^src\/.*\.tsx?$/.test(file))
  const built = file => file.replace(/^src/, 'dist').replace(/\.tsx?$/, '.js')
  const textOf = file => readFileSync(join(unpacked('hooks'), file), 'utf8')
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter(file => isClientFile(textOf(file)) !== isClientFile(textOf(built(file))))).toEqual([])
})

test('[LB-02] every component folder of the repository is an entry, and nothing else is', () => {
  const source = join(ROOT, 'packages/ui/src')
  const folders = readdirSync(source).flatMap(folder => {
    const indexes = readdirSync(join(source, folder)).filter(file => /^(index|headless)\.ts$/.test(file))
    return indexes.map(file => (file === 'index.ts' ? `./${folder}` : `./${folder}/headless`))
  })
  const entries = entriesOf(unpacked('ui')).map(({ subpath }) => subpath)
  expect(entries.sort()).toEqual([...folders, './package.json', './styles.css'].sort())
})

test('[LB-02] every component comes without looks as well, but for those that are nothing else', () => {
  const entries = entriesOf(unpacked('ui')).map(({ subpath }) => subpath)
  const alone = entries.filter(
    subpath => !/\/headless$|\.(css|json)$/.test(subpath) && !entries.includes(`${subpath}/headless`),
  )
  expect(alone.sort()).toEqual(
    ['frame', 'icon', 'link', 'loading-bar', 'logo', 'section-heading', 'theme'].map(name => `./${name}`),
  )
})

test('[LB-01] the stylesheet is compiled, and its names and layers are ours', () => {
  const css = readFileSync(join(unpacked('ui'), 'dist/styles.css'), 'utf8')
  const layers = [...css.matchAll(/@layer ([^;{]+)/g)].map(match => match[1])
  expect(layers.filter(layer => !/^yaoji(\.|$)/.test(layer))).toEqual([])
  const classes = [...css.replace(/@layer [^;{]+/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(
    match => match[1],
  )
  expect(classes.length).toBeGreaterThan(300)
  expect(classes.filter(name => !name.startsWith('yaoji_'))).toEqual([])
})

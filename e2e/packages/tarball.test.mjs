import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/launch/folders.mjs'
import { tool } from '../../scripts/launch/tool.mjs'
import { isClientFile } from '../../scripts/packages/client-files.mjs'
import { entriesOf, filesOf } from './install/entries.mjs'
import { installed, PACKAGES, TARBALLS } from './install/folders.mjs'
import { run, SUCCESS } from './install/run.mjs'
import { reachesOursOnly, selectorsOf } from './install/selectors.mjs'

/** Published files: code, declarations, sources, cases, and documents. */
const PUBLISHED =
  /^(dist\/.+\.(js|d\.ts|css)|dist\/tokens\/[\w-]+\.json|src\/.+\.(ts|tsx)|cases\/.+\.(json|md)|package\.json|[A-Z]+(\.md)?)$/
const INTERNAL = /\.(test|stories)\.|\/fixtures?\.|\/testing\//
/** The entry `@yaoji/api-client/testing` is for the tests of applications. */
const PUBLIC_TESTING = { 'api-client': /^(dist|src)\/testing\// }

/** Imports of packages in JavaScript and in declarations. */
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

  test('[LB-01 1] publint reports nothing', async () => {
    const { messages } = await publint({ pack: { tarball: readFileSync(tarballOf(name)).buffer } })
    expect(messages.map(message => formatMessage(message, manifest, { color: false }))).toEqual([])
  })

  test('[LB-01 2] attw reports no problem with the types of any entry', async () => {
    const entries = entriesOf(folder).filter(({ file }) => file.endsWith('.js'))
    const options = ['--profile=esm-only', '--format=ascii', '--exclude-entrypoints', 'styles.css']
    const subpaths = entries.map(({ subpath }) => subpath)
    const attw = tool('attw', tarballOf(name), ...options, '--include-entrypoints', ...subpaths)
    const { code, output } = await run(attw, ROOT)
    expect({ code, output: code === 0 ? '' : output }).toEqual({ ...SUCCESS, output: '' })
    expect(subpaths.filter(subpath => !output.includes(subpath.replace('.', `@yaoji/${name}`)))).toEqual([])
  })

  test('it contains the published files and no internal ones', () => {
    const isInternal = file => INTERNAL.test(file.replace(PUBLIC_TESTING[name] ?? '', ''))
    expect(files.filter(file => !PUBLISHED.test(file) || isInternal(file))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
  })

  test('it declares all packages that it imports', () => {
    const declared = [manifest.dependencies, manifest.peerDependencies].flatMap(each =>
      Object.keys(each ?? {}),
    )
    const imported = built.flatMap(file =>
      [...textOf(file).matchAll(IMPORTED)].map(match => packageOf(match[1])),
    )
    expect([...new Set(imported)].filter(each => !declared.includes(each))).toEqual([])
  })
})

/** Build folders of the source files: ui has two builds, with and without styles. */
const builtOf = { hooks: ['dist'], ui: ['dist', 'dist/headless'] }

describe.each(Object.entries(builtOf))('@yaoji/%s', (name, builds) => {
  const files = filesOf(unpacked(name))
  const isClient = file => isClientFile(readFileSync(join(unpacked(name), file), 'utf8'))

  test.each(builds)('[LB-01] every built file in %s has the directive of its source file', build => {
    const pairs = files
      .filter(file => /^src\/.*\.tsx?$/.test(file))
      .map(source => ({ source, built: source.replace(/^src/, build).replace(/\.tsx?$/, '.js') }))
      .filter(({ built }) => files.includes(built))
    expect(pairs.length).toBeGreaterThan(30)
    expect(pairs.filter(({ source, built }) => isClient(source) !== isClient(built))).toEqual([])
  })
})

test('[LB-02 2] every component folder of the repository has two entries and a stylesheet, and there are no other entries', () => {
  const source = join(ROOT, 'packages/ui/src')
  const locales = readdirSync(join(source, 'locales')).map(locale => `locales/${locale}`)
  const folders = [...readdirSync(source), ...locales].filter(folder =>
    existsSync(join(source, folder, 'index.ts')),
  )
  const entries = entriesOf(unpacked('ui')).map(({ subpath }) => subpath)
  const stylesheets = folders.filter(folder => !WITHOUT_SHEET.includes(folder) && !locales.includes(folder))
  expect(entries.sort()).toEqual(
    [
      ...folders.flatMap(folder => [`./${folder}`, `./${folder}/headless`]),
      ...stylesheets.map(folder => `./${folder}/styles.css`),
      ...['./styles.css', './styles.layer.css', './theme.css', './reset.css', './package.json'],
      ...['light', 'dark', 'brand-light', 'brand-dark'].map(theme => `./tokens/${theme}.json`),
    ].sort(),
  )
})

/** Entries without a stylesheet: links and words have no styles, and the theme's stylesheet is `theme.css`. */
const WITHOUT_SHEET = ['formats', 'labels', 'link', 'theme']

describe('[LB-01 3] the stylesheet', () => {
  const cssOf = file => readFileSync(join(unpacked('ui'), 'dist', file), 'utf8')
  const css = cssOf('styles.css')

  test('has no layers and only our classes', () => {
    const classes = [...css.matchAll(/\.([A-Za-z_][\w-]*)(?=[^}]*\{)/g)].map(match => match[1])
    expect(css).not.toContain('@layer')
    expect(classes.length).toBeGreaterThan(300)
    expect(classes.filter(name => !name.startsWith('yaoji_'))).toEqual([])
  })

  test('selects only elements with one of our classes or with a theme', () => {
    const selectors = selectorsOf(css)
    expect(selectors.length).toBeGreaterThan(500)
    expect(selectors.filter(selector => !reachesOursOnly(selector))).toEqual([])
  })

  test('is the same in a layer', () => {
    expect(cssOf('styles.layer.css')).toBe(`@layer yaoji{${css.trim()}}\n`)
  })
})

test.each([
  ['.yaoji_a[data-open]', true],
  ['.yaoji_a:hover .yaoji_b::before', true],
  ['[class*=yaoji_]:where(h1,h2)', true],
  [':where([data-yaoji-theme=dark])', true],
  ['.yaoji_a > *', false],
  ['.yaoji_a p', false],
  ['p:not(.yaoji_a)', false],
  [':where(:not([class*=yaoji_] *))', false],
  ['body', false],
])('%s', (selector, ours) => expect(reachesOursOnly(selector)).toBe(ours))

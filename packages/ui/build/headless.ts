import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { emptyStylesheet, STYLESHEET, stylesheetFile } from '../../../scripts/packages/without-css.mjs'

/*
 * The headless build: the same sources with every stylesheet replaced by an empty one. A module that leads to no
 * stylesheet is the same in both builds, so it is built once, and its contexts (LinkProvider) serve both.
 */

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g
const TYPES_ONLY = /^(?:import|export) type [^;]*?from '[^']+'$/gm
const SOURCE_ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx']
const NOT_PUBLISHED = /\.(test|test-d|stories)\.|(fixtures|styled)\.tsx?$|\.d\.ts$|\/testing\//

const sourceOf = (importer: string, specifier: string) =>
  SOURCE_ENDINGS.map(ending => path.resolve(path.dirname(importer), specifier) + ending).find(existsSync)

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => path.resolve(folder, file))
    .filter(file => /\.tsx?$/.test(file) && !NOT_PUBLISHED.test(file) && !file.endsWith('.css.ts'))

/** Every source file that imports a stylesheet, or one that does. */
function filesWithLooks(folder: string): Set<string> {
  const imports = new Map(
    sourcesIn(folder).map(file => [
      file,
      [...readFileSync(file, 'utf8').replace(TYPES_ONLY, '').matchAll(IMPORT)].map(
        ([, specifier = '']) => specifier,
      ),
    ]),
  )
  const found = new Set<string>()
  const leadsToLooks = (file: string, specifier: string) =>
    STYLESHEET.test(specifier) || found.has(sourceOf(file, specifier) ?? '')
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [file, list] of imports) if (list.some(one => leadsToLooks(file, one))) found.add(file)
  }
  return found
}

const withLooks = filesWithLooks('src')

/** What the headless build writes: every file that leads to a stylesheet, and every component's index. */
export function headlessSources(folder: string): string[] {
  const indexes = sourcesIn(folder).filter(file => path.basename(file) === 'index.ts')
  return [...new Set([...indexes, ...withLooks])].map(file => path.relative('.', file)).sort()
}

/** An esbuild plugin: empty stylesheets; imports of modules without looks lead to the one build of them. */
export function headlessModules(): Plugin {
  return {
    name: 'headless-modules',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, ({ path: specifier, importer, kind }) => {
        if (kind === 'entry-point') return
        if (STYLESHEET.test(specifier)) {
          // Relative, because the output names it in a comment.
          return {
            path: path.relative('.', stylesheetFile(specifier, importer)),
            namespace: 'empty-stylesheet',
          }
        }
        const source = sourceOf(importer, specifier)
        if (source === undefined) return
        return { path: outputImport(importer, source), external: true }
      })
      build.onLoad({ filter: /.*/, namespace: 'empty-stylesheet' }, ({ path: file }) => ({
        contents: emptyStylesheet(file),
        loader: 'js',
      }))
    },
  }
}

/** How the output of one source imports that of another: `../price/index.js`, or `../../link/Link.js`. */
function outputImport(importer: string, source: string): string {
  const target = path.relative(path.dirname(importer), source).replace(/\.tsx?$/, '.js')
  const from = target.startsWith('.') ? target : `./${target}`
  // `dist/headless` is one folder deeper than `dist`, where modules without looks are.
  const shared = !withLooks.has(source) && path.basename(source) !== 'index.ts'
  if (!shared) return from
  const depth = path.relative('src', path.dirname(importer)).split(path.sep).filter(Boolean).length
  return `${'../'.repeat(depth + 1)}${path.relative('src', source).replace(/\.tsx?$/, '.js')}`
}

import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { PACKAGE_FOLDER } from '../../src/package-folder'
import { SABOTAGES } from './sabotage/sabotages'

const HERE = path.join(PACKAGE_FOLDER, 'tests/races')
const NAIVE = path.join(HERE, 'sabotage')
const SERVICE = path.join(PACKAGE_FOLDER, 'src')

/** Below the package, whose dependencies stay outside the bundle. */
const BUNDLES = path.join(PACKAGE_FOLDER, '.cache/races')

const bundles = new Map<string, Promise<string>>()

/** Packages that read files beside them, and those that draw PDFs: races need few of them, and they are large. */
const OUTSIDE = ['@node-rs/*', '@electric-sql/*', '@embedpdf/*', '@cantoo/*', 'pdfkit', 'sharp', 'tinypool']

/** What packages in the older format of modules expect to find. */
const FOR_COMMONJS = `import { createRequire as requireOf } from 'node:module'
const require = requireOf(import.meta.url)
const [__filename, __dirname] = [import.meta.filename, import.meta.dirname]`

/**
 * A file of this folder with the service in it and nearly all that it depends on, as one file: most of the time in
 * which a process starts is the time to find and read its modules. `sabotage` names what is done the naive way in it: naive files are there in place of the ones that
 * keep the money right, and the service does not know.
 * @returns the path of the bundle
 */
export function bundleOf(file: string, sabotage = ''): Promise<string> {
  const key = `${path.parse(file).name}-${sabotage || 'plain'}`
  const known = bundles.get(key) ?? bundle(file, key, replacedBy(sabotage))
  bundles.set(key, known)
  return known
}

async function bundle(file: string, key: string, replaced: ReadonlyMap<string, string>): Promise<string> {
  const target = path.join(BUNDLES, `${key}.mjs`)
  const unfinished = `${target}.${process.pid}`
  mkdirSync(BUNDLES, { recursive: true })
  await build({
    entryPoints: [path.join(HERE, file)],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@yaoji/source'],
    external: [...OUTSIDE, 'pg-native'],
    banner: { js: FOR_COMMONJS },
    plugins: replaced.size > 0 ? [replacing(replaced)] : [],
  })
  renameSync(unfinished, target)
  return target
}

/** Paths of the service's files, each with the naive one. */
function replacedBy(sabotage: string): ReadonlyMap<string, string> {
  const found = sabotage === '' ? {} : SABOTAGES[sabotage]
  if (!found) throw new Error(`races: there is no sabotage "${sabotage}". See sabotage/sabotages.ts.`)
  return new Map(
    Object.entries(found).map(([file, naive]) => [path.join(SERVICE, file), path.join(NAIVE, naive)]),
  )
}

/** Marks what the plugin itself resolves. */
const RESOLVING = 'resolving'

/** Puts naive files in place. A naive file that imports the file it replaces gets the real one. */
function replacing(replaced: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'replacing',
    setup({ onResolve, resolve }) {
      const names = [...replaced.keys()].map(file => path.parse(file).name)
      onResolve(
        // Asked for each of thousands of imports, it would take most of the time.
        { filter: new RegExp(`^\\.{1,2}/(?:.*/)?(?:${names.join('|')})$`) },
        async ({ path: specifier, importer, kind, resolveDir, pluginData }) => {
          if (pluginData === RESOLVING || importer.startsWith(NAIVE)) return undefined
          const found = await resolve(specifier, { importer, kind, resolveDir, pluginData: RESOLVING })
          const naive = replaced.get(found.path)
          return naive === undefined ? undefined : { path: naive }
        },
      )
    },
  }
}

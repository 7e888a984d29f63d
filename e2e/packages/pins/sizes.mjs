import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { entriesOf } from '../install/entries.mjs'
import { callerFolder, installed, PACKAGES } from '../install/folders.mjs'

/** Packages that every caller already has. */
const EXTERNAL = ['react', 'react-dom', '@tanstack/react-query']

/** How much an entry may grow before its budget must change. */
const TOLERANCE = 1.05

/**
 * Size of each entry in an application: bundled with its dependencies except `EXTERNAL`, minified, gzipped.
 * @returns {Promise<Record<string, number>>} bytes by entry, sorted
 */
export async function sizesOf(caller) {
  const entries = PACKAGES.flatMap(name =>
    entriesOf(installed(caller, name))
      .filter(({ file }) => /\.(js|css)$/.test(file))
      .map(({ subpath, file }) => ({
        entry: posix.join('@yaoji', name, subpath),
        file: join(installed(caller, name), file),
      })),
  ).sort((one, other) => (one.entry < other.entry ? -1 : 1))
  const scripts = await bundle(
    callerFolder(caller),
    entries.filter(({ file }) => file.endsWith('.js')),
  )
  return Object.fromEntries(
    entries.map(({ entry, file }) => [
      entry,
      gzipSync(scripts.get(entry) ?? readFileSync(file), { level: 9 }).length,
    ]),
  )
}

/** @returns {Promise<Map<string, Uint8Array>>} the bundle of each entry */
async function bundle(folder, entries) {
  const { outputFiles } = await build({
    entryPoints: entries.map(({ file }, index) => ({ in: file, out: String(index) })),
    absWorkingDir: folder,
    outdir: folder,
    external: EXTERNAL.flatMap(name => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    legalComments: 'none',
    logLevel: 'error',
  })
  return new Map(outputFiles.map((file, index) => [entries[index].entry, file.contents]))
}

/** Each size rounded up to 100 bytes, so that a change of a few bytes does not change the table. */
export const budgetsOf = sizes =>
  Object.fromEntries(Object.entries(sizes).map(([entry, size]) => [entry, Math.ceil(size / 100) * 100]))

/** `@yaoji/ui/price: 2400 B, budget 2000 B`, the entries that are too large. */
export const tooLarge = (sizes, budgets) =>
  Object.entries(sizes)
    .filter(([entry, size]) => size > budgets[entry] * TOLERANCE)
    .map(([entry, size]) => `${entry}: ${size} B, budget ${budgets[entry]} B`)

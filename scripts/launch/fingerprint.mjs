import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Generated files, and files for tests and documentation: no build reads them. */
const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  'tests',
])
const SKIPPED_FILES = /\.((test|spec|stories)\.[cm]?[jt]sx?|mdx|tsbuildinfo|tgz|log)$/

/**
 * Digests of source folders. A file is read again only when its size or modification time changed, so an unchanged
 * repository costs one directory walk; a file that was only touched keeps its digest.
 * @param {string} root the folder that paths are relative to
 * @param {string} memory file that stores sizes, times and hashes between runs
 */
export function openFingerprints(root, memory) {
  const known = readMemory(memory)
  const seen = {}
  const read = []

  function hashOf(path) {
    if (seen[path]) return seen[path].hash
    const { size, mtimeMs } = statSync(join(root, path))
    const before = known[path]
    const same = before && before.size === size && before.mtimeMs === mtimeMs
    if (!same) read.push(path)
    seen[path] = same ? before : { size, mtimeMs, hash: contentHash(join(root, path)) }
    return seen[path].hash
  }

  return {
    /** One digest of the names and contents of files and folders; a path that does not exist counts as absent. */
    digest(paths) {
      const hash = createHash('sha1')
      for (const path of paths.flatMap(entry => filesUnder(root, entry)))
        hash.update(`${path}\0${hashOf(path)}\n`)
      return hash.digest('hex')
    },
    /** The files whose content had to be read. */
    read,
    save() {
      mkdirSync(dirname(memory), { recursive: true })
      writeFileSync(memory, JSON.stringify({ ...known, ...seen }))
    },
  }
}

function filesUnder(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(entry =>
      entry.isDirectory()
        ? !SKIPPED_FOLDERS.has(entry.name) && !entry.name.startsWith('.')
        : !SKIPPED_FILES.test(entry.name),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry =>
      entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
}

function contentHash(file) {
  return createHash('sha1').update(readFileSync(file)).digest('hex')
}

/** The content of a JSON file; an empty object when it does not exist or is invalid. */
export function readMemory(file) {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The file is incomplete: all files are read again.
    return {}
  }
}

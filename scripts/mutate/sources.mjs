import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder in the repository with the copy of a package that is being changed. */
export const COPIES = '.mutate'

const SOURCE = /\.tsx?$/
const NOT_CHANGED = /\.(test|stories|css)\.tsx?$|(^|\/)testing\/|(^|\/)fixtures/

/** Files of ui that only stylesheets call: they run in the build, and pictures of stories show what they make. */
const RUN_BY_BUILD = /^src\/(layout\/[^/]+|theme\/styled|cart-table\/rowGrid)\.ts$/

/** Of the service, its rules: not tables, addresses of calls, drawings, demo data and the start of the process. */
const RULES_OF_API = /^src\/(modules|wire)\/(?!pictures\/|openapi\/|invoice\/draw)(?!.*(tables|routes)\.ts$)/

/** Lines in a block of a sample. A fault that spans more lines is not in a sample. */
const BLOCK = 10

/**
 * The files of a package in which faults are put, relative to its folder.
 * @param {string} name of the package
 * @param {string} folder path of the package
 * @returns {string[]}
 */
export function sourcesOf(name, folder) {
  return readdirSync(join(folder, 'src'), { recursive: true })
    .map(path => `src/${path.replaceAll('\\', '/')}`)
    .filter(path => SOURCE.test(path) && !NOT_CHANGED.test(path) && !RUN_BY_BUILD.test(path))
    .filter(path => name !== 'api' || RULES_OF_API.test(path))
    .sort()
}

/**
 * Random blocks of lines of these files, as StrykerJS takes them (`src/money.ts:11-20`).
 * @param {string} folder path of the package
 * @param {string[]} files relative to it
 * @param {number} percent of all lines
 * @param {() => number} random
 */
export function sampleOf(folder, files, percent, random = Math.random) {
  return files.flatMap(file => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n').length
    return Array.from({ length: Math.ceil(lines / BLOCK) }, (_, index) => index * BLOCK + 1)
      .filter(() => random() * 100 < percent)
      .map(first => `${file}:${first}-${Math.min(first + BLOCK - 1, lines)}`)
  })
}

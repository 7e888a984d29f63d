import { join } from 'node:path'
import { ROOT } from '../launch/folders.mjs'
import { COPIES, sampleOf, sourcesOf } from './sources.mjs'

/** Settings of StrykerJS for the package that MUTATED_PACKAGE names; it runs in that package's folder. */
const { MUTATED_PACKAGE = '', MUTATED_PERCENT, MUTATED_FOLDER } = process.env
const folder = join(ROOT, '.cache/mutate', MUTATED_PACKAGE)
const all = MUTATED_PACKAGE ? sourcesOf(MUTATED_PACKAGE, process.cwd()) : []
const sources = MUTATED_FOLDER ? all.filter(path => path.startsWith(`${MUTATED_FOLDER}/`)) : all

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: MUTATED_PERCENT ? sampleOf(process.cwd(), sources, Number(MUTATED_PERCENT)) : sources,
  ignorePatterns: ['dist'],
  // The copy is as deep in the repository as a package is, so that the same relative paths are valid. Stryker deletes
  // this folder at the end.
  tempDirName: join('../..', COPIES),
  cleanTempDir: 'always',
  // A name that does not exist, so that Stryker rewrites no tsconfig: it expects its copy two folders deeper.
  tsconfigFile: 'tsconfig.none.json',
  ...(MUTATED_FOLDER && { vitest: { dir: MUTATED_FOLDER, related: false } }),
  dryRunTimeoutMinutes: 30,
  // A busy machine is no result: a test that only waits for the machine would count as noticed.
  timeoutMS: 60_000,
  // Results of a sample are not those of the whole, and those of one folder's tests are not those of all.
  incremental: !MUTATED_PERCENT && !MUTATED_FOLDER,
  incrementalFile: join(folder, 'incremental.json'),
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: join(folder, 'index.html') },
  clearTextReporter: { allowColor: false, reportTests: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
}

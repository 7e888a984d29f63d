import { join } from 'node:path'
import { ROOT } from '../launch/folders.mjs'
import { COPIES, sampleOf, sourcesOf } from './sources.mjs'

/** Settings of StrykerJS for the package that MUTATED_PACKAGE names; it runs in that package's folder. */
const { MUTATED_PACKAGE = '', MUTATED_PERCENT } = process.env
const folder = join(ROOT, '.cache/mutate', MUTATED_PACKAGE)
const sources = MUTATED_PACKAGE ? sourcesOf(MUTATED_PACKAGE, process.cwd()) : []

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
  // Results of a sample are not those of the whole.
  incremental: !MUTATED_PERCENT,
  incrementalFile: join(folder, 'incremental.json'),
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: join(folder, 'index.html') },
  clearTextReporter: { allowColor: false, reportTests: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
}

import { join } from 'node:path'
import { ROOT } from '../launch/folders.mjs'

/** The folder in the repository with the copy of a package that is being changed. */
export const COPIES = '.mutate'

/** Settings of StrykerJS for the package that MUTATED_PACKAGE names; it runs in that package's folder. */
const folder = join(ROOT, '.cache/mutate', process.env.MUTATED_PACKAGE ?? '')

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,stories,css}.{ts,tsx}',
    '!src/**/testing/**',
    '!src/**/fixtures*',
  ],
  ignorePatterns: ['dist'],
  // The copy is as deep in the repository as a package is, so that the same relative paths are valid. Stryker deletes
  // this folder at the end.
  tempDirName: join('../..', COPIES),
  cleanTempDir: 'always',
  // A name that does not exist, so that Stryker rewrites no tsconfig: it expects its copy two folders deeper.
  tsconfigFile: 'tsconfig.none.json',
  incremental: true,
  incrementalFile: join(folder, 'incremental.json'),
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: join(folder, 'index.html') },
  clearTextReporter: { allowColor: false, reportTests: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
}

import { SHARED_FILES, UNITS } from '../launch/builds.mjs'

/** Projects of the unit tests, with the folders that they import. The project that starts processes is not included. */
export const PROJECTS = [
  ...UNITS.map(({ name, folder, reads }) => ({ name, folder, reads })),
  { name: 'scripts', folder: 'scripts', reads: [] },
]

/** A change of these files can change the result of every test. */
const EVERY_TEST = [...SHARED_FILES, 'vitest.config.ts']

/** A change of these files can change what the linter finds in every file. */
const LINT_SETTINGS = ['biome.json', 'package-lock.json', '.gitignore']

/** Files outside of scripts/ that its tests read. */
const READ_BY_SCRIPTS = ['biome.json', 'knip.json', 'package.json', 'tsconfig.json', 'vitest.config.ts']

const MODULE = /\.(m?[jt]s|tsx)$/
const PROSE = /\.mdx?$/
/** A module that the test runner loads without an import. */
const SETTING = /(^|\/)(vitest\.(config|setup)|tests\/template)\.ts$/

/**
 * What a change can affect: files whose importers' tests must run, in the `related` projects, and projects to run
 * completely, because a changed file is read and not imported. `every`: a change affects all projects, or nobody knows
 * what changed.
 * @param {string[] | undefined} paths undefined when nobody knows
 * @returns {{ files: string[], related: string[], whole: string[], every: boolean }}
 */
export function reachOf(paths = EVERY_TEST) {
  const every = paths.some(path => EVERY_TEST.includes(path))
  const read = paths.filter(path => !PROSE.test(path) && (!MODULE.test(path) || SETTING.test(path)))
  const whole = PROJECTS.filter(
    ({ name, folder }) =>
      read.some(path => isUnder(path, folder)) || (name === 'scripts' && paths.some(isReadByScripts)),
  ).map(({ name }) => name)
  const files = paths.filter(path => MODULE.test(path))
  const related = PROJECTS.filter(
    ({ name, folder, reads }) =>
      !whole.includes(name) && files.some(path => [folder, ...reads].some(each => isUnder(path, each))),
  ).map(({ name }) => name)
  return { files, related, whole, every }
}

/**
 * The paths that the linter reads after a change: everything when its settings changed or nobody knows what changed.
 * @param {string[] | undefined} paths undefined when nobody knows
 */
export function pathsToLint(paths = LINT_SETTINGS) {
  return paths.some(path => LINT_SETTINGS.includes(path)) ? ['.'] : paths
}

function isReadByScripts(path) {
  return READ_BY_SCRIPTS.includes(path) || isUnder(path, 'scripts')
}

/** Whether a file is in a folder. */
function isUnder(path, folder) {
  return path.startsWith(`${folder}/`)
}

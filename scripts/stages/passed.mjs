import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EVERYWHERE, UNITS } from '../launch/builds.mjs'
import { openFingerprints, readMemory } from '../launch/fingerprint.mjs'

/** What every unit test reads: what every build does, and how the runner is set. */
const EVERY_TEST = [...EVERYWHERE, 'vitest.config.ts']

const SOURCES = ['apps', 'packages', 'e2e', 'docs', 'scripts']
const SETTINGS = ['package.json', 'biome.json', 'knip.json', 'tsconfig.json', 'README.md', 'CONTRIBUTING.md']

/**
 * Projects of the unit tests by their names for the runner, with everything that their tests depend on. What starts
 * processes is none of them: it takes longer than all others.
 */
export const PROJECTS = [
  ...UNITS.map(({ name, folder, reads }) => ({ name, reads: [folder, ...reads] })),
  { name: 'scripts', reads: [...SOURCES, ...SETTINGS] },
]

/**
 * Remembers which projects' tests passed, and on what: as long as nothing that they read differs they need not run
 * again to say the same.
 * @param {string} root the folder that paths are relative to
 * @param {string} folder where the memory is kept
 * @param {typeof PROJECTS} [projects]
 */
export function openPassed(root, folder, projects = PROJECTS) {
  const file = join(folder, 'passed.json')
  const before = readMemory(file)
  const fingerprints = openFingerprints(root, join(folder, 'passed-files.json'), 'tests')
  const now = Object.fromEntries(
    projects.map(({ name, reads }) => [
      name,
      `${process.version} ${fingerprints.digest([...reads, ...EVERY_TEST])}`,
    ]),
  )
  const stale = projects.map(({ name }) => name).filter(name => before[name] !== now[name])
  return {
    /** Names of the projects that did not pass as they are now. */
    stale,
    /** Says that they have passed. Contents are those of when the memory was opened. */
    keep() {
      mkdirSync(dirname(file), { recursive: true })
      fingerprints.save()
      writeFileSync(file, JSON.stringify(now))
    },
  }
}

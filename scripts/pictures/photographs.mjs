import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from '../launch/browser.mjs'
import { ROOT } from '../launch/folders.mjs'
import { changedPaths, git, workingTreeId } from '../launch/git.mjs'
import { step } from '../launch/progress.mjs'
import { builtStorybook, PICTURES } from './build.mjs'
import { baseOfChange, touchedBy } from './changed.mjs'
import { compareFolders } from './compare.mjs'
import { foldersOfStories, photograph, pictureName, storiesOf, storyOf, VIEWS } from './photograph.mjs'
import { writeReport } from './report.mjs'
import { committed, workingTree } from './source.mjs'

/** The number of Storybooks that are kept with their photographs: the latest ones. */
const KEPT = 6

/** The maximum number of listed differences; the report has all of them. */
const LISTED = 40

/**
 * Photographs the stories of two sources and compares the pictures. Existing photographs are used
 * again.
 * @param {{ against?: string, twice?: boolean, only: string[], announced?: (folder: string) => boolean }} options
 *   `announced`: whether the pictures of a component may differ; without it none may
 * @returns {Promise<number>} exit code
 */
export async function comparePhotographs({ against, twice, only, announced }) {
  const here = { source: workingTree(), name: 'the working tree' }
  const other = twice ? here : { source: committed(against), name: against }
  if (!twice && here.source.key === other.source.key) {
    console.log(`All files of the stories are the same at ${against}. 0 changed, 0 new, 0 removed`)
    return 0
  }
  const executablePath = await ensureBrowser()
  const camera = cameraName(executablePath)
  const before = await album(other, { only, executablePath, pictures: camera })
  const after = await album(here, { only, executablePath, pictures: twice ? 'again' : camera, fresh: twice })
  prune()
  const title = twice ? 'The working tree twice' : `${against} and the working tree`
  return answer(before, after, { title, announced })
}

/**
 * Compares the components that changed since the last commit on main. A picture that differs is right where a changeset
 * of the change names the component.
 * @returns {Promise<number>} exit code
 */
export async function compareChanged() {
  const base = baseOfChange()
  const files = base ? changedPaths(git(['rev-parse', `${base}^{tree}`]), workingTreeId()) : []
  const { components, announced } = touchedBy(files, file => readFileSync(join(ROOT, file), 'utf8'))
  if (components.length === 0) {
    console.log('No component changed. 0 changed, 0 new, 0 removed')
    return 0
  }
  console.log(`Changed components: ${components.join(', ')}`)
  return comparePhotographs({ against: base, only: components, announced })
}

/** Pictures with other settings, or of another browser, cannot be compared. */
function cameraName(executablePath) {
  const code = readFileSync(fileURLToPath(new URL('photograph.mjs', import.meta.url)))
  const version = execFileSync(executablePath, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
  return `pictures-${createHash('sha1').update(code).update(version).digest('hex').slice(0, 8)}`
}

/** The photographed stories of one source. */
async function album({ source, name }, { only, executablePath, pictures, fresh }) {
  const storybook = await builtStorybook(source, name)
  const folder = join(PICTURES, source.key, pictures)
  if (fresh) rmSync(folder, { recursive: true, force: true })
  const stories = storiesOf(storybook, only)
  const failures = await step(
    `Photographing ${stories.length} stories of ${name}`,
    () => photograph({ storybook, stories, folder, executablePath }),
    { outcome: ({ size }) => (size > 0 ? `${size} could not be shown` : 'done') },
  )
  utimesSync(join(PICTURES, source.key), new Date(), new Date())
  return { name, folder, stories, failures, folderOf: foldersOfStories(storybook) }
}

function prune() {
  const folders = readdirSync(PICTURES)
    .filter(name => name !== 'report')
    .map(name => ({ path: join(PICTURES, name), used: statSync(join(PICTURES, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used)
  for (const { path } of folders.slice(KEPT)) rmSync(path, { recursive: true, force: true })
}

/** Writes the report, prints the differences, returns the exit code. */
async function answer(before, after, { title, announced = () => false }) {
  const stories = [...new Set([...before.stories, ...after.stories])]
  const names = stories.flatMap(id => VIEWS.map(view => pictureName(id, view)))
  const results = compareFolders(names, { before: before.folder, after: after.folder })
  for (const { name, failures } of [before, after])
    for (const [id, message] of failures) console.log(`${id} could not be shown in ${name}: ${message}`)
  for (const { name, kind } of results.slice(0, LISTED)) console.log(`${kind.padEnd(8)} ${name}`)
  if (results.length > LISTED) console.log(`… and ${results.length - LISTED} more`)
  const folder = join(PICTURES, 'report')
  const page = writeReport(results, { folder, before: before.folder, after: after.folder, title })
  const count = kind => results.filter(result => result.kind === kind).length
  console.log(`\n${page}`)
  console.log(
    `${count('changed')} changed, ${count('new')} new, ${count('removed')} removed, of ${names.length} pictures of ${stories.length} stories`,
  )
  const surprising = results.filter(({ name }) => !announced(after.folderOf.get(storyOf(name)) ?? ''))
  if (surprising.length < results.length)
    console.log(`${results.length - surprising.length} of them are of components that a changeset names`)
  return surprising.length > 0 || after.failures.size > 0 ? 1 : 0
}

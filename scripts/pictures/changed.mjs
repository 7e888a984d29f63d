import { git } from '../launch/git.mjs'

/** Files of a component that its pictures show. Its stories are apart: they are examples, which can change alone. */
const SHOWN = /^packages\/ui\/src\/([a-z0-9-]+)\/.*(?<!\.(?:test|stories))\.tsx?$/
const STORIES = /^packages\/ui\/src\/([a-z0-9-]+)\/[^/]+\.stories\.tsx$/
const CHANGESET = /^\.changeset\/[a-z0-9-]+\.md$/

/** The last commit on main that a change does not have yet: where `main` is, or the commit before on main itself. */
export function baseOfChange() {
  for (const ref of ['main', 'origin/main', 'HEAD^1']) {
    const commit = read(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
    if (commit && commit !== git(['rev-parse', 'HEAD'])) return commit
  }
  return undefined
}

function read(args) {
  try {
    return git(args)
  } catch {
    return ''
  }
}

/**
 * What a change touches of the components.
 * @param {string[]} files that the change adds or changes
 * @param {(file: string) => string} textOf
 * @returns {{ components: string[], announced: (folder: string) => boolean }} the folders of the components that it
 *   changes, and whether their pictures may change: a changeset of the change names the component, or its stories change
 */
export function touchedBy(files, textOf) {
  const foldersOf = pattern => [...new Set(files.flatMap(file => pattern.exec(file)?.[1] ?? []))].sort()
  const texts = files.filter(file => CHANGESET.test(file)).map(textOf)
  const stories = new Set(foldersOf(STORIES))
  return {
    components: foldersOf(SHOWN),
    announced: folder => stories.has(folder) || texts.some(text => text.includes(nameOf(folder))),
  }
}

/** The component of a folder: `goods-card` has `GoodsCard`. */
const nameOf = folder => folder.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())

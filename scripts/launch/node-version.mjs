// Old versions of Node read this file: use only syntax of Node 12 (no ?., ??, top-level await, node: imports).

/** The oldest Node of each major line that the tools of this repository run on, oldest line first. */
const OLDEST = [
  { major: 20, minor: 19 },
  { major: 22, minor: 13 },
  { major: 24, minor: 0 },
]

/**
 * One line that says which Node to install, or undefined when this version is supported.
 * @param {string} version as in process.versions.node, `20.20.2`
 */
export function nodeComplaint(version) {
  const parts = version.split('.').map(Number)
  const newestLine = OLDEST[OLDEST.length - 1].major
  const line = OLDEST.find(oldest => oldest.major === parts[0])
  if (line ? parts[1] >= line.minor : parts[0] > newestLine) return undefined
  const names = OLDEST.map(oldest => `${oldest.major}${oldest.minor > 0 ? `.${oldest.minor}` : ''}+`)
  const wanted = `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`
  return `Yaoji needs Node ${wanted}; this is Node ${version}. Install one from https://nodejs.org`
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Every difference counts, also at a smoothed edge: both sides come from one browser on one machine. */
const EXACT = { threshold: 0, includeAA: true }

/**
 * The comparison of two PNG files, as bytes; undefined for a missing one.
 * @typedef {{ kind: 'equal' | 'new' | 'removed' } | { kind: 'changed', pixels: number, difference: Buffer }} Comparison
 * `difference` is a PNG that shows the pixels in red; pictures of different sizes are compared on the larger canvas
 *
 * @param {Buffer | undefined} before
 * @param {Buffer | undefined} after
 * @returns {Comparison}
 */
export function comparePictures(before, after) {
  if (!before && !after)
    throw new Error('pictures: both pictures are missing. A comparison needs one. Pass at least one picture.')
  if (!before) return { kind: 'new' }
  if (!after) return { kind: 'removed' }
  if (before.equals(after)) return { kind: 'equal' }
  return compareDecoded(PNG.sync.read(before), PNG.sync.read(after))
}

function compareDecoded(before, after) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const difference = new PNG({ width, height })
  const [left, right] = [before, after].map(picture => onCanvas(picture, width, height).data)
  const pixels = pixelmatch(left, right, difference.data, width, height, EXACT)
  return pixels === 0
    ? { kind: 'equal' }
    : { kind: 'changed', pixels, difference: PNG.sync.write(difference) }
}

/** The picture in the upper left corner of a transparent canvas. */
function onCanvas(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/**
 * Compares pictures of the same names in two folders.
 * @param {string[]} names without `.png`
 * @param {{ before: string, after: string }} folders
 * @returns {Array<{ name: string } & Comparison>} those that are not equal
 */
export function compareFolders(names, { before, after }) {
  return names
    .map(name => ({ name, ...comparePictures(read(before, name), read(after, name)) }))
    .filter(({ kind }) => kind !== 'equal')
}

function read(folder, name) {
  const file = join(folder, `${name}.png`)
  return existsSync(file) ? readFileSync(file) : undefined
}

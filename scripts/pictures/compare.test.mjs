import { PNG } from 'pngjs'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, write } from '../testing/folder.mjs'
import { compareFolders, comparePictures } from './compare.mjs'

const WHITE = [255, 255, 255, 255]
const ALMOST_WHITE = [255, 255, 254, 255]

function picture(width, height, { at, color } = {}) {
  const png = new PNG({ width, height })
  for (let pixel = 0; pixel < width * height; pixel++) png.data.set(pixel === at ? color : WHITE, pixel * 4)
  return PNG.sync.write(png)
}

test('a picture is equal to itself', () => {
  expect(comparePictures(picture(4, 3), picture(4, 3))).toEqual({ kind: 'equal' })
})

test('the same pixels in another compression are equal', () => {
  const repacked = PNG.sync.write(PNG.sync.read(picture(4, 3)), { deflateLevel: 0 })
  expect(repacked).not.toEqual(picture(4, 3))
  expect(comparePictures(picture(4, 3), repacked)).toEqual({ kind: 'equal' })
})

test('one pixel in another colour is a change, and the difference shows its place', () => {
  const { kind, pixels, difference } = comparePictures(
    picture(4, 3),
    picture(4, 3, { at: 5, color: ALMOST_WHITE }),
  )
  expect({ kind, pixels }).toEqual({ kind: 'changed', pixels: 1 })
  const { width, height, data } = PNG.sync.read(difference)
  expect({ width, height }).toEqual({ width: 4, height: 3 })
  expect([...data.subarray(5 * 4, 6 * 4)]).toEqual([255, 0, 0, 255])
})

test('a larger picture is a change, and the new area is the difference', () => {
  const { kind, pixels, difference } = comparePictures(picture(4, 3), picture(4, 5))
  expect({ kind, pixels }).toEqual({ kind: 'changed', pixels: 8 })
  expect(PNG.sync.read(difference).height).toBe(5)
})

test('a picture on one side only is new or removed', () => {
  expect(comparePictures(undefined, picture(1, 1))).toEqual({ kind: 'new' })
  expect(comparePictures(picture(1, 1), undefined)).toEqual({ kind: 'removed' })
})

test('comparing two folders lists the pictures that differ', () => {
  const before = temporaryFolder(onTestFinished, { 'same.png': picture(2, 2), 'gone.png': picture(2, 2) })
  const after = temporaryFolder(onTestFinished)
  write(after, { 'same.png': picture(2, 2), 'come.png': picture(2, 2) })
  expect(compareFolders(['same', 'gone', 'come'], { before, after })).toEqual([
    { name: 'gone', kind: 'removed' },
    { name: 'come', kind: 'new' },
  ])
})

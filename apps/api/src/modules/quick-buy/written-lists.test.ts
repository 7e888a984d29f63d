import { readPackNumber, readPurchaseText } from '@yaoji/domain'
import { expect, test } from 'vitest'
import { readLists } from '../../../tests/written-lists/lists'

/** Each line of the lists with the number that is read and the one that its writer means. */
function readNumbers() {
  return readLists().flatMap(({ kind, text, expected }) => {
    const { lines } = readPurchaseText(text)
    // A list of which another number of lines is read is wrong as a whole.
    if (lines.length !== expected.length) return [{ text: `${kind}: ${text}`, number: Number.NaN, meant: 0 }]
    return lines.map(({ query, number }, at) => ({
      text: `${kind}: ${query}`,
      number: readPackNumber(number),
      meant: expected[at]?.[1] ?? null,
    }))
  })
}

test('[RT-30] of 300 lists as people write them no number is read that was not meant, and no line is lost', () => {
  expect(readLists()).toHaveLength(300)
  const wrong = readNumbers().filter(({ number, meant }) => number !== null && number !== meant)
  expect(wrong).toEqual([])
})

test('[RT-30] of the numbers in these lists at least 92 % are read; the others are left to the buyer', () => {
  const meant = readNumbers().filter(each => each.meant !== null)
  const read = meant.filter(({ number, meant: each }) => number === each)
  expect(read.length / meant.length).toBeGreaterThanOrEqual(0.92)
})

import { expect, test } from 'vitest'
import { eachDue } from './each-due'

test('a row that fails does not stop the others, and the errors of all are thrown together', async () => {
  const done: number[] = []
  const work = async (row: number) => {
    if (row % 2 === 0) throw new Error(`row ${row}`)
    done.push(row)
    return row
  }
  expect(await eachDue([1, 3], work, 'api: x.')).toBe(4)
  await expect(eachDue([2, 5, 4, 7], work, 'api: some rows failed.')).rejects.toMatchObject({
    message: 'api: some rows failed. Failed: 2.',
    errors: [new Error('row 2'), new Error('row 4')],
  })
  expect(done).toEqual([1, 3, 5, 7])
})

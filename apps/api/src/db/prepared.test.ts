import type { QueryConfig } from 'pg'
import { expect, test } from 'vitest'
import { PLANNED_EACH_TIME, withName } from './prepared'

const nameIn = (text: string) => (withName({ text, values: [1] }) as QueryConfig).name

test('a statement that is sent again and again gets a name, the same for all connections', () => {
  const names = Array.from({ length: 6 }, () => nameIn('select 1 where $1 = 1'))
  expect(names.slice(0, 3)).toEqual([undefined, undefined, undefined])
  expect(names[3]).toMatch(/^[\w-]{32}$/)
  expect(new Set(names.slice(3)).size).toBe(1)
  expect(nameIn('select 2 where $1 = 1')).toBeUndefined()
})

test('a statement whose plan depends on its values never gets one', () => {
  const names = Array.from({ length: 6 }, () => nameIn(`select ${PLANNED_EACH_TIME} 1 where $1 = 1`))
  expect(new Set(names)).toEqual(new Set([undefined]))
})

import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { goods } from '../modules/goods/tables'
import { fixedText } from './fixed-text'

const written = (part: ReturnType<typeof sql>) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(part)
  return { text, params }
}

const NAMED = fixedText<'name' | 'where'>(
  place =>
    sql`${goods.name} = ${place('name')} or ${goods.code} = ${'fixed'} and ${place('where')} > ${place('name')}`,
)

test('values are bound, in their places and as often as they are used, beside those that never change', () => {
  expect(written(NAMED({ name: "o'x $1", where: 7 }))).toEqual({
    text: '"goods"."name" = $1 or "goods"."code" = $2 and $3 > $4',
    params: ["o'x $1", 'fixed', 7, "o'x $1"],
  })
})

test('a part goes into its place with its own values, also inside another statement', () => {
  const part = NAMED({ name: 'a', where: sql`length(${'b'})` })
  expect(written(sql`select ${1} where ${part} and ${true}`)).toEqual({
    text: 'select $1 where "goods"."name" = $2 or "goods"."code" = $3 and length($4) > $5 and $6',
    params: [1, 'a', 'fixed', 'b', 'a', true],
  })
})

test('a list is one value, and nothing is kept of the last use', () => {
  NAMED({ name: 'a', where: sql`x` })
  expect(written(NAMED({ name: [1, 2], where: null }))).toEqual({
    text: '"goods"."name" = $1 or "goods"."code" = $2 and $3 > $4',
    params: [[1, 2], 'fixed', null, [1, 2]],
  })
})

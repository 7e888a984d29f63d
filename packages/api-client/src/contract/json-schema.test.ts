import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cartEdit, cartLine, cartList, cartTotalCall } from './cart'
import { draw, drawNewRecord } from './draw'
import { callOf, endpoints } from './index'
import { type JsonSchema, toJsonSchema } from './json-schema'
import { userBase } from './user'

const REFS = '#/components/schemas/'
const answerOf = ({ data }: { data: Parameters<typeof toJsonSchema>[0] }) =>
  toJsonSchema(data, 'output', REFS)

/** Every value of `$ref` in a schema, at any depth. */
function refsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => (name === '$ref' ? [String(value)] : refsIn(value)))
}

const fieldOf = (schema: JsonSchema, name: string) => (schema.properties as Record<string, JsonSchema>)[name]

describe('the JSON schema of an answer', () => {
  test('refers to the entities in it, and returns each of them once', () => {
    const { schema, entities } = answerOf(cartList)
    expect(fieldOf(schema, 'list')).toMatchObject({ type: 'array', items: { $ref: `${REFS}CartLine` } })
    expect(fieldOf(schema, 'total')).toMatchObject({ $ref: `${REFS}CartTotal` })
    expect(Object.keys(entities)).toEqual(expect.arrayContaining(['CartLine', 'CartTotal', 'Goods']))
    expect(fieldOf(entities.CartLine!, 'goods')).toMatchObject({ $ref: `${REFS}Goods` })
  })

  test('an answer that is itself an entity is a reference to it', () => {
    const { schema, entities } = answerOf(draw)
    expect(schema).toEqual({ $ref: `${REFS}DrawResult` })
    expect(entities.DrawResult).toMatchObject({ type: 'object', properties: { chance: { type: 'integer' } } })
    expect(answerOf(userBase).schema).toEqual({ $ref: `${REFS}SessionUser` })
  })

  test('an entity in an entity that is the answer is a reference too', () => {
    const { schema, entities } = answerOf({ data: cartLine })
    expect(schema).toEqual({ $ref: `${REFS}CartLine` })
    expect(Object.keys(entities)).toEqual(expect.arrayContaining(['CartLine', 'Goods']))
    expect(entities.Goods).toMatchObject({ type: 'object' })
  })

  test('without entities there are none', () => {
    expect(toJsonSchema(z.object({ id: z.int() }), 'output', REFS).entities).toEqual({})
  })

  test('every reference of every call leads to an entity, and no entity has a key that JSON Schema lacks', () => {
    for (const endpoint of endpoints) {
      const { schema, entities } = answerOf(endpoint)
      const names = Object.keys(entities).map(name => REFS + name)
      expect(names, endpoint.name).toEqual(expect.arrayContaining(refsIn([schema, entities])))
      for (const entity of Object.values(entities)) expect(entity).not.toHaveProperty('id')
    }
  })

  test('the scalars inside an entity have their types and formats', () => {
    const { DrawResult } = answerOf(drawNewRecord).entities
    expect(fieldOf(DrawResult!, 'id')).toMatchObject({ type: 'integer' })
    expect(fieldOf(DrawResult!, 'created_at')).toMatchObject({ type: 'string', pattern: expect.any(String) })
  })
})

test('each field says what it means in Chinese and English', () => {
  const { schema } = toJsonSchema(callOf(cartEdit).payload, 'input', REFS)
  expect(fieldOf(schema, 'id')?.description).toBe('编号。Id.')
  expect(fieldOf(answerOf(cartTotalCall).entities.CartTotal!, 'selected_count')?.description).toMatch(
    /\p{Script=Han}。[A-Z]/u,
  )
})

test('a field that the glossary lacks has no description', () => {
  const { schema } = toJsonSchema(z.object({ unheard: z.string() }), 'output', REFS)
  expect(fieldOf(schema, 'unheard')).toEqual({ type: 'string' })
})

test('a list of allowed values stays as it is', () => {
  const { schema } = toJsonSchema(z.object({ status: z.literal([10, 15]) }), 'output', REFS)
  expect(fieldOf(schema, 'status')).toMatchObject({ enum: [10, 15] })
})

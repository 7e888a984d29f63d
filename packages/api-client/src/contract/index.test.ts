import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, endpoint, type InputOf, payload } from './endpoint'
import { callOf, calls, endpoints } from './index'
import { call } from './input/call'

const idInput = z.object({ id: z.int() })

const one = endpoint({
  name: 'thing.one',
  method: 'GET',
  path: '/api/thing/{id}',
  access: 'anyone',
  input: payload<typeof idInput>,
  data: z.object({}),
})

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}

const files = readdirSync(import.meta.dirname).filter(file => /^[\w-]+\.ts$/.test(file))
const modules = await Promise.all(files.map(file => import(join(import.meta.dirname, file))))

/** Names of all endpoints that the files of the contract export. */
const declared = modules.flatMap(module => Object.values(module).filter(isEndpoint)).map(({ name }) => name)

test('every endpoint that a file of the contract declares has one payload', () => {
  expect(endpoints.map(({ name }) => name).sort()).toEqual(declared.sort())
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
  for (const each of calls) expect(callOf(each.endpoint)).toBe(each)
})

test('[ER-08 2] no call of the cart cancels an earlier one', () => {
  const own = endpoints.filter(({ path }) => path.startsWith('/api/cart'))
  expect(own.length).toBeGreaterThan(9)
  expect(own.filter(({ concurrent }) => !concurrent).map(({ name }) => name)).toEqual([])
})

test('the error of an endpoint without a payload says what to do', () => {
  expect(() => callOf(one)).toThrow(
    'thing.one has no payload. No file in contract/input contains a call for it.',
  )
})

test('a call accepts only the payload that its endpoint declares', () => {
  const input: InputOf<typeof one> = { id: 7 }
  expect(call(one, { payload: idInput, summary: '' }).payload.parse(input)).toEqual({ id: 7 })
  // @ts-expect-error a field is missing
  call(one, { payload: z.object({}), summary: '' })
  // @ts-expect-error a field of another type
  call(one, { payload: z.object({ id: z.string() }), summary: '' })
  // @ts-expect-error a field that the declared payload does not have
  call(one, { payload: z.object({ id: z.int(), more: z.optional(z.string()) }), summary: '' })
  // @ts-expect-error a required field that is optional here
  call(one, { payload: z.object({ id: z.optional(z.int()) }), summary: '' })
})

test('an endpoint has no payload schema at run time', () => {
  expect(one.input).toBeUndefined()
})

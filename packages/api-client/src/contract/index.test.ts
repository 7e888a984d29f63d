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

/** Names of the endpoints that the files of the contract export, wherever they are listed. */
async function declared(): Promise<string[]> {
  const files = readdirSync(import.meta.dirname).filter(file => /^[\w-]+\.ts$/.test(file))
  const modules = await Promise.all(files.map(file => import(join(import.meta.dirname, file))))
  return modules.flatMap(module => Object.values(module).filter(isEndpoint)).map(({ name }) => name)
}

test('every endpoint that a file of the contract declares is joined to its payload, once', async () => {
  expect(endpoints.map(({ name }) => name).sort()).toEqual((await declared()).sort())
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
  for (const each of calls) expect(callOf(each.endpoint)).toBe(each)
})

test('an endpoint that nothing is joined to says what to do', () => {
  expect(() => callOf(one)).toThrow('thing.one has no payload. No call in contract/input joins one to it.')
})

test('an endpoint is joined to the payload it is declared with, and to no other', () => {
  const input: InputOf<typeof one> = { id: 7 }
  expect(call(one, { payload: idInput, summary: '' }).payload.parse(input)).toEqual({ id: 7 })
  // @ts-expect-error a field is missing
  call(one, { payload: z.object({}), summary: '' })
  // @ts-expect-error a field of another type
  call(one, { payload: z.object({ id: z.string() }), summary: '' })
  // @ts-expect-error a field that callers do not know
  call(one, { payload: z.object({ id: z.int(), more: z.optional(z.string()) }), summary: '' })
  // @ts-expect-error a field that callers may not leave out
  call(one, { payload: z.object({ id: z.optional(z.int()) }), summary: '' })
})

test('an endpoint carries nothing at run time of what it is given', () => {
  expect(one.input).toBeUndefined()
})

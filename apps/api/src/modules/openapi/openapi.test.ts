import { endpoints } from '@yaoji/api-client/contract'
import { formOfJson, readForm } from '@yaoji/api-client/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../../../tests/service'

let service: TestService
let document: Document

interface Operation {
  operationId: string
  tags: string[]
  'x-origin': string
  'x-row'?: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: unknown; example?: unknown; 'x-example-form': string }> }
  responses: Record<string, unknown>
}

interface Document {
  openapi: string
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties?: object }>; responses: Record<string, unknown> }
}

beforeAll(async () => {
  service = await startService()
  const { body } = await service.visitor().raw('GET', '/api/openapi.json')
  document = body as unknown as Document
})

afterAll(() => service.close())

function operations(): Operation[] {
  return Object.values(document.paths).flatMap(path => Object.values(path))
}

function operation(name: string): Operation {
  return operations().find(each => each.operationId === name)!
}

test('every call of the contract is in the document once, with its source', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(
    operations()
      .map(each => each.operationId)
      .sort(),
  ).toEqual(endpoints.map(each => each.name).sort())
  expect(operation('goods.list')).toMatchObject({ 'x-origin': 'specification', 'x-row': 'AP-13' })
  expect(operation('auth.login')).toMatchObject({ 'x-origin': 'project' })
})

test('every call has the tag of its resource, which has a name and a description', () => {
  const names = document.tags.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(document.tags.filter(({ description }) => !description)).toEqual([])
  expect(operations().filter(({ tags }) => tags.length !== 1 || !names.includes(tags[0]!))).toEqual([])
  expect(operation('invoice.list').tags).toEqual(['发票'])
})

test('all 63 rows of the specification are there, once', () => {
  const rows = operations().flatMap(each => each['x-row'] ?? [])
  const all = Array.from({ length: 63 }, (_, at) => `AP-${String(at + 1).padStart(2, '0')}`)
  expect(rows.sort()).toEqual(all)
})

test('every reference in the document has a target', () => {
  const broken = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)].filter(
    ([, kind, name]) => !(document.components as Record<string, object>)[kind!]?.[name as never],
  )
  expect(broken.map(match => match[0])).toEqual([])
  expect(JSON.stringify(document)).not.toContain('$defs')
})

test('[SV-02] every form can be a JSON body too, and its example means the same', () => {
  const bodies = operations().flatMap(({ requestBody }) => requestBody ?? [])
  const forms = bodies.filter(({ content }) => 'application/x-www-form-urlencoded' in content)
  expect(forms.length).toBeGreaterThan(40)
  for (const { content } of forms) {
    const form = readForm(encodeURI(content['application/x-www-form-urlencoded']!['x-example-form']))
    expect(formOfJson(JSON.stringify(content['application/json']!.example))).toEqual(form)
  }
})

test('bodies are forms, and the service can read their examples', () => {
  const form = operation('cart.add').requestBody?.content['application/x-www-form-urlencoded']
  expect(form?.['x-example-form']).toBe('params[0][goods_id]=1&params[0][number]=1')
  for (const { operationId, requestBody } of operations()) {
    const text = requestBody?.content['application/x-www-form-urlencoded']?.['x-example-form']
    if (text !== undefined) expect(() => readForm(text), operationId).not.toThrow()
  }
})

test('a call with a file has a form with its fields and the file, and lists the refusal of a large file', () => {
  const { requestBody, responses } = operation('file.upload')
  expect(requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    properties: { purpose: { enum: expect.arrayContaining(['licence']) }, file: { type: 'string' } },
    required: ['purpose', 'file'],
  })
  expect(Object.keys(responses)).toContain('413')
})

test('the kind of a call decides its headers, its refusals and who may call it', () => {
  const { parameters, responses, security } = operation('cart.add')
  const headers = parameters.map(({ name, required }) => [name, required])
  expect(headers).toEqual([
    ['X-Requested-With', true],
    ['Idempotency-Key', false],
    ['X-Buyer', false],
  ])
  expect(Object.keys(responses)).toEqual(['200', '403', '409', '422', '429', '500'])
  expect(security).toEqual([])
  expect(operation('favorite.list').security).toEqual([{ session: [] }])
  expect(Object.keys(operation('address.delete').responses)).toContain('404')
  expect(operation('focus.kxzqAd').parameters[0]).toMatchObject({
    name: 'ids[]',
    in: 'query',
    required: true,
  })
})

test('every field is explained in both languages', () => {
  const silent: string[] = []
  const walk = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [name, value] of Object.entries(node)) {
      if (name === 'properties') {
        for (const [field, schema] of Object.entries(value as Record<string, { description?: string }>)) {
          if (!schema.description) silent.push(`${at}.${field}`)
        }
      }
      walk(value, name)
    }
  }
  for (const { requestBody } of operations()) walk(requestBody, 'body')
  walk(document.components.schemas.Goods, 'Goods')
  expect(silent).toEqual([])
})

test('the reading page of the document has its own security header, other addresses do not', async () => {
  const browser = service.visitor()
  const page = await browser.raw('GET', '/api/docs')
  expect(page.status).toBe(200)
  expect(String(page.headers['content-security-policy'])).toContain("script-src 'self'; style-src")
  expect(String(page.headers['content-security-policy'])).not.toContain('unsafe-eval')
  const other = await browser.raw('GET', '/api/user/base')
  expect(other.headers['content-security-policy']).not.toBe(page.headers['content-security-policy'])
})

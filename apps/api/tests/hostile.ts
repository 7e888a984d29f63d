import { callOf, type Endpoint, pathNames } from '@yaoji/api-client/contract'
import { type JsonSchema, toJsonSchema } from '@yaoji/api-client/contract/json-schema'
import { type FormInput, writeForm } from '@yaoji/api-client/form'
import { exampleOf } from '../src/modules/openapi/example'
import { entryOf, type Field, fieldsOf, type Input, isAllowed } from './allowed-input'
import { PDF } from './files'
import { BROKEN_FORMS } from './generated'

/** A request that a careless or hostile caller sends. */
export interface Hostile {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Whether the contract allows the request; a refused entry of a bulk call is allowed. */
  readonly allowed: 'yes' | 'no' | 'as an entry'
}

const FORM = 'application/x-www-form-urlencoded'

/** Texts that are no number, date, code or name, and those that are one in another notation. */
export const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '0',
    '-1',
    '-0',
    '00',
    '1 ',
    '+1',
    '1e3',
    '0x10',
    '1.5',
    '１２',
    '١',
    '1,2',
    '٣',
  ],
  ...['2147483647', '2147483648', '-2147483649', '9007199254740993', '99999999999999999999', '9'.repeat(400)],
  ...['NaN', 'Infinity', 'null', 'undefined', 'true', '[]', '{}', '__proto__', 'constructor', 'toString'],
  ...["'; drop table users; --", '%', '_', '\\', '<script>alert(1)</script>', '../../etc/passwd', '{{7*7}}'],
  ...['a\r\nSet-Cookie: yaoji=x', '\u202e', '\ufeff', '\ufffd', '😀'.repeat(100), `${'a'.repeat(199)}😀`],
  ...['2026-02-30', '0000-00-00', '9999-12-31', '-001-01-01', 'a'.repeat(5000), '阿'.repeat(3000)],
]

/** Values that are no text. */
const SHAPES: FormInput[] = [
  [],
  ['1', 'x'],
  ['\0'],
  [['1']],
  { a: '1' },
  { 1: '1' },
  { __proto__: '1', constructor: { prototype: '1' } },
  [{ goods_id: '0', number: '-1' }],
  [{ goods_id: '2147483648', number: '\0' }],
  Array.from({ length: 2001 }, () => '1'),
]

/** Percent-encodings of nothing: halves of a surrogate pair, an overlong sign, cut sequences. */
const ENCODED = ['%ED%A0%BD', '%ED%B8%80', '%C0%AE', '%F0%9F%98', '%', '%zz', '%00', '%u0041']

const pageKey = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

/** Positions in a list that no list has. */
const PAGE_KEYS = [
  ...['1e5', '--', '.', '9'.repeat(19), '2026-13-45', 'NaN', ''].map(value => pageKey(value, 1)),
  ...[-1, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, '1', null].map(id => pageKey('1', id)),
  ...[pageKey(), pageKey(1, 1), pageKey({}), 'x', '{}', Buffer.from('[1').toString('base64url')],
]

/** Values with which a call gets beyond its checks. */
const GOOD: Readonly<Record<string, string>> = {
  account: '13900000009',
  bank_serial: '2026112000001',
  code: '123456',
  contact: '王药师',
  content: '包装破损',
  credit_code: '91350100M000100Y43',
  detail: '张江路 8 号',
  district_code: '310115',
  expected_total: '100000.00',
  mobile: '13900000001',
  paid_date: '2026-11-20',
  password: 'Kangning-88',
  path: '/help',
  phone: '13900000009',
  value: '13900000009',
}

/** Fields that a call needs although its schema does not require them: which ones depends on the other fields. */
const NEEDED: Readonly<Record<string, Input>> = {
  'licence.update': { number: '91350100M000100Y43', begin_date: '2024-01-01', end_date: '2099-01-01' },
  'register.document': { number: '91350100M000100Y43', begin_date: '2024-01-01', end_date: '2099-01-01' },
}

/** An input that passes the checks of a call's schema; hostile values are put in its places. */
export function goodInput(endpoint: Endpoint): Input {
  return { ...(goodOf(schemaOf(endpoint)) as Input), ...NEEDED[endpoint.name] }
}

/** Every hostile request of a call: each value in each place, forms of no call, methods, types and headers. */
export function hostileRequests(endpoint: Endpoint): Hostile[] {
  const inFiles = endpoint.multipart ? TEXTS.map(name => withFile(endpoint, goodInput(endpoint), name)) : []
  return [...inFields(endpoint), ...inForms(endpoint), ...inHeaders(endpoint), ...inFiles]
}

const schemaOf = (endpoint: Endpoint) => toJsonSchema(callOf(endpoint).payload, 'input', '#/').schema

/** A value of a schema, with the good values at their names. */
function goodOf(schema: JsonSchema, name = ''): FormInput {
  if (name in GOOD) return GOOD[name]
  if (schema.type === 'array') return [goodOf((schema.items ?? {}) as JsonSchema)]
  if (schema.type !== 'object') return exampleOf(schema) as FormInput
  return Object.fromEntries(
    fieldsOf(schema).flatMap(field =>
      field.required ? [[field.name, goodOf(field.schema, field.name)]] : [],
    ),
  )
}

const isQuery = ({ method }: Endpoint) => method === 'GET' || method === 'DELETE'

function inFields(endpoint: Endpoint): Hostile[] {
  const schema = schemaOf(endpoint)
  const good = goodInput(endpoint)
  return fieldsOf(schema).flatMap(field => {
    const { name } = field
    const put = (value: FormInput, allowed = allowedAt(endpoint, field, value)) =>
      request(endpoint, { ...good, [name]: value }, allowed)
    if (pathNames(endpoint.path).includes(name)) {
      return [...TEXTS.map(text => put(text)), ...ENCODED.map(text => inPath(endpoint, good, name, text))]
    }
    const keys = name === 'key' ? PAGE_KEYS : []
    return [
      ...[...TEXTS, ...SHAPES].map(value => put(value)),
      ...keys.map(key => put(key, 'no')),
      ...ENCODED.map(text => encoded(endpoint, good, name, text)),
      ...insideOf(field).map(value => put(value)),
    ]
  })
}

/** Lists and records of the right shape with a hostile text at one of their places. */
function insideOf({ schema, name }: Field): FormInput[] {
  if (schema.type === 'array') {
    const items = (schema.items ?? {}) as JsonSchema
    const entry = { name, schema: items, required: true }
    const wrong = items.type === 'object' ? insideOf(entry) : TEXTS
    return wrong.map(value => [goodOf(items), value])
  }
  if (schema.type !== 'object') return []
  const good = goodOf(schema) as Input
  return fieldsOf(schema).flatMap(field => TEXTS.map(text => ({ ...good, [field.name]: text })))
}

/** Lists that may be one text with commas. */
const COMMA_LISTS = ['focus.kxzqAd']

function allowedAt(endpoint: Endpoint, field: Field, value: FormInput): Hostile['allowed'] {
  if (endpoint.name === 'payment.callback') return 'no'
  if (value === '' && !field.required && isQuery(endpoint)) return 'yes'
  const read = COMMA_LISTS.includes(endpoint.name) && typeof value === 'string' ? value.split(',') : value
  if (isAllowed(field, read)) return 'yes'
  const isEntry = Array.isArray(value) && callOf(endpoint).bulk === field.name && value.length <= 2000
  return isEntry && value.some(entry => isAllowed(entryOf(field), entry)) ? 'as an entry' : 'no'
}

function request(endpoint: Endpoint, input: Input, allowed: Hostile['allowed']): Hostile {
  const inAddress = new Set(pathNames(endpoint.path))
  const form = writeForm(Object.fromEntries(Object.entries(input).filter(([name]) => !inAddress.has(name))))
  return withForm(endpoint, pathOf(endpoint, input), form, allowed)
}

function withForm(endpoint: Endpoint, path: string, form: string, allowed: Hostile['allowed']): Hostile {
  const { method } = endpoint
  const headers = { 'x-requested-with': 'test' }
  if (isQuery(endpoint)) return { method, url: form ? `${path}?${form}` : path, headers, allowed }
  if (endpoint.multipart) return { method, url: path, ...multipart(new URLSearchParams(form)), allowed }
  return { method, url: path, headers: { ...headers, 'content-type': FORM }, body: form, allowed }
}

/** A request with a file that has a hostile name. */
function withFile(endpoint: Endpoint, input: Input, filename: string): Hostile {
  const pairs = new URLSearchParams(writeForm(input))
  return { method: endpoint.method, url: endpoint.path, ...multipart(pairs, filename), allowed: 'yes' }
}

const BOUNDARY = 'boundary-of-the-hostile-requests'

/** A form with a small PDF file. Only the quotes of names are escaped, as browsers do. */
function multipart(pairs: Iterable<[string, string]>, filename = '营业执照.pdf') {
  const nameOf = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const part = (disposition: string, content: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
  const fields = [...pairs].map(([name, value]) => part(`name="${nameOf(name)}"`, value))
  const file = part(`name="file"; filename="${nameOf(filename)}"`, PDF.toString())
  return {
    headers: { 'x-requested-with': 'test', 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${fields.join('')}${file}--${BOUNDARY}--\r\n`,
  }
}

function pathOf({ path }: Endpoint, input: Input): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name] ?? 1)))
}

function inPath(endpoint: Endpoint, good: Input, name: string, text: string): Hostile {
  const made = request(endpoint, { ...good, [name]: 'HERE' }, 'no')
  return { ...made, url: made.url.replace('HERE', text) }
}

function encoded(endpoint: Endpoint, good: Input, name: string, text: string): Hostile {
  const made = request(endpoint, { ...good, [name]: 'HERE' }, 'no')
  return { ...made, url: made.url.replace('HERE', text), body: made.body?.replace('HERE', text) }
}

/** Bodies and queries that are no form of the call, and types that are no form at all. */
function inForms(endpoint: Endpoint): Hostile[] {
  const path = pathOf(endpoint, {})
  const broken = [
    ...BROKEN_FORMS,
    `${'a=1&'.repeat(20_001)}b=1`,
    '='.repeat(500),
    '[]=1',
    '[a]=1',
    'a[]=1&a=2',
  ]
  const forms = broken.map(form => withForm(endpoint, path, form, 'yes'))
  if (isQuery(endpoint)) return forms
  const types = [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'text/xml',
    `${FORM};charset=utf-16`,
    '\t',
  ]
  const good = request(endpoint, goodInput(endpoint), 'yes')
  return [
    ...forms,
    ...types.map(type => ({ ...good, headers: { ...good.headers, 'content-type': type } })),
    { ...good, headers: { ...good.headers, 'content-encoding': 'gzip' } },
    { ...good, headers: { ...good.headers, 'content-length': '7' }, body: 'a=1&b=2' },
    { ...good, body: `${good.body}&a=${'a'.repeat(1_600_000)}` },
  ]
}

const METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'DELETE', 'GET']

function inHeaders(endpoint: Endpoint): Hostile[] {
  const good = request(endpoint, goodInput(endpoint), 'yes')
  const headers: Hostile['headers'][] = [
    ...['', '\u00e9', 'a'.repeat(5000), '../', '%00', '1'].flatMap((value): Hostile['headers'][] => [
      { 'idempotency-key': value },
      { 'x-buyer': value },
      { cookie: `yaoji=${value}` },
      { cookie: value },
      { 'user-agent': value },
      { origin: value },
      { 'accept-encoding': value },
      { 'x-forwarded-for': value },
      { range: `bytes=${value}` },
    ]),
    { 'user-agent': `${'a'.repeat(199)}\u00f0\u009f\u0098\u0080` },
  ]
  return [
    ...headers.map(more => ({ ...good, headers: { ...good.headers, ...more } })),
    ...METHODS.map(method => ({ ...good, method })),
  ]
}

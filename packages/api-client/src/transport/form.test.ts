import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FormError, type FormRecord, type FormValue, formOfJson, readForm, writeForm } from './form'

const specialText = fc.constantFrom(
  '',
  '阿莫西林',
  '💊',
  '&=%+#',
  'a b',
  '[0]',
  ']x[',
  '__proto__',
  '\n',
  '%E4',
  '=',
  '+',
)
const text = fc.oneof(specialText, fc.string({ unit: 'grapheme' }))
/** Record names. A name of digits is excluded, because the reader takes it as a list index. */
const name = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'goods_id', '药品', 'a b', 'x&y=z', '%'),
  fc.string({ minLength: 1, maxLength: 8 }).filter(key => !/^\d+$/.test(key)),
)
const value: fc.Arbitrary<FormValue> = fc.letrec<{ value: FormValue }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    text,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 4, noNullPrototype: false }),
  ),
})).value
const record = fc.dictionary(name, value, { maxKeys: 5 })

/** Whether no name contains brackets, which are syntax in form names. */
function hasPlainNames(given: FormValue): boolean {
  if (typeof given === 'string') return true
  if (Array.isArray(given)) return given.every(hasPlainNames)
  return Object.entries(given).every(([key, entry]) => !/[[\]]/.test(key) && hasPlainNames(entry))
}

function plain(given: FormValue): unknown {
  if (typeof given === 'string') return given
  if (Array.isArray(given)) return given.map(plain)
  return Object.entries(given).map(([key, entry]) => [key, plain(entry)])
}

test('any record is the same after writing and reading', () => {
  fc.assert(
    fc.property(record, given => {
      fc.pre(hasPlainNames(given))
      expect(plain(readForm(writeForm(given)))).toEqual(plain(given))
    }),
    { numRuns: 1000 },
  )
})

test('[SV-02] a JSON body is the form that is written of the same record', () => {
  fc.assert(
    fc.property(record, given => {
      fc.pre(hasPlainNames(given))
      expect(plain(formOfJson(JSON.stringify(given)))).toEqual(plain(readForm(writeForm(given))))
    }),
    { numRuns: 1000 },
  )
})

test('numbers of JSON become digits, null is absent, and nothing is an empty record', () => {
  const body = '{"ids":[7,8],"is_new":1,"rate":0.5,"note":null,"all":[],"on":true}'
  expect(formOfJson(body)).toEqual({ ids: ['7', '8'], is_new: '1', rate: '0.5', all: [], on: 'true' })
  expect(formOfJson('')).toEqual({})
})

test.each([
  ['no JSON', '{"a":'],
  ['a list', '[1]'],
  ['a number', '7'],
  ['null in a list', '{"ids":[7,null]}'],
  ['a number that JavaScript would change', '{"id":9007199254740993}'],
  ['half of a character', '{"a":"\\ud83d"}'],
  ['half of a character in a name', '{"\\ud83d":"a"}'],
  ['nesting that is too deep', `${'{"a":'.repeat(7)}1${'}'.repeat(7)}`],
])('%s as a JSON body is malformed', (_what, body) => {
  expect(() => formOfJson(body)).toThrow(expect.objectContaining({ name: 'FormError', reason: 'malformed' }))
})

test('a JSON body has as many values as a form at most', () => {
  const body = (count: number) => JSON.stringify({ ids: Array(count).fill(1) })
  expect(formOfJson(body(9), { pairs: 10, depth: 6 }).ids).toHaveLength(9)
  expect(() => formOfJson(body(10), { pairs: 10, depth: 6 })).toThrow(
    expect.objectContaining({ reason: 'too_large' }),
  )
})

test.each([1, 20, 21, 125, 126, 1000, 1001, 2000])('%i lines keep their count and order', count => {
  const params = Array.from({ length: count }, (_, index) => ({ goods_id: String(index + 1), number: '10' }))
  const read = readForm(writeForm({ params, ids: params.map(line => line.goods_id) })) as {
    params: FormRecord[]
    ids: string[]
  }
  expect(read.params.map(line => line.goods_id)).toEqual(params.map(line => line.goods_id))
  expect(read.ids).toHaveLength(count)
})

describe('writing', () => {
  test('what is not given is omitted, at every depth', () => {
    expect(writeForm({ a: undefined, b: null, c: { d: undefined, e: 1 }, f: [null, 'x'] })).toBe(
      'c[e]=1&f[1]=x',
    )
  })

  test('an empty list is written, a list with entries has only them', () => {
    expect(writeForm({ ids: [] })).toBe('ids[]')
    expect(writeForm({ ids: [7, 8] })).toBe('ids[0]=7&ids[1]=8')
  })
})

describe('reading', () => {
  test.each([
    ['ids[0]=7&ids[1]=8', ['7', '8']],
    ['ids[]=7&ids[]=8', ['7', '8']],
    ['ids%5B%5D=7&ids%5B%5D=8', ['7', '8']],
    ['ids[1]=8&ids[0]=7', ['7', '8']],
    ['ids[]', []],
  ])('%s is a list', (body, ids) => {
    expect(readForm(body).ids).toEqual(ids)
  })

  test('a plus is a space, as in HTML forms', () => {
    expect(readForm('q=a+b').q).toBe('a b')
  })

  test.each([
    'a=1&a=2',
    'a[0]=1&a[0]=2',
    'a[0]=1&a[]=2',
    'a[]=1&a[x]=2',
    'a=1&a[b]=2',
    'a[1]=x&a[2]=y&a[0]=z&a[9]=q',
    'a[0=1',
    'a[b[c]]=1',
    'a=%ZZ',
    'a[b][c][d][e][f][g]=1',
  ])('%s is refused, not truncated', body => {
    expect(() => readForm(body)).toThrow(FormError)
  })

  test('more pairs than the limit are too large', () => {
    const pairs = Array.from({ length: 11 }, (_, index) => `a${index}=1`)
    expect(() => readForm(pairs.join('&'), { pairs: 10, depth: 4 })).toThrow(
      expect.objectContaining({ reason: 'too_large', message: '表单最多 10 个值' }),
    )
    expect(Object.keys(readForm(pairs.slice(1).join('&'), { pairs: 10, depth: 4 }))).toHaveLength(10)
  })

  test('names may be nested up to the limit', () => {
    expect(readForm('a[b]=1', { pairs: 10, depth: 2 })).toEqual({ a: { b: '1' } })
    expect(() => readForm('a[b][c]=1', { pairs: 10, depth: 2 })).toThrow('嵌套超过 2 层：a[b][c]')
  })

  test.each([
    ['a[0=1', '方括号不成对：a[0'],
    ['a=%ZZ', '不是 UTF-8 的百分号编码：%ZZ'],
    ['a=1&a[b]=2', '既是文本又是列表：a'],
    ['a=1&a=2', '重复的名称：a'],
    ['a[0]=1&a[]=2', '列表混用了 [] 和名称'],
    ['a[]=1&a[x]=2', '列表混用了 [] 和名称'],
    ['a[x]=1&a[]=2', '列表混用了 [] 和名称'],
    ['a[0]=1&a[2]=3', '列表缺少第 1 项（从 0 数起）'],
  ])('the error for %s says what is wrong', (body, message) => {
    expect(() => readForm(body)).toThrow(
      expect.objectContaining({ name: 'FormError', reason: 'malformed', message }),
    )
  })

  test.each([
    ['nesting', (name: string) => `${name}[b][c][d][e][f][g]=1`],
    ['brackets', (name: string) => `${name}[0=1`],
    ['encoding', (name: string) => `a=${name}%ZZ`],
    ['text and list', (name: string) => `${name}=1&${name}[b]=2`],
    ['repetition', (name: string) => `${name}=1&${name}=2`],
  ])('an error about %s quotes at most 40 characters of a body', (_title, bodyOf) => {
    const name = 'n'.repeat(60)
    expect(() => readForm(bodyOf(name))).toThrow(/[^n]n{40}$/)
  })

  test('an empty body, and empty pairs, contain nothing', () => {
    expect(Object.keys(readForm(''))).toEqual([])
    expect(Object.entries(readForm('&a=1&&b=2&'))).toEqual([
      ['a', '1'],
      ['b', '2'],
    ])
  })

  test('a name without a value is an empty text', () => {
    expect(readForm('a&b=').a).toBe('')
    expect(readForm('a&b=').b).toBe('')
  })

  test('a list that is also declared empty keeps its entries', () => {
    expect(readForm('ids[]&ids[]=7').ids).toEqual(['7'])
  })

  test('a name of an object’s internals is an ordinary name', () => {
    readForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

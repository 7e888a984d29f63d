/**
 * Form encoding with brackets: `params[0][goods_id]=1`, `ids[0]=7` or `ids[]=7`, `ids[]` (no `=`) for an empty
 * list. `readForm` refuses a body that it cannot read completely, so that no entry is lost.
 */

/** A value of a form after reading: text, or lists and records of values. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormRecord = { [name: string]: FormValue }

/** A value that can be written: numbers become digits; undefined and null are omitted. */
export type FormInput =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormInput[]
  | { readonly [name: string]: FormInput }

/** A body that cannot be read completely: too large, or malformed. */
export class FormError extends Error {
  override readonly name = 'FormError'
  readonly reason: 'too_large' | 'malformed'

  constructor(reason: 'too_large' | 'malformed', message: string) {
    super(message)
    this.reason = reason
  }
}

export interface FormLimits {
  /** Maximum number of pairs in one body. */
  readonly pairs: number
  /** Maximum nesting of brackets. */
  readonly depth: number
}

/** Enough for a bulk call of 2,000 lines with nine fields each. */
export const FORM_LIMITS: FormLimits = { pairs: 20_000, depth: 6 }

/** Writes a record as a form body or query, in the record's key order. */
export function writeForm(record: Readonly<Record<string, FormInput>>): string {
  const pairs: string[] = []
  writeEntries(pairs, record, name => name)
  return pairs.join('&')
}

function writeEntries(pairs: string[], entries: object, keyOf: (name: string) => string): void {
  for (const [name, value] of Object.entries(entries))
    writeValue(pairs, keyOf(encodeURIComponent(name)), value)
}

function writeValue(pairs: string[], key: string, value: FormInput): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value) && value.length === 0) pairs.push(`${key}[]`)
  else if (typeof value === 'object') writeEntries(pairs, value, name => `${key}[${name}]`)
  else pairs.push(`${key}=${encodeURIComponent(String(value).replace(LONE_SURROGATE, '\uFFFD'))}`)
}

/** A single surrogate, for example at the end of a truncated text. It cannot be encoded as UTF-8. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Reads a form body or query. Throws {@link FormError}; the result's records have no prototype. */
export function readForm(body: string, limits: FormLimits = FORM_LIMITS): FormRecord {
  const root = new Branch()
  if (body === '') return root.asRecord()
  const pairs = body.split('&', limits.pairs + 1)
  if (pairs.length > limits.pairs) throw new FormError('too_large', `表单最多 ${limits.pairs} 个值`)
  for (const pair of pairs) {
    if (pair !== '') root.place(readPair(pair, limits.depth))
  }
  return root.asRecord()
}

/**
 * The form that a JSON body is equal to: numbers become digits, null is absent. The same limits hold, and a number that
 * JavaScript cannot represent exactly is refused, so that nothing changes on the way. Throws {@link FormError}.
 */
export function formOfJson(body: string, limits: FormLimits = FORM_LIMITS): FormRecord {
  const value = body === '' ? {} : parseJson(body)
  if (!isRecord(value)) throw new FormError('malformed', 'JSON 内容须是一个对象')
  return new JsonReader(limits).readRecord(value, 1)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new FormError('malformed', `不是有效的 JSON：${String(error).slice(0, 80)}`)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Counts the values of one body. `depth` is the number of names of a value: 2 in `params[0]`. */
class JsonReader {
  private pairs = 0
  private readonly limits: FormLimits

  constructor(limits: FormLimits) {
    this.limits = limits
  }

  readRecord(record: Readonly<Record<string, unknown>>, depth: number): FormRecord {
    const read: FormRecord = Object.create(null)
    for (const [name, value] of Object.entries(record)) {
      if (value !== null) read[wellFormed(name)] = this.readValue(value, depth)
    }
    return read
  }

  private readValue(value: unknown, depth: number): FormValue {
    this.pairs += 1
    if (this.pairs > this.limits.pairs) throw new FormError('too_large', `内容最多 ${this.limits.pairs} 个值`)
    if (depth > this.limits.depth) throw new FormError('malformed', `嵌套超过 ${this.limits.depth} 层`)
    if (Array.isArray(value)) return value.map(each => this.readValue(each, depth + 1))
    if (isRecord(value)) return this.readRecord(value, depth + 1)
    return textOf(value)
  }
}

function textOf(value: unknown): string {
  if (value === null) throw new FormError('malformed', '列表中不能有空值（null）')
  const isInexact = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
  if (isInexact) throw new FormError('malformed', `数字太大，无法准确表示：${value}`)
  return wellFormed(String(value))
}

function wellFormed(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new FormError('malformed', '含有不完整的字符')
  return text
}

interface Pair {
  readonly path: readonly string[]
  /** Undefined for `name[]` without a value, which means an empty list. */
  readonly value: string | undefined
}

function readPair(pair: string, depth: number): Pair {
  const equals = pair.indexOf('=')
  const key = equals < 0 ? pair : pair.slice(0, equals)
  const path = readPath(key)
  if (path.length > depth) throw new FormError('malformed', `嵌套超过 ${depth} 层：${key.slice(0, 40)}`)
  if (equals < 0 && path.at(-1) === '') return { path, value: undefined }
  return { path, value: equals < 0 ? '' : decode(pair.slice(equals + 1)) }
}

/** Splits `a[0][b]` into its names. Brackets may be percent-encoded, as URLSearchParams does. */
function readPath(rawKey: string): string[] {
  const key = rawKey.replace(/%5B/gi, '[').replace(/%5D/gi, ']')
  const open = key.indexOf('[')
  if (open < 0) return [decode(key)]
  const path = [decode(key.slice(0, open))]
  let rest = key.slice(open)
  while (rest !== '') {
    const close = rest.indexOf(']')
    if (rest[0] !== '[' || close < 0) throw new FormError('malformed', `方括号不成对：${key.slice(0, 40)}`)
    path.push(decode(rest.slice(1, close)))
    rest = rest.slice(close + 1)
  }
  return path
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new FormError('malformed', `不是 UTF-8 的百分号编码：${text.slice(0, 40)}`)
  }
}

/** A node during reading. It becomes a list when its names are the indexes from 0, else a record. */
class Branch {
  private readonly entries = new Map<string, Branch | string>()
  private pushed = 0
  private emptyList = false

  place({ path, value }: Pair): void {
    let branch: Branch = this
    for (let level = 0; level < path.length - 1; level += 1) branch = branch.child(path[level] as string)
    branch.set(path.at(-1) as string, value)
  }

  private child(name: string): Branch {
    const existing = this.entries.get(name)
    if (typeof existing === 'string')
      throw new FormError('malformed', `既是文本又是列表：${name.slice(0, 40)}`)
    if (existing) return existing
    const branch = new Branch()
    this.entries.set(name, branch)
    return branch
  }

  private set(name: string, value: string | undefined): void {
    if (value === undefined) {
      this.emptyList = true
      return
    }
    if (name === '') {
      if (this.entries.has(String(this.pushed))) throw new FormError('malformed', '列表混用了 [] 和名称')
      this.entries.set(String(this.pushed), value)
      this.pushed += 1
      return
    }
    if (this.entries.has(name)) throw new FormError('malformed', `重复的名称：${name.slice(0, 40)}`)
    this.entries.set(name, value)
  }

  asRecord(): FormRecord {
    const record: FormRecord = Object.create(null)
    for (const [name, entry] of this.entries) record[name] = readEntry(entry)
    return record
  }

  asValue(): FormValue {
    if (this.emptyList && this.entries.size === 0) return []
    const length = this.entries.size
    if (this.pushed > 0 && this.pushed !== length) throw new FormError('malformed', '列表混用了 [] 和名称')
    if (!this.entries.has('0') && this.pushed === 0) return this.asRecord()
    const list: FormValue[] = []
    for (let index = 0; index < length; index += 1) {
      const entry = this.entries.get(String(index))
      if (entry === undefined) throw new FormError('malformed', `列表缺少第 ${index} 项（从 0 数起）`)
      list.push(readEntry(entry))
    }
    return list
  }
}

function readEntry(entry: Branch | string): FormValue {
  return typeof entry === 'string' ? entry : entry.asValue()
}

import * as z from 'zod/mini'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { invalidField, notFound } from '../../wire/refusal'
import type { FileRow } from '../file/claim'
import type { NewFile } from '../file/upload'

/** Something that waits for the operator, in one line. */
export interface WaitingRow {
  /** What the command names it by. */
  readonly id: string
  /** Since when it waits; `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string
  readonly company: string
  readonly text: string
}

export type Fields = Readonly<Record<string, string>>

/** A context with who acts: the name of the key. */
export interface OperatorContext extends Context {
  readonly operator: string
}

/** One thing that the operator can do with a record. */
export interface RecordAction {
  /** What it does, for the command's help. */
  readonly about: string
  /** The names of its fields; an optional one ends with `?`. */
  readonly fields: readonly string[]
  /** Does it, in the transaction of the context. Returns what happened, in one line. */
  readonly run: (context: OperatorContext, id: string, fields: Fields) => Promise<string>
}

/** One kind of record that waits for the operator, with the actions on it. */
export interface ActionGroup {
  readonly kind: string
  readonly about: string
  /** What waits, oldest first. */
  readonly list: (context: Context) => Promise<WaitingRow[]>
  /** How many wait: the length of the list, without reading it. Null where the list is not of what waits. */
  readonly count: ((db: Db) => Promise<number>) | null
  /** The state of a record in a few words, for the log of actions; empty for one that does not exist. */
  readonly state: (db: Db, id: string, fields: Fields) => Promise<string>
  readonly actions: Readonly<Record<string, RecordAction>>
  /** The files of a record, which the command saves; absent where records have none. */
  readonly files?: (db: Db, id: string) => Promise<FileRow[]>
  /** Whose files those are that an action adds to a record; absent where none does. */
  readonly attach?: (db: Db, id: string) => Promise<Pick<NewFile, 'user_id' | 'purpose'>>
}

/** Longest reason of a decision. */
const REASON_LENGTH = 200

/** Longest answer to a buyer, in a field with the name `text`. */
const TEXT_LENGTH = 300

const textOf = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine(value => !value.includes('\0')),
  )

/** Reads the fields of an action. Refuses a missing, an empty and an unknown one. */
export function readFields({ fields }: Pick<RecordAction, 'fields'>, body: unknown): Fields {
  const given = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const known = new Set(fields.map(nameOf))
  const unknown = given.find(([name]) => !known.has(name))
  if (unknown) throw invalidField(unknown[0], `没有 ${unknown[0]} 这个字段`)
  const values = Object.fromEntries(given)
  const read: Record<string, string> = {}
  for (const field of fields) {
    const name = nameOf(field)
    if (field.endsWith('?') && values[name] === undefined) continue
    const most = name === 'text' ? TEXT_LENGTH : REASON_LENGTH
    const { data, success } = textOf(most).safeParse(values[name])
    if (!success) throw invalidField(name, `请填写 ${name}，不超过 ${most} 字`)
    read[name] = data
  }
  return read
}

function nameOf(field: string): string {
  return field.replace('?', '')
}

/** A required field, which `readFields` has checked. */
export function fieldOf(fields: Fields, name: string): string {
  return fields[name] ?? ''
}

/** The id of a record that has a number as its id. `what` is for the message of a missing one. */
export function recordId(id: string, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound(what)
  return Number(id)
}

/** The id of a record with the revision that was listed, `ID-REVISION`. */
export function revisedId(text: string, what: string): { id: number; revision: string } {
  const [, id, revision] = /^([1-9]\d{0,8})-([0-9a-f]{8})$/.exec(text) ?? []
  if (!id || !revision) throw notFound(what)
  return { id: Number(id), revision }
}

/** The number of an order as the id of a record. */
export function orderNumber(id: string): string {
  if (!/^\w+$/.test(id)) throw notFound('订单')
  return id
}

/** Ids of a field, as `1,2`. */
export function idsOf(fields: Fields, name: string): number[] {
  const text = fields[name]
  if (text === undefined) return []
  if (!/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,9}$/.test(text)) throw invalidField(name, `${name} 的格式为 编号,编号`)
  return [...new Set(text.split(',').map(Number))]
}

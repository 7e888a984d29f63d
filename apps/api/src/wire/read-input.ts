import type { Call } from '@yaoji/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { config, ZodMiniObject, ZodMiniOptional } from 'zod/mini'
import { type Malformed, readWellFormed } from './bulk'
import { invalid } from './refusal'
import { validationMessage } from './validation-messages'

config({ customError: validationMessage })

/** The input of a call. */
export interface ReadInput {
  readonly input: unknown
  /** Entries of a bulk call that are not in the input; null for none. */
  readonly malformed: Malformed | null
}

/**
 * Reads and checks what a call was given: path names, query and body as one flat input. Throws a 422. `fields` are those
 * of a form with a file, whose body is not read yet. An empty filter is none: an empty text in a query is absent where
 * its field may be.
 */
export function readInput(
  { payload, bulk }: Pick<Call, 'payload' | 'bulk'>,
  request: Pick<FastifyRequest, 'query' | 'body' | 'params'>,
  fields: unknown = request.body,
): ReadInput {
  const query = withoutEmpty(record(request.query), payload)
  const parts = { ...query, ...record(fields), ...record(request.params) }
  const read = payload.safeParse(parts)
  if (read.success) return { input: read.data, malformed: null }
  const { issues } = read.error
  const wellFormed = bulk === undefined ? null : readWellFormed({ payload, field: bulk, parts }, issues)
  if (wellFormed) return wellFormed
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = issue.path.join('.') || 'request'
    errors[field] ??= []
    errors[field].push(issue.message)
  }
  throw invalid(errors)
}

function withoutEmpty(query: Readonly<Record<string, unknown>>, payload: Call['payload']) {
  const shape = payload instanceof ZodMiniObject ? payload.shape : {}
  const given = Object.entries(query).filter(
    ([name, value]) => value !== '' || !(shape[name] instanceof ZodMiniOptional),
  )
  return Object.fromEntries(given)
}

function record(value: unknown): Record<string, unknown> {
  // Of an object that is no list: a record of unknown values.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

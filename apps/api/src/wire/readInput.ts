import type { Schema } from '@yaoji/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { config } from 'zod/mini'
import { invalid } from './refusal'
import { validationMessage } from './validation-messages'

config({ customError: validationMessage })

/**
 * Reads and checks what a call was given: path names, query and body as one flat input. Throws a 422. `fields` are those
 * of a form with a file, whose body is not read yet.
 */
export function readInput(payload: Schema, request: FastifyRequest, fields: unknown = request.body): unknown {
  const parts = { ...record(request.query), ...record(fields), ...record(request.params) }
  const read = payload.safeParse(parts)
  if (read.success) return read.data
  const errors: Record<string, string[]> = {}
  for (const issue of read.error.issues) {
    const field = issue.path.join('.') || 'request'
    errors[field] ??= []
    errors[field].push(issue.message)
  }
  throw invalid(errors)
}

function record(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

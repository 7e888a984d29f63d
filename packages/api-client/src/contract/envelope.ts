import * as z from 'zod/mini'

/** The envelope as a schema, for documentation and tests; the client parses it without a schema, which is smaller. */
export const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() })

/** `data` of a 422: messages by field, the first failing field first (VA-03, ER-04). */
export const fieldErrors = z.object({ errors: z.record(z.string(), z.array(z.string())) })

import { FormError, type FormRecord, formOfJson, readForm } from '@yaoji/api-client/form'
import fp from 'fastify-plugin'
import { notFound, Refusal } from '../wire/refusal'

/** Most bytes of a body: a bulk call of 2,000 full lines, percent-encoded. */
const BODY_BYTES = 1_500_000

const UNREADABLE_TEXT = '提交的内容无法识别'

/** How a body of each type is read; both become the same values, which the same schemas check. */
const READERS: Readonly<Record<string, (body: string) => FormRecord>> = {
  'application/x-www-form-urlencoded': readForm,
  'application/json': formOfJson,
}

/**
 * Reads forms and JSON bodies with the contract's readers. Other content types are refused, and so are addresses with NUL.
 */
export const formBodyPlugin = fp(
  async app => {
    app.addHook('onRequest', async ({ query, params }) => {
      refuseUnreadable(query)
      refuseNul(params)
    })
    app.removeAllContentTypeParsers()
    for (const [type, read] of Object.entries(READERS)) {
      app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) => {
        try {
          done(null, read(String(body)))
        } catch (error) {
          done(asRefusal(error))
        }
      })
    }
  },
  { name: 'form-body' },
)

/** The key of the reason why a query is unreadable. A query cannot contain a symbol. */
const UNREADABLE = Symbol('unreadable query')

/**
 * Reads a query string as a form reads. It never throws: the router calls it where nothing catches errors, so that a
 * throw would end the process. The hook of {@link formBodyPlugin} refuses an unreadable query.
 */
export function readQuery(text: string): Record<string, unknown> {
  try {
    return readForm(text, { pairs: 200, depth: 4 })
  } catch (error) {
    return { [UNREADABLE]: asRefusal(error) }
  }
}

function refuseUnreadable(query: unknown): void {
  if (typeof query === 'object' && query !== null && UNREADABLE in query) throw query[UNREADABLE]
}

/** Nothing has a name with NUL in it, which the database does not accept in text. */
function refuseNul(params: unknown): void {
  if (typeof params !== 'object' || params === null) return
  if (Object.values(params).some(value => String(value).includes('\0'))) throw notFound('您要的内容')
}

function asRefusal(error: unknown): Error {
  if (!(error instanceof FormError)) return error instanceof Error ? error : new Error(String(error))
  if (error.reason === 'too_large') return new Refusal(413, '提交的内容过多，请分批提交')
  return new Refusal(422, UNREADABLE_TEXT, { errors: { request: [UNREADABLE_TEXT] }, reason: error.message })
}

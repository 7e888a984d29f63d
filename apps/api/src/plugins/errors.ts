import type { FastifyError, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { isDiskFull } from '../db/disk'
import { isUnavailable } from '../db/failure'
import { StorageError } from '../ports/storage'
import { failure } from '../wire/envelope'
import { BUSY, Refusal, unavailable } from '../wire/refusal'

/** Texts for refusals of Fastify itself, by status. */
const TEXT_BY_STATUS: Readonly<Record<number, string>> = {
  400: '请求无法识别',
  413: '提交的内容过多，请分批提交',
  414: '地址过长',
  415: '不支持的内容类型',
}

/** Seconds after which a caller of a 503 may try again. */
const RETRY_SECONDS = 5

/**
 * Sends every error in the envelope. No answer is stored by a browser or a proxy unless it says that it can be. An
 * unexpected error is logged, and its response reveals no cause, only the id of the request in the log (ER-05).
 */
export const errorPlugin = fp(
  async app => {
    app.addHook('onSend', async (_request, reply) => {
      const isStorable = reply.hasHeader('Cache-Control') && reply.statusCode < 400
      if (!isStorable) reply.header('Cache-Control', 'no-store')
    })
    app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
      if (error instanceof Refusal) return refuse(reply, error)
      const status = 'statusCode' in error && error.statusCode ? error.statusCode : 500
      if (status < 500)
        return reply.code(status).send(failure(status, TEXT_BY_STATUS[status] ?? '请求无法处理'))
      request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed')
      // The embedded database rarely says that its disk is full.
      const full = app.hasDecorator('deps') && isDiskFull(app.deps.config)
      if (full || error instanceof StorageError || isUnavailable(error)) return refuse(reply, unavailable())
      return reply.code(500).send(failure(500, BUSY, { request_id: request.id }))
    })
  },
  { name: 'errors' },
)

function refuse(reply: FastifyReply, { code, message, data }: Refusal): FastifyReply {
  if (code === 503) reply.header('Retry-After', RETRY_SECONDS)
  if (code === 408) reply.header('Connection', 'close')
  return reply.code(code).send(failure(code, message, data))
}

import type { FastifyError } from 'fastify'
import fp from 'fastify-plugin'
import { failure } from '../wire/envelope'
import { Refusal } from '../wire/refusal'

/** Texts for refusals of Fastify itself, by status. */
const TEXT_BY_STATUS: Readonly<Record<number, string>> = {
  400: '请求无法识别',
  413: '提交的内容过多，请分批提交',
  414: '地址过长',
  415: '不支持的内容类型',
}

const BUSY = '系统繁忙，请稍候再试'

/** Sends every error in the envelope. An unexpected one is logged, and its response reveals no cause (ER-05). */
export const errorPlugin = fp(
  async app => {
    app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
      if (error instanceof Refusal)
        return reply.code(error.code).send(failure(error.code, error.message, error.data))
      const status = 'statusCode' in error && error.statusCode ? error.statusCode : 500
      if (status < 500)
        return reply.code(status).send(failure(status, TEXT_BY_STATUS[status] ?? '请求无法处理'))
      request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed')
      return reply.code(500).send(failure(500, BUSY))
    })
  },
  { name: 'errors' },
)

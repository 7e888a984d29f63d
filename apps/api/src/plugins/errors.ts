import type { FastifyError, FastifyInstance } from 'fastify'
import { failure } from '../wire/envelope'
import { Refusal } from '../wire/refusal'

/** Texts for what Fastify itself refuses, by its status. */
const TEXT_BY_STATUS: Readonly<Record<number, string>> = {
  400: '请求无法识别',
  413: '提交的内容过多，请分批提交',
  414: '地址过长',
  415: '不支持的内容类型',
}

const BUSY = '系统繁忙，请稍候再试'

/** Puts every error into the envelope. What is not a refusal is logged and says nothing of its inside (ER-05). */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal)
      return reply.code(error.code).send(failure(error.code, error.message, error.data))
    const status = 'statusCode' in error && error.statusCode ? error.statusCode : 500
    if (status < 500)
      return reply.code(status).send(failure(status, TEXT_BY_STATUS[status] ?? '请求无法处理'))
    request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed')
    return reply.code(500).send(failure(500, BUSY))
  })
}

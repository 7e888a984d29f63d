import type { FastifyInstance } from 'fastify'
import { everySeconds } from '../../wire/timer'
import { sendRefunds } from './send'

/** How often refunds are sent to the gateway. */
const SEND_SECONDS = 2

export function refundRoutes(app: FastifyInstance): void {
  everySeconds(app, SEND_SECONDS, () => sendRefunds(app.deps))
}

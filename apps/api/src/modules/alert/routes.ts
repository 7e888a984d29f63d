import { alertSave, alertSettingsCall } from '@yaoji/api-client/contract/alert'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { everySeconds } from '../../wire/timer'
import { sendAlerts } from './send-alerts'
import { saveAlerts, showAlerts } from './service'

/** How often it is looked whose alerts are due. */
const ALERT_SECONDS = 300

export function alertRoutes(app: FastifyInstance): void {
  bind(app, alertSettingsCall, showAlerts)
  bind(app, alertSave, context => saveAlerts(context, context.input))
  everySeconds(app, ALERT_SECONDS, () => sendAlerts({ db: app.deps.db, now: app.deps.now() }))
}

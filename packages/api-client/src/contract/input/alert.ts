import { alertSave, alertSettingsCall } from '../alert'
import { alertSaveInput, alertSettingsInput } from '../payload/alert'
import { type Call, call } from './call'

export * from '../payload/alert'

export const calls: readonly Call[] = [
  call(alertSettingsCall, {
    payload: alertSettingsInput,
    summary: 'Shows which alerts about products the buyer gets as messages.',
  }),
  call(alertSave, {
    payload: alertSaveInput,
    summary:
      'Switches alerts on or off. What happens while an alert is off gives no message, also not when it is on again.',
  }),
]

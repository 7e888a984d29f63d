'use client'

import { alertSave, alertSettingsCall } from '@yaoji/api-client/contract/alert'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** Switches alerts about products on or off. */
export function useAlertSave() {
  return useWrite(alertSave, {
    onSuccess: queries => refresh(queries, alertSettingsCall),
  })
}

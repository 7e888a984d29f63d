import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { invalidField, notFound } from '../../wire/refusal'
import {
  isSettingName,
  readWritten,
  rowNameOf,
  type SettingName,
  SHOP_SETTINGS,
  storedSettings,
  unsetText,
} from '../config/shop-settings'
import { settings } from '../config/tables'
import { type ActionGroup, fieldOf, type WaitingRow } from './action-group'

/** What the shop sets itself: its company, freight, times and days. The id is the name. */
export const settingActions: ActionGroup = {
  kind: 'settings',
  about: 'company, freight, times and days of the shop; every process has a change after five seconds',
  list: async ({ db }) => listSettings(await storedSettings(db)),
  count: null,
  state: async (db, name) => valueText(settingName(name), await storedSettings(db)),
  actions: {
    set: {
      about: 'sets it; what was ordered before keeps its freight and its time to pay',
      fields: ['value'],
      run: ({ db }, name, fields) => setValue(db, settingName(name), fieldOf(fields, 'value')),
    },
    reset: {
      about: 'what holds without a setting',
      fields: [],
      async run({ db }, id) {
        const name = settingName(id)
        await db.delete(settings).where(eq(settings.name, rowNameOf(name)))
        return valueText(name, new Map())
      },
    },
  },
}

function settingName(name: string): SettingName {
  if (!isSettingName(name)) throw notFound('设置')
  return name
}

async function setValue(db: Db, name: SettingName, text: string): Promise<string> {
  const value = readValue(name, text)
  await db
    .insert(settings)
    .values({ name: rowNameOf(name), value })
    .onConflictDoUpdate({ target: settings.name, set: { value } })
  return value
}

function readValue(name: SettingName, text: string): string {
  try {
    return readWritten(name, text)
  } catch (error) {
    throw invalidField('value', `${name} ${error instanceof Error ? error.message : ''}`)
  }
}

function valueText(name: SettingName, stored: ReadonlyMap<string, string>): string {
  return stored.get(name) ?? unsetText(name).value
}

function listSettings(stored: ReadonlyMap<string, string>): WaitingRow[] {
  return Object.entries(SHOP_SETTINGS).flatMap(([name, { about }]) => {
    if (!isSettingName(name)) return []
    const from = stored.has(name) ? '' : unsetText(name).from
    return [{ id: name, at: '', company: '', text: `${valueText(name, stored)}${from}  ${about}` }]
  })
}

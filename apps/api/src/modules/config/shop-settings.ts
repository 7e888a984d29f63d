import {
  AUTO_RECEIVE_DAYS,
  DOCUMENT_REMINDERS,
  type DocumentReminders,
  ONLINE_DEADLINE_MINUTES,
  type PaymentTimes,
  POINTS_PAYMENT,
  type PointsPayment,
  QUOTE_DAYS,
  RECEIPT_DAYS,
  RETURN_TIMES,
  type ReturnTimes,
  SEND_DAYS,
  type ShippingRules,
  TICKET_REOPEN_DAYS,
  TRANSFER_DEADLINE_MINUTES,
} from '@yaoji/domain'
import { like } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/types'
import { everySeconds } from '../../wire/timer'
import { COMPANY_SETTINGS } from './company-settings'
import { amount, amountFrom, count, type Setting } from './setting-kinds'
import { settings } from './tables'

/** What the shop sets itself, with what holds until it does. Amounts are fen. See decision 0137. */
export const SHOP_SETTINGS = {
  freight_normal_fee: amount('freight of ordinary goods, yuan', 1200),
  freight_normal_free_from: amountFrom('ordinary goods from which freight is free, yuan', 50_000),
  freight_youx_fee: amount('freight of the free-shipping zone, yuan', 800),
  freight_youx_free_from: amountFrom(
    'goods of the free-shipping zone from which freight is free, yuan',
    20_000,
  ),
  freight_zy_fee: amount('freight of Chinese herbs, yuan', 1500),
  freight_zy_free_from: amountFrom('Chinese herbs from which freight is free, yuan', 80_000),
  payment_online_minutes: count(
    'minutes until an unpaid order is cancelled',
    ONLINE_DEADLINE_MINUTES,
    [5, 1440],
  ),
  payment_transfer_hours: count(
    'hours until an order that is paid by bank transfer is cancelled',
    TRANSFER_DEADLINE_MINUTES / 60,
    [1, 720],
  ),
  auto_receive_days: count(
    'days after shipping until an order counts as received',
    AUTO_RECEIVE_DAYS,
    [1, 90],
  ),
  receipt_days: count('days in which the receipt of ephedrine-type goods is due', RECEIPT_DAYS, [1, 60]),
  return_report_hours: count(
    'hours after the receipt in which damage and missing goods are reported',
    RETURN_TIMES.report_hours,
    [1, 720],
  ),
  return_days: count(
    'days after the receipt in which goods can be returned',
    RETURN_TIMES.return_days,
    [1, 90],
  ),
  return_send_days: count('days in which an approved return is sent back', SEND_DAYS, [1, 60]),
  document_remind_days: count(
    'days before the end of a document at which its buyer is reminded',
    DOCUMENT_REMINDERS.early,
    [1, 180],
  ),
  document_remind_again_days: count('days before it at which once more', DOCUMENT_REMINDERS.late, [1, 180]),
  contract_renewal_days: count('days before the end of a contract in which the next is signed', 30, [1, 180]),
  ticket_reopen_days: count('days in which a closed ticket can be opened again', TICKET_REOPEN_DAYS, [1, 90]),
  coupon_ending_days: count('days before its end from which a coupon counts as expiring', 7, [1, 90]),
  points_ending_days: count('days before their end from which points are named', 60, [1, 365]),
  points_per_yuan: count('points that pay one yuan of an order', POINTS_PAYMENT.per_yuan, [1, 10_000]),
  points_most_percent: count(
    'highest part of the goods of an order that points pay, percent, or 0 for none',
    POINTS_PAYMENT.most_percent,
    [0, 100],
  ),
  message_days: count('days for which messages are kept', 180, [30, 3650]),
  quote_days: count('days for which a quote without a last day holds', QUOTE_DAYS, [1, 90]),
  ...COMPANY_SETTINGS,
} as const satisfies Readonly<Record<string, AnySetting>>

/** A setting whose kind of value is not known. */
export interface AnySetting {
  readonly about: string
  readonly fallback: unknown
  readonly demo?: unknown
  read(text: string): unknown
  write(value: unknown): string
}

export type SettingName = keyof typeof SHOP_SETTINGS

type ValueOf<One> = One extends Setting<infer Value> ? Value : never

/** The values that hold. */
export type ShopSettings = { readonly [Name in SettingName]: ValueOf<(typeof SHOP_SETTINGS)[Name]> }

/** What the rows of the shop's settings begin with, in a table with other values. */
const PREFIX = 'shop.'

/** Seconds after which a process knows at the latest what an operator set. */
const REFRESH_SECONDS = 5

/** Whether the shop of this process is a demonstration, which shows an invented company where none is set. */
let isDemo = false

/** The values that this process read last. The pages of a process agree with its prices and its timed jobs. */
let current: ShopSettings = valuesOf(new Map())

/** The values that hold in this process. */
export function shopSettings(): ShopSettings {
  return current
}

/** The values in which the name of an operator's command is known. */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SHOP_SETTINGS, name)
}

/** What the database has, in the words of an operator. */
export async function storedSettings(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(settings)
    .where(like(settings.name, `${PREFIX}%`))
  return new Map(rows.map(({ name, value }) => [name.slice(PREFIX.length), value]))
}

export const rowNameOf = (name: SettingName) => `${PREFIX}${name}`

/** Reads what holds from the database. A value that cannot be read is an error, and what held before stays. */
export async function loadShopSettings(db: Db): Promise<void> {
  current = valuesOf(await storedSettings(db))
}

/** Sets whether an invented company is shown where none is set, from the next reading on. */
export function showInvented(demo: boolean): void {
  isDemo = demo
}

/** Keeps the values of this process as the database has them. */
export function keepShopSettings(app: FastifyInstance): void {
  showInvented(app.deps.config.demo)
  const load = () => loadShopSettings(app.deps.db)
  app.addHook('onReady', load)
  everySeconds(app, REFRESH_SECONDS, load)
}

function valuesOf(stored: ReadonlyMap<string, string>): ShopSettings {
  const values = Object.entries(SHOP_SETTINGS).map(([name, setting]) => {
    const text = stored.get(name)
    return [name, text === undefined ? unsetValue(setting) : readStored(name, setting, text)]
  })
  // It has the name of every setting, each with a value of its kind.
  return Object.fromEntries(values) as ShopSettings
}

function unsetValue({ demo, fallback }: AnySetting): unknown {
  return isDemo && demo !== undefined ? demo : fallback
}

/** A value as it is stored: what an operator wrote, read and written again. Throws an error that says what is expected. */
export function readWritten(name: SettingName, text: string): string {
  const setting: AnySetting = SHOP_SETTINGS[name]
  return setting.write(setting.read(text))
}

/** What a setting is where none is stored, as an operator writes it, and where that comes from. */
export function unsetText(name: SettingName): { readonly value: string; readonly from: string } {
  const setting: AnySetting = SHOP_SETTINGS[name]
  const value = setting.write(unsetValue(setting))
  if (value === '') return { value, from: '（未设置）' }
  return { value, from: isDemo && setting.demo !== undefined ? '（演示）' : '（默认）' }
}

function readStored(name: string, setting: Pick<AnySetting, 'read'>, text: string): unknown {
  try {
    return setting.read(text)
  } catch (error) {
    throw new Error(`The setting ${name} has the value ${text}, which cannot be read`, { cause: error })
  }
}

/** The freight of each zone, and from which amount there is none. RO-05, ST-04. */
export function shippingRules(): ShippingRules {
  const now = current
  return {
    normal: { fee: now.freight_normal_fee, free_from: now.freight_normal_free_from },
    youx: { fee: now.freight_youx_fee, free_from: now.freight_youx_free_from },
    zy: { fee: now.freight_zy_fee, free_from: now.freight_zy_free_from },
  }
}

/** How points pay for goods. */
export function pointsPayment(): PointsPayment {
  return { per_yuan: current.points_per_yuan, most_percent: current.points_most_percent }
}

/** The times to pay, in minutes. */
export function paymentTimes(): PaymentTimes {
  return { online: current.payment_online_minutes, transfer: current.payment_transfer_hours * 60 }
}

/** The times for returns. */
export function returnTimes(): ReturnTimes {
  return { report_hours: current.return_report_hours, return_days: current.return_days }
}

/** When buyers are reminded of the end of a document. The second reminder is never before the first. */
export function documentReminders(): DocumentReminders {
  const { document_remind_days: early, document_remind_again_days: again } = current
  return { early, late: Math.min(early, again) }
}

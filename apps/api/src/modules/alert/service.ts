import type { InputOf } from '@yaoji/api-client/contract'
import type { AlertSettings, alertSave } from '@yaoji/api-client/contract/alert'
import { SHORT_EXPIRY_MONTHS } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { alertSettings } from './tables'

/** Which alerts the buyer gets: all, until the buyer switched one off. */
export async function showAlerts({ db, viewer }: BuyerContext): Promise<AlertSettings> {
  const [row] = await db.select().from(alertSettings).where(eq(alertSettings.user_id, viewer.buyer.id))
  return toSettings(row ?? { price_fell: 1, back_in_stock: 1, short_expiry: 1 })
}

/** Switches some alerts on or off; the others stay as they are. */
export async function saveAlerts(
  { db, viewer }: BuyerContext,
  { price_fell, back_in_stock, short_expiry }: InputOf<typeof alertSave>,
): Promise<AlertSettings> {
  const user_id = viewer.buyer.id
  const [row] = await db
    .insert(alertSettings)
    .values({ user_id, price_fell, back_in_stock, short_expiry })
    // A field that is undefined is not set; the owner is, so that there is always something to set.
    .onConflictDoUpdate({
      target: alertSettings.user_id,
      set: { user_id, price_fell, back_in_stock, short_expiry },
    })
    .returning()
  if (!row) throw new Error('api: alert settings were not written')
  return toSettings(row)
}

function toSettings(row: Omit<AlertSettings, 'expiry_months'>): AlertSettings {
  const { price_fell, back_in_stock, short_expiry } = row
  return { price_fell, back_in_stock, short_expiry, expiry_months: SHORT_EXPIRY_MONTHS }
}

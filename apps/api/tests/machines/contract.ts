import { supplyContractSign } from '@yaoji/api-client/contract/supply-contract'
import { authSmsCode } from '@yaoji/api-client/contract/user'
import { eq } from 'drizzle-orm'
import { supplyContracts } from '../../src/modules/supply-contract/tables'
import { addDays, chinaDate } from '../../src/wire/clock'
import { TERMS_VERSION } from '../fixtures'
import type { OrderShop } from '../order-shop'
import { days, type Machine, statusOf } from './machine'

/** The yearly supply contract. The next one can be signed in its last thirty days. */
export const contractMachine: Machine = {
  name: 'a supply contract',
  moves: {
    unsigned: { sign: 'signed', wait: 'unsigned' },
    signed: { wait: ['signed', 'ends soon', 'unsigned'] },
    'ends soon': { sign: 'signed', wait: 'unsigned' },
  },
  async open(shop) {
    await shop.renewBuyer()
    const { db, clock } = shop.service
    const own = eq(supplyContracts.user_id, shop.buyerId)
    await db.delete(supplyContracts).where(own)
    return {
      async state() {
        const today = chinaDate(clock.now)
        const rows = await db.select().from(supplyContracts).where(own)
        if (!rows.some(row => row.begin_date <= today && today <= row.end_date)) return 'unsigned'
        return rows.some(row => row.end_date > addDays(today, 30)) ? 'signed' : 'ends soon'
      },
      steps: {
        sign: () => sign(shop),
        sign_with_a_wrong_code: () =>
          statusOf(
            shop.browser.call(supplyContractSign, {
              code: '000000',
              terms_version: TERMS_VERSION,
              agreement: 1,
            }),
          ),
        wait: days(shop, 340),
      },
    }
  },
}

/** Asks for a code, at a time at which the limits of text messages allow one, and signs with it. */
async function sign(shop: OrderShop): Promise<number> {
  const { clock, sms } = shop.service
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  const asked = await statusOf(
    shop.browser.call(authSmsCode, { phone: String(shop.phone), purpose: 'contract' }),
  )
  if (asked !== 200) throw new Error(`The code was refused with ${asked}. Move the clock further.`)
  const code = /\d{6}/.exec(sms.at(-1)?.text ?? '')?.[0] ?? ''
  return statusOf(shop.browser.call(supplyContractSign, { code, terms_version: TERMS_VERSION, agreement: 1 }))
}

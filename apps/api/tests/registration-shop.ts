import { afterAll, beforeAll, beforeEach } from 'vitest'
import { regionRows } from '../src/modules/address/official-regions'
import { regions } from '../src/modules/address/tables'
import { insertBasics, insertGoods } from './fixtures'
import { NOW } from './order-shop'
import { insertRegistrant, type Registrant } from './registration'
import { startService, type TestService } from './service'

/** A shop for the tests of one file, where new buyers register. The clock is set back before each test. */
export function openRegistrationShop() {
  let phones = 0
  const shop = {
    // Is there before the first test runs.
    service: undefined as unknown as TestService,
    /** A number that no test has used. */
    newPhone(): string {
      phones += 1
      return `1370000${String(phones).padStart(4, '0')}`
    },
    /** A buyer who has done step 1. */
    newBuyer: (): Promise<Registrant> => insertRegistrant(shop.service, shop.newPhone()),
  }
  beforeAll(async () => {
    shop.service = await startService()
    const { db } = shop.service
    await insertBasics(db)
    await insertGoods(db, { id: 1, scope: '化学药', tiers: [{ number: 3, price: '11.10' }] })
    await insertGoods(db, { id: 2, scope: '化学药' })
    await insertGoods(db, { id: 3, scope: '医疗器械' })
    await db.insert(regions).values(regionRows().filter(row => row.code.startsWith('31')))
  })
  beforeEach(() => {
    shop.service.clock.now = NOW
  })
  afterAll(() => shop.service.close())
  return shop
}

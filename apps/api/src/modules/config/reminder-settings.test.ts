import { userCoupon } from '@yaoji/api-client/contract/coupon'
import { userDocuments } from '@yaoji/api-client/contract/licence'
import { ticketCreate, ticketDone, ticketList, ticketReopen } from '@yaoji/api-client/contract/service-ticket'
import { supplyContractList } from '@yaoji/api-client/contract/supply-contract'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { eq, like } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { givePoints, insertCoupon } from '../../../tests/buyer-data'
import { setCompany } from '../../../tests/fixtures'
import { openInvoiceShop } from '../../../tests/invoice-shop'
import { operate } from '../../../tests/operate'
import { MINUTE, NOW } from '../../../tests/order-shop'
import { fillGenerated } from '../article/generated'
import { remindOfExpiry } from '../licence/remind'
import { licenceDocuments } from '../licence/tables'
import { supplyContracts } from '../supply-contract/tables'
import { loadShopSettings } from './shop-settings'
import { settings } from './tables'

const { shop, order, ship } = openInvoiceShop()
const DAY = 24 * 60 * MINUTE

afterEach(async () => {
  await shop.service.db.delete(settings).where(like(settings.name, 'shop.%'))
  await setCompany(shop.service.db)
})

async function set(name: string, value: string): Promise<void> {
  expect(await operate(shop.service, `settings/${name}/set`, { value })).toMatchObject({ outcome: value })
  await loadShopSettings(shop.service.db)
}

test('[RT-24] buyers are reminded of the end of a document, and read of it, on the days that an operator sets', async () => {
  const { db, clock } = shop.service
  await set('document_remind_days', '20')
  await set('document_remind_again_days', '3')
  const end_date = '2026-12-08'
  await db.insert(licenceDocuments).values({
    ...{ user_id: shop.buyerId, type: 'business_licence', number: '1', begin_date: '2024-12-08', end_date },
    ...{ review: 'passed', submitted_at: NOW },
  })
  const remindOn = (day: string) => remindOfExpiry({ db, now: new Date(`${day}T02:00:00Z`) })
  const state = async () =>
    (await shop.browser.call(userDocuments, {})).list.find(({ end_date: end }) => end === end_date)?.state
  expect(await remindOn('2026-11-17')).toBe(0)
  clock.now = new Date('2026-11-17T02:00:00Z')
  expect(await state()).toBe('valid')
  expect(await remindOn('2026-11-18')).toBe(1)
  clock.now = new Date('2026-11-18T02:00:00Z')
  expect(await state()).toBe('expiring')
  expect(await remindOn('2026-12-04')).toBe(0)
  expect(await remindOn('2026-12-05')).toBe(1)
  expect(await remindOn('2026-12-06')).toBe(0)
})

test('[RT-25] the next contract can be signed in the days before the end that an operator sets', async () => {
  const { db } = shop.service
  const own = eq(supplyContracts.user_id, shop.buyerId)
  await db.update(supplyContracts).set({ begin_date: '2025-12-08', end_date: '2026-12-07' }).where(own)
  const offer = async () => (await shop.browser.call(supplyContractList, {})).offer
  expect(await offer()).not.toBeNull()
  await set('contract_renewal_days', '10')
  expect(await offer()).toBeNull()
})

test('[RT-21] coupons and points count as expiring in the days that an operator sets', async () => {
  const { db } = shop.service
  await insertCoupon(db, shop.buyerId, { end_at: new Date(NOW.getTime() + 9 * DAY) })
  await givePoints(db, shop.buyerId, 100)
  const kinds = async () => (await shop.browser.call(userTodo, {})).list.map(({ kind, text }) => [kind, text])
  const isEnding = async () =>
    (await shop.browser.call(userCoupon, {})).list.map(({ is_ending }) => is_ending)
  expect((await kinds()).filter(([kind]) => kind === 'coupon' || kind === 'points')).toEqual([])
  expect(await isEnding()).toEqual([0])
  await set('coupon_ending_days', '10')
  expect(await kinds()).toContainEqual(['coupon', '10 天内到期，到期后不能使用'])
  expect(await isEnding()).toEqual([1])
})

test('[RT-29] a closed ticket can be opened again in the days that an operator sets', async () => {
  await set('ticket_reopen_days', '3')
  const id = await order()
  await ship(id)
  const { ticket } = await shop.browser.call(ticketCreate, { id, kind: 'documents', text: '少了随货同行单' })
  await operate(shop.service, `tickets/${ticket.id}/finish`, { text: '已补寄' })
  await shop.browser.call(ticketDone, { id: ticket.id })
  const reopen = async () => (await shop.browser.call(ticketList, { id })).list[0]?.reopen_before
  expect(await reopen()).toBe('2026-11-23 10:00:00')
  shop.service.clock.now = new Date(NOW.getTime() + 3 * DAY)
  expect(await reopen()).toBeNull()
  await expect(shop.browser.call(ticketReopen, { id: ticket.id })).rejects.toMatchObject({ code: 409 })
})

test('[RT-40] texts of the help centre name the numbers that hold', async () => {
  await set('receipt_days', '5')
  const spans = [{ text: '收货后 {receipt_days} 天内上传，{colour} 和 {company_name} 不是数字' }]
  expect(fillGenerated([{ kind: 'note', tone: 'info', spans }])).toEqual([
    {
      kind: 'note',
      tone: 'info',
      spans: [{ text: '收货后 5 天内上传，{colour} 和 {company_name} 不是数字' }],
    },
  ])
})

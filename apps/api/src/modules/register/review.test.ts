import { addressCreate, addressList } from '@yaoji/api-client/contract/address'
import {
  registerDocument,
  registerDocumentRemove,
  registerDraft,
  registerEnterprise,
  registerScopes,
  registerSubmit,
} from '@yaoji/api-client/contract/register'
import { userBase } from '@yaoji/api-client/contract/user'
import { creditCodeCheckDigit } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { waiting } from '../../../tests/operate'
import { documentInput, ENTERPRISE, fillIn, insertRegistrant, review } from '../../../tests/registration'
import { openRegistrationShop } from '../../../tests/registration-shop'
import { users } from '../../session/tables'
import { updateDocumentExpiry } from '../licence/expiry'
import { enterprises } from '../licence/tables'

const shop = openRegistrationShop()

test('[RT-25] the licensed address is the default when it passes, also beside an earlier one in review', async () => {
  const browser = await shop.newBuyer()
  await fillIn(shop.service, browser)
  const elsewhere = {
    consignee: '刘仓管',
    mobile: '13900000002',
    district_code: '310115',
    detail: '科苑路 8 号',
  }
  const { address } = await browser.call(addressCreate, elsewhere)
  expect(address).toMatchObject({ is_default: 1, review_state: 'waiting' })
  await browser.call(registerSubmit, {})
  await review(shop.service, browser.userId)
  expect((await browser.call(addressList, {})).list).toMatchObject([
    { detail: ENTERPRISE.address, is_default: 1, becomes_default: 0, review_state: 'licensed' },
    { detail: '科苑路 8 号', is_default: 0, becomes_default: 1, review_state: 'waiting' },
  ])
})

test('a review needs the operator’s key', async () => {
  const buyer = await shop.newBuyer()
  await fillIn(shop.service, buyer)
  await buyer.call(registerSubmit, {})
  expect((await review(shop.service, buyer.userId, undefined, 'guessed')).status).toBe(403)
  expect((await buyer.raw('GET', '/operator/desks/registrations')).status).toBe(403)
  expect((await buyer.call(userBase, {})).licence_state).toBe('submitted')
})

test('the group lists what waits', async () => {
  const buyer = await shop.newBuyer()
  const text = async () =>
    (await waiting(shop.service, 'registrations')).find(({ id }) => id === String(buyer.userId))?.text
  await fillIn(shop.service, buyer, 'hospital')
  expect(await text()).toBeUndefined()
  await buyer.call(registerSubmit, {})
  expect(await text()).toContain('医院')
  await review(shop.service, buyer.userId)
  expect(await text()).toBeUndefined()
})

test('the group names the other accounts with the same credit code, their state and the end of their number', async () => {
  const base = '91310115MA1H7XY99'
  const credit_code = base + creditCodeCheckDigit(base)
  const phones: string[] = []
  const enter = async (company: string, code: string) => {
    phones.push(shop.newPhone())
    const buyer = await insertRegistrant(shop.service, phones.at(-1)!)
    await fillIn(shop.service, buyer)
    await buyer.call(registerEnterprise, { ...ENTERPRISE, company, credit_code: code })
    for (const type of ['business_licence', 'invoice_data'] as const) {
      await buyer.call(registerDocument, {
        ...(await documentInput(shop.service, buyer.userId, type)),
        number: code,
      })
    }
    return buyer
  }
  const textOf = async ({ userId }: { userId: number }) =>
    (await waiting(shop.service, 'registrations')).find(({ id }) => id === String(userId))?.text
  const first = await enter('上海仁和药店', credit_code)
  await first.call(registerSubmit, {})
  expect(await textOf(first)).not.toContain('信用代码相同')
  await review(shop.service, first.userId)
  await enter('上海仁和二店', credit_code)
  const third = await enter('上海仁和三店', credit_code)
  await third.call(registerSubmit, {})
  const end = (at: number) => phones[at]!.slice(-4)
  expect(await textOf(third)).toContain(
    `信用代码相同的其他账号：上海仁和药店（尾号 ${end(0)}，已通过）、上海仁和二店（尾号 ${end(1)}，待完善）`,
  )
})

test('a review refuses what is not submitted, what is decided, and a rejection without a reason', async () => {
  const buyer = await shop.newBuyer()
  await fillIn(shop.service, buyer)
  expect((await review(shop.service, buyer.userId)).status).toBe(409)
  await buyer.call(registerSubmit, {})
  const wrong: Record<string, string>[] = [
    {},
    { note: '' },
    { drug_licence: '' },
    { device_record: 'x' },
    { passport: 'x' },
    { note: 'a\0b' },
    { drug_licence: 'a\0b' },
    { note: '长'.repeat(201) },
  ]
  for (const rejection of wrong) {
    const { status } = await review(shop.service, buyer.userId, rejection)
    expect(status, JSON.stringify(rejection)).toBe(422)
  }
  expect((await review(shop.service, 2_000_000_000)).status).toBe(404)
  expect((await review(shop.service, '%00')).status).toBe(404)
  expect((await buyer.call(registerDraft, {})).documents.map(each => each.state)).toEqual(
    Array(5).fill('reviewing'),
  )
  expect((await review(shop.service, buyer.userId, { note: '企业名称与执照不一致' })).status).toBe(200)
  expect((await review(shop.service, buyer.userId)).status).toBe(409)
  expect(await buyer.call(registerDraft, {})).toMatchObject({
    step: 'review',
    review_note: '企业名称与执照不一致',
  })
  const corrected = await buyer.call(registerEnterprise, { ...ENTERPRISE, company: '上海康宁药房' })
  expect(corrected.review_note).toBe('')
})

test('[RT-19] the note of the last review is gone once the registration is submitted again', async () => {
  const buyer = await shop.newBuyer()
  await fillIn(shop.service, buyer)
  await buyer.call(registerSubmit, {})
  await review(shop.service, buyer.userId, { note: '请补充资料', drug_licence: '照片模糊' })
  await buyer.call(registerDocument, await documentInput(shop.service, buyer.userId, 'drug_licence'))
  expect((await buyer.call(registerDraft, {})).review_note).toBe('请补充资料')
  expect(await buyer.call(registerSubmit, {})).toMatchObject({ step: 'submitted', review_note: '' })
  await review(shop.service, buyer.userId, { drug_licence: '印章不清' })
  expect(await buyer.call(registerDraft, {})).toMatchObject({ step: 'documents', review_note: '' })
})

test('a review rejects but does not pass a registration without address or scopes, which older databases have', async () => {
  for (const lacking of [{ district_code: '' }, { scopes: [] }]) {
    const buyer = await shop.newBuyer()
    await fillIn(shop.service, buyer)
    await buyer.call(registerSubmit, {})
    await shop.service.db.update(enterprises).set(lacking).where(eq(enterprises.user_id, buyer.userId))
    expect(await review(shop.service, buyer.userId)).toMatchObject({
      status: 409,
      msg: '注册资料缺少地址或经营范围，请驳回后由企业补充',
    })
    expect((await buyer.call(addressList, {})).list).toEqual([])
    expect((await review(shop.service, buyer.userId, { note: '请补充资料' })).status).toBe(200)
  }
})

test('the review of a passed document is made again when the enterprise that it names changes', async () => {
  const buyer = await shop.newBuyer()
  await fillIn(shop.service, buyer)
  await buyer.call(registerSubmit, {})
  await review(shop.service, buyer.userId, { drug_licence: '照片模糊' })
  const states = async () =>
    Object.fromEntries((await buyer.call(registerDraft, {})).documents.map(each => [each.type, each.state]))
  await buyer.call(registerEnterprise, { ...ENTERPRISE, contact: '李梅' })
  expect(await states()).toMatchObject({ business_licence: 'passed', drug_licence: 'rejected' })
  await buyer.call(registerEnterprise, { ...ENTERPRISE, company: '上海另一家大药房', contact: '李梅' })
  expect(await states()).toMatchObject({ business_licence: 'draft', drug_licence: 'rejected' })
  await buyer.call(registerDocument, await documentInput(shop.service, buyer.userId, 'drug_licence'))
  await buyer.call(registerSubmit, {})
  expect(await states()).toMatchObject({ business_licence: 'reviewing', drug_licence: 'reviewing' })
})

test('documents that pass the review count at once, also one that ended in the meantime', async () => {
  const buyer = await shop.newBuyer()
  await fillIn(shop.service, buyer)
  const licence = await documentInput(shop.service, buyer.userId, 'drug_licence')
  await buyer.call(registerDocument, { ...licence, end_date: '2026-11-20' })
  await buyer.call(registerSubmit, {})
  await review(shop.service, buyer.userId, { authorisation: '照片模糊' })
  shop.service.clock.now = new Date('2026-11-21T02:00:00Z')
  await updateDocumentExpiry(shop.service.db, '2026-11-21')
  await buyer.call(registerDocument, await documentInput(shop.service, buyer.userId, 'authorisation'))
  await buyer.call(registerDocument, { ...licence, end_date: '2026-11-21' })
  await buyer.call(registerSubmit, {})
  await review(shop.service, buyer.userId)
  const of = () => shop.service.db.select().from(users).where(eq(users.id, buyer.userId))
  expect(await of()).toMatchObject([{ licence_state: 'passed', document_expired: false }])

  const late = await shop.newBuyer()
  await fillIn(shop.service, late)
  const own = await documentInput(shop.service, late.userId, 'drug_licence')
  await late.call(registerDocument, { ...own, end_date: '2026-11-21' })
  await late.call(registerSubmit, {})
  shop.service.clock.now = new Date('2026-11-22T02:00:00Z')
  expect((await review(shop.service, late.userId)).outcome).toBe('证照已过期')
})

test('a rejected document that is not required can be removed', async () => {
  const buyer = await shop.newBuyer()
  await fillIn(shop.service, buyer)
  await buyer.call(registerDocument, await documentInput(shop.service, buyer.userId, 'food_licence'))
  await buyer.call(registerSubmit, {})
  await review(shop.service, buyer.userId, { food_licence: '已吊销' })
  await expect(buyer.call(registerSubmit, {})).rejects.toMatchObject({
    fields: { food_licence: ['食品经营许可证已被驳回，请修改或删除'] },
  })
  await buyer.call(registerDocumentRemove, { type: 'food_licence' })
  expect((await buyer.call(registerSubmit, {})).step).toBe('submitted')
})

test('[RT-18] a rejected document that opens a chosen scope is the one thing to fix, also where another one opens it too', async () => {
  const buyer = await shop.newBuyer()
  await fillIn(shop.service, buyer)
  await buyer.call(registerDocument, await documentInput(shop.service, buyer.userId, 'device_record'))
  await buyer.call(registerScopes, { scopes: ['医疗器械'] })
  await buyer.call(registerSubmit, {})
  await review(shop.service, buyer.userId, { device_record: '照片模糊' })
  const { step, message } = await buyer.call(registerDraft, {})
  expect([step, message]).toEqual(['documents', '医疗器械经营备案凭证已被驳回，请修改或删除'])
  await expect(buyer.call(registerSubmit, {})).rejects.toMatchObject({
    fields: { device_record: ['医疗器械经营备案凭证已被驳回，请修改或删除'] },
  })
  const licence = await documentInput(shop.service, buyer.userId, 'device_licence')
  expect(await buyer.call(registerDocument, licence)).toMatchObject({ step: 'documents', message })
  const removed = await buyer.call(registerDocumentRemove, { type: 'device_record' })
  expect(removed).toMatchObject({ step: 'review' })
  await expect(buyer.call(registerDocumentRemove, { type: 'device_record' })).rejects.toMatchObject({
    message: '证照不存在或已被删除',
  })
})

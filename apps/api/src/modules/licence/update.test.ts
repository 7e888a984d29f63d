import { documentUpdate, userDocuments, userScopes } from '@yaoji/api-client/contract/licence'
import { messageList } from '@yaoji/api-client/contract/message'
import { type DocumentType, ENTERPRISES } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { operate } from '../../../tests/operate'
import { documentInput } from '../../../tests/registration'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { updateDocumentExpiry } from './expiry'
import { remindOfExpiry } from './remind'
import { enterprises, licenceDocuments } from './tables'

const TODAY = '2026-11-20'

let service: TestService
let phone = 13_400_000_000

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1, scope: '化学药' })
  await insertGoods(service.db, { id: 2, scope: '医疗器械' })
  await insertGoods(service.db, { id: 3, scope: '中成药' })
})

afterAll(() => service.close())

/** A pharmacy with every required document; the drug licence ends on a day. */
async function openPharmacy(end_date = '2029-01-01') {
  phone += 1
  const id = await insertBuyer(service.db, { phone: String(phone), scopes: ['化学药'] })
  await service.db.insert(enterprises).values({
    user_id: id,
    type: 'pharmacy',
    credit_code: '91310115MA1H7XYZ07',
    legal_person: '王康',
    scopes: ['化学药'],
  })
  for (const type of ENTERPRISES.pharmacy.required.flat()) {
    await service.db.insert(licenceDocuments).values({
      user_id: id,
      type,
      number: `NO-${type}`,
      begin_date: '2024-01-01',
      end_date: type === 'drug_licence' ? end_date : '2029-01-01',
      review: 'passed',
      submitted_at: service.clock.now,
    })
  }
  await updateDocumentExpiry(service.db, TODAY, id)
  return { id, browser: await service.buyer(id) }
}

async function update(browser: Browser, id: number, type: DocumentType, number = `NEW-${type}`) {
  const answer = await browser.call(documentUpdate, {
    ...(await documentInput(service, id, type)),
    number,
  })
  return { answer, document: answer.list.find(each => each.type === type) }
}

/** Passes an update, or rejects it with a reason. */
const decide = (id: number | undefined, rejection?: { reason: string }) =>
  operate(service, `documents/${id}/${rejection ? 'reject' : 'pass'}`, rejection)

const scopeOf = async (browser: Browser, scope: string) =>
  (await browser.call(userScopes, {})).list.find(({ name }) => name === scope)

const documentOf = async (browser: Browser, type: DocumentType) =>
  (await browser.call(userDocuments, {})).list.find(each => each.type === type)

test('[RT-24 /zhzx/basic/zzzj] [AP-32] a new version is reviewed while the old one counts, and counts when it passed', async () => {
  const { id, browser } = await openPharmacy()
  const { answer, document } = await update(browser, id, 'drug_licence')
  expect(answer).toMatchObject({ licence_state: 'updating', can_update: 1 })
  expect(document).toMatchObject({ number: 'NO-drug_licence', state: 'valid' })
  expect(document?.versions.map(({ number, state }) => [number, state])).toEqual([
    ['NEW-drug_licence', 'reviewing'],
    ['NO-drug_licence', 'current'],
  ])
  expect((await decide(document?.versions[0]?.id)).outcome).toBe('已通过')
  const after = await documentOf(browser, 'drug_licence')
  expect(after).toMatchObject({ number: 'NEW-drug_licence', state: 'valid' })
  expect(after?.files).toHaveLength(1)
  expect(after?.versions.map(({ state }) => state)).toEqual(['current', 'replaced'])
  expect((await browser.call(messageList, {})).list[0]?.title).toBe('《药品经营许可证》更新通过')
})

test('[RT-24 /zhzx/basic/zzzj] a rejected version says why, and the old one still counts', async () => {
  const { id, browser } = await openPharmacy()
  const first = (await update(browser, id, 'drug_licence', 'A')).document?.versions[0]?.id
  const second = (await update(browser, id, 'drug_licence', 'B')).document
  expect(second?.versions.map(({ number }) => number)).toEqual(['B', 'NO-drug_licence'])
  expect((await decide(first)).status).toBe(409)
  await decide(second?.versions[0]?.id, { reason: '照片不清晰' })
  expect(await documentOf(browser, 'drug_licence')).toMatchObject({
    number: 'NO-drug_licence',
    state: 'valid',
    reason: '照片不清晰',
  })
  expect((await browser.call(userDocuments, {})).licence_state).toBe('passed')
})

test('[RT-24 /zhzx/basic/zzzj] the new version of an expired document opens the checkout when it passed', async () => {
  const { id, browser } = await openPharmacy('2026-11-19')
  const blocked = async () => {
    const [row] = await service.db.select().from(users).where(eq(users.id, id))
    return [row?.licence_state, row?.document_expired]
  }
  expect(await blocked()).toEqual(['expired', true])
  const { document } = await update(browser, id, 'drug_licence')
  expect(await blocked()).toEqual(['updating', true])
  await decide(document?.versions[0]?.id)
  expect(await blocked()).toEqual(['passed', false])
})

test('[RT-24 /zhzx/basic] [AP-29] a document of another type opens its scopes', async () => {
  const { id, browser } = await openPharmacy()
  const deviceScope = () => scopeOf(browser, '医疗器械')
  expect(await deviceScope()).toMatchObject({
    is_open: 0,
    needs: '需要医疗器械经营许可证或医疗器械经营备案凭证',
  })
  const { document } = await update(browser, id, 'device_record')
  expect(await deviceScope()).toMatchObject({
    is_open: 0,
    needs: '《医疗器械经营备案凭证》审核中，通过后开通',
  })
  await decide(document?.versions[0]?.id)
  expect(await deviceScope()).toMatchObject({ is_open: 1, needs: '' })
  const again = await update(browser, id, 'device_licence')
  await decide(again.document?.versions[0]?.id, { reason: '照片不清晰' })
  await service.db.update(users).set({ scopes: [] }).where(eq(users.id, id))
  expect(await deviceScope()).toMatchObject({
    needs: '需要《医疗器械经营备案凭证》载明医疗器械，请变更后更新该证照',
  })
})

test('[RT-24 /zhzx/basic/zzzj] [AP-29] a closed scope says which document of the buyer has to name it, and a new version opens it', async () => {
  const { id, browser } = await openPharmacy()
  const needs = '需要《药品经营许可证》载明中成药，请变更后更新该证照'
  expect(await scopeOf(browser, '中成药')).toMatchObject({ is_open: 0, needs })
  expect((await browser.call(userScopes, {})).message).toContain(`中成药：${needs}`)
  const version = (await update(browser, id, 'drug_licence')).document?.versions[0]?.id
  const pass = (scopes: string) => operate(service, `documents/${version}/pass`, { scopes })
  expect(await pass('中成药、医疗器械')).toMatchObject({
    status: 422,
    msg: '《药品经营许可证》不能开通医疗器械',
  })
  expect((await pass('中成药')).outcome).toBe('已通过')
  expect(await scopeOf(browser, '中成药')).toMatchObject({ is_open: 1, needs: '' })
  expect((await browser.call(messageList, {})).list[0]?.content).toBe(
    '新的证照已生效。已开通经营范围：中成药。',
  )
})

test('[RT-24 /zhzx/basic/zzzj] what is not complete, not shown by this kind of enterprise, or before the approval is refused', async () => {
  const { id, browser } = await openPharmacy()
  const input = await documentInput(service, id, 'drug_licence')
  await expect(browser.call(documentUpdate, { ...input, end_date: '2026-01-01' })).rejects.toMatchObject({
    fields: { end_date: ['已过有效期，请上传有效的证照'] },
  })
  await expect(update(browser, id, 'clinic_record')).rejects.toMatchObject({ kind: 'invalid' })
  await service.db.update(users).set({ licence_state: 'submitted' }).where(eq(users.id, id))
  await expect(update(browser, id, 'drug_licence')).rejects.toThrow('资质审核通过后才能在这里更新证照')
})

test('[RT-24 /zhzx/basic/zzzj] the buyer gets a message 30 days before the end of a document and another one at 7', async () => {
  const { browser } = await openPharmacy('2026-12-20')
  const { id, browser: other } = await openPharmacy('2026-12-20')
  await update(other, id, 'drug_licence')
  const remind = (day: string) => remindOfExpiry({ db: service.db, now: new Date(`${day}T02:00:00Z`) })
  const count = async (of: Browser) =>
    (await of.call(messageList, {})).list.filter(({ title }) => title === '《药品经营许可证》即将到期').length
  await remind('2026-11-19')
  expect(await count(browser)).toBe(0)
  await remind(TODAY)
  await remind('2026-11-25')
  expect(await count(browser)).toBe(1)
  await remind('2026-12-13')
  await remind('2026-12-14')
  expect([await count(browser), await count(other)]).toEqual([2, 0])
})

import { userDocuments, userScopes } from '@yaoji/api-client/contract/licence'
import { userBase } from '@yaoji/api-client/contract/user'
import { ENTERPRISES } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { updateDocumentExpiry } from './expiry'
import { enterprises, licenceDocuments } from './tables'

const TODAY = '2026-11-20'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1, scope: '化学药' })
  await insertGoods(service.db, { id: 2, scope: '化学药' })
  await insertGoods(service.db, { id: 3, scope: '体外诊断试剂' })
})

afterAll(() => service.close())

type Change = Partial<typeof licenceDocuments.$inferInsert>

/** A pharmacy with every required document, changed by type. */
async function insertPharmacy(phone: string, changes: Record<string, Change[]> = {}): Promise<number> {
  const id = await insertBuyer(service.db, { phone, scopes: ['化学药'] })
  await service.db
    .insert(enterprises)
    .values({ user_id: id, type: 'pharmacy', credit_code: '91310115MA1H7XYZ07', legal_person: '王康' })
  for (const type of ENTERPRISES.pharmacy.required.flat()) {
    for (const change of changes[type] ?? [{}]) {
      await service.db.insert(licenceDocuments).values({
        user_id: id,
        type,
        number: `NO-${type}`,
        begin_date: '2024-01-01',
        end_date: '2029-01-01',
        review: 'passed',
        submitted_at: service.clock.now,
        ...change,
      })
    }
  }
  return id
}

async function documentsOf(id: number) {
  const answer = await (await service.buyer(id)).call(userDocuments, {})
  return { ...answer, of: (type: string) => answer.list.find(document => document.type === type) }
}

test('[AP-29] scopes of the catalogue, with which of them the licence names', async () => {
  const browser = await service.buyer(await insertPharmacy('13900000001'))
  const { list, message } = await browser.call(userScopes, {})
  expect(list).toEqual([
    { name: '化学药', goods_count: 2, is_open: 1, needs: '' },
    { name: '体外诊断试剂', goods_count: 1, is_open: 0, needs: '需要医疗器械经营许可证' },
  ])
  expect(message).toBe('体外诊断试剂：需要医疗器械经营许可证')
})

test('[AP-32] every required document is listed with its state, given or not', async () => {
  const id = await insertPharmacy('13900000002', {
    drug_licence: [{ end_date: '2026-12-01' }],
    buyer_identity: [{ long_term: 1, end_date: null }],
    invoice_data: [],
    authorisation: [{ review: 'rejected', reason: '公章不清晰' }],
  })
  const { of, list, enterprise } = await documentsOf(id)
  expect(enterprise).toMatchObject({ type_text: '零售药店', company: '康宁大药房' })
  expect(list.filter(document => document.is_required === 1)).toHaveLength(5)
  expect(of('business_licence')).toMatchObject({ state: 'valid', state_text: '有效期至 2029-01-01' })
  expect(of('drug_licence')).toMatchObject({ state: 'expiring', days_left: 11 })
  expect(of('buyer_identity')).toMatchObject({ state: 'valid', state_text: '长期有效' })
  expect(of('invoice_data')).toMatchObject({ id: null, state: 'missing', state_text: '未上传' })
  expect(of('authorisation')).toMatchObject({ state: 'rejected', reason: '公章不清晰' })
})

test('[AP-32] what was valid stays valid while an update is reviewed', async () => {
  const id = await insertPharmacy('13900000003', {
    drug_licence: [{}, { review: 'reviewing', end_date: '2031-01-01' }],
    business_licence: [{ review: 'reviewing' }],
  })
  const { of } = await documentsOf(id)
  expect(of('drug_licence')).toMatchObject({ state: 'valid', end_date: '2029-01-01' })
  expect(of('drug_licence')?.state_text).toContain('更新审核中')
  expect(of('business_licence')).toMatchObject({ state: 'reviewing', state_text: '审核中' })
})

test('[AP-34] the header says what to do about the licence, and nothing when nothing needs doing', async () => {
  const message = async (id: number) => (await (await service.buyer(id)).call(userBase, {})).licence_message
  const good = await insertPharmacy('13900000004')
  expect(await message(good)).toBe('')
  const soon = await insertPharmacy('13900000005', { drug_licence: [{ end_date: '2026-12-01' }] })
  expect(await message(soon)).toBe('《药品经营许可证》将于 2026-12-01 到期，请及时更新')
  await service.db.update(users).set({ licence_state: 'submitted' }).where(eq(users.id, good))
  expect(await message(good)).toContain('审核中')
  await service.db.update(users).set({ licence_state: 'rejected' }).where(eq(users.id, good))
  await service.db
    .update(enterprises)
    .set({ review_note: '许可证照片模糊' })
    .where(eq(enterprises.user_id, good))
  expect(await message(good)).toContain('许可证照片模糊')
})

test('a required document past its last day marks the buyer, and a newer one clears the mark', async () => {
  const id = await insertPharmacy('13900000006', { drug_licence: [{ end_date: '2026-11-19' }] })
  const fine = await insertPharmacy('13900000007', { drug_licence: [{ end_date: TODAY }] })
  await service.db.insert(licenceDocuments).values({
    user_id: fine,
    type: 'device_record',
    number: 'D1',
    end_date: '2020-01-01',
    review: 'passed',
    submitted_at: service.clock.now,
  })
  const stateOf = async (userId: number) => {
    const [row] = await service.db.select().from(users).where(eq(users.id, userId))
    return [row?.licence_state, row?.document_expired]
  }
  await updateDocumentExpiry(service.db, TODAY)
  expect(await stateOf(id)).toEqual(['expired', true])
  expect(await stateOf(fine)).toEqual(['passed', false])
  await service.db.insert(licenceDocuments).values({
    user_id: id,
    type: 'drug_licence',
    number: 'N2',
    begin_date: TODAY,
    end_date: '2031-11-19',
    review: 'passed',
    submitted_at: service.clock.now,
  })
  await updateDocumentExpiry(service.db, TODAY)
  expect(await stateOf(id)).toEqual(['passed', false])
})

test('[AP-32] where one of two documents is enough, those that were sent are listed, and the valid one is required', async () => {
  const id = await insertBuyer(service.db, { phone: '13900000008', licence_state: 'passed' })
  await service.db
    .insert(enterprises)
    .values({ user_id: id, type: 'clinic', credit_code: '91310115MA1H7XYZ07', legal_person: '王康' })
  const institutionOf = async () =>
    (await documentsOf(id)).list
      .filter(each => ['institution_licence', 'clinic_record'].includes(each.type))
      .map(each => [each.name, each.is_required, each.state])
  expect(await institutionOf()).toEqual([['医疗机构执业许可证或诊所备案凭证', 1, 'missing']])

  const sent = { user_id: id, number: 'N1', begin_date: '2024-01-01', submitted_at: service.clock.now }
  await service.db.insert(licenceDocuments).values([
    { ...sent, type: 'institution_licence', end_date: '2026-11-19', review: 'passed' },
    { ...sent, type: 'clinic_record', end_date: '2029-01-01', review: 'passed' },
  ])
  expect(await institutionOf()).toEqual([
    ['医疗机构执业许可证', 0, 'expired'],
    ['诊所备案凭证', 1, 'valid'],
  ])
  const expired = async () => {
    await updateDocumentExpiry(service.db, TODAY)
    const [row] = await service.db.select().from(users).where(eq(users.id, id))
    return row?.document_expired
  }
  expect(await expired()).toBe(false)
  await service.db
    .update(licenceDocuments)
    .set({ end_date: '2026-11-19' })
    .where(eq(licenceDocuments.user_id, id))
  expect(await expired()).toBe(true)
})

test('[AP-32] a document that was not submitted, or was withdrawn, is not listed', async () => {
  const id = await insertPharmacy('13900000009', {
    drug_licence: [{ review: 'draft' }],
    invoice_data: [{ review: 'withdrawn' }],
    business_licence: [{ number: 'OLD' }, { number: 'NEW', review: 'draft' }],
  })
  const { of } = await documentsOf(id)
  expect(of('drug_licence')).toMatchObject({ id: null, state: 'missing' })
  expect(of('invoice_data')).toMatchObject({ id: null, state: 'missing' })
  expect(of('business_licence')).toMatchObject({ number: 'OLD', state_text: '有效期至 2029-01-01' })
})

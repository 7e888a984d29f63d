import { feedbackCreate, feedbackList } from '@yaoji/api-client/contract/feedback'
import { fileUpload } from '@yaoji/api-client/contract/file'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namedFile, PDF, PNG } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { filesOf, operate } from '../../../tests/operate'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { feedback } from './tables'

let service: TestService
let phone = 13_900_000_000

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

async function newBuyer() {
  phone += 1
  const id = await insertBuyer(service.db, { phone: String(phone) })
  const kept = () => service.db.select().from(feedback).where(eq(feedback.user_id, id))
  return { browser: await service.buyer(id), kept, phone: String(phone) }
}

test('[AP-21] feedback is kept, and says what happens next', async () => {
  const { browser, kept, phone } = await newBuyer()
  const data = { kind: 'complaint', content: '外箱破损，两盒受潮' } as const
  const { message } = await browser.call(feedbackCreate, { data })
  expect(message).toContain('投诉已受理')
  expect(await kept()).toMatchObject([{ ...data, contact: phone, order_sn: '' }])
})

test('[AP-21] [VA-03] an empty one, and one without a kind, are refused by field', async () => {
  const { browser, kept } = await newBuyer()
  const raw = (body: string) =>
    browser.raw('POST', '/api/user/feedback', {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'test' },
    })
  const empty = await raw('data[kind]=suggest&data[content]=%20')
  expect(empty.body).toMatchObject({
    code: 422,
    msg: '请填写反馈内容',
    data: { errors: { 'data.content': ['请填写反馈内容'] } },
  })
  expect((await raw('data[kind]=x&data[content]=y')).body.msg).toBe('请选择反馈类型')
  expect(await kept()).toEqual([])
})

test('[SV-05] a buyer writes twenty times a day, and a visitor not at all', async () => {
  const { browser } = await newBuyer()
  const data = { kind: 'other', content: '多谢' } as const
  for (let at = 0; at < 20; at += 1) await browser.call(feedbackCreate, { data })
  await expect(browser.call(feedbackCreate, { data })).rejects.toMatchObject({ code: 429 })
  await expect(service.visitor().call(feedbackCreate, { data })).rejects.toMatchObject({ code: 401 })
})

type Purpose = 'feedback' | 'licence'

async function uploadFile(
  browser: Browser,
  { purpose, name, content }: { purpose: Purpose; name: string; content: Buffer },
) {
  return (await browser.upload(fileUpload, { purpose }, namedFile(content, name))).file
}

test('[RT-32 /zzfw/yjfk] a message has its pictures; the answer of the shop is below it, for its buyer only', async () => {
  const { browser } = await newBuyer()
  const picture = await uploadFile(browser, { purpose: 'feedback', name: '破损.png', content: PNG })
  const data = { kind: 'goods' as const, content: '外箱破损', file_ids: [picture.id] }
  const { id } = await browser.call(feedbackCreate, { data })
  expect(await filesOf(service, `feedback/${id}`)).toMatchObject([{ id: picture.id, name: '破损.png' }])
  expect((await operate(service, `feedback/${id}/answer`, { text: '已安排补发' })).outcome).toBe('已回复')
  const { list } = await browser.call(feedbackList, {})
  expect(list).toMatchObject([
    {
      id,
      kind_text: '商品问题',
      files: [{ id: picture.id, name: '破损.png' }],
      is_answered: 1,
      answers: [{ text: '已安排补发' }],
    },
  ])
  expect((await (await newBuyer()).browser.call(feedbackList, {})).total).toBe(0)
})

test('[RT-32 /zzfw/yjfk] [SV-05] a file of somebody else, of another purpose or a document is refused', async () => {
  const { browser, kept } = await newBuyer()
  const other = (await newBuyer()).browser
  const theirs = await uploadFile(other, { purpose: 'feedback', name: 'a.png', content: PNG })
  const licence = await uploadFile(browser, { purpose: 'licence', name: 'a.png', content: PNG })
  const document = await uploadFile(browser, { purpose: 'feedback', name: 'a.pdf', content: PDF })
  for (const { id } of [theirs, licence, document]) {
    const call = browser.call(feedbackCreate, { data: { kind: 'other', content: 'x', file_ids: [id] } })
    await expect(call).rejects.toMatchObject({ kind: 'invalid' })
  }
  expect(await kept()).toEqual([])
})

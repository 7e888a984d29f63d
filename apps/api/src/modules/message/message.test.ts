import { type Message, messageList, messageRead } from '@yaoji/api-client/contract/message'
import { userBase } from '@yaoji/api-client/contract/user'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cleanUp } from '../../clean-up'
import { shopSettings } from '../config/shop-settings'
import { messages } from './tables'

let service: TestService
let browser: Browser
let phone = 13_900_000_000

beforeAll(async () => {
  service = await startService()
})

beforeEach(async () => {
  browser = await withMessages(['order', 'order', 'licence'])
})

afterAll(() => service.close())

async function withMessages(kinds: readonly Message['kind'][]): Promise<Browser> {
  phone += 1
  const user_id = await insertBuyer(service.db, { phone: String(phone) })
  await service.db.insert(messages).values(
    kinds.map((kind, at) => ({
      user_id,
      kind,
      title: `消息 ${at}`,
      content: '内容',
      created_at: service.clock.now,
    })),
  )
  return service.buyer(user_id)
}

test('messages come newest first, with the unread of each kind', async () => {
  const { list, total, kinds } = await browser.call(messageList, {})
  expect(list.map(message => message.title)).toEqual(['消息 2', '消息 1', '消息 0'])
  expect(total).toBe(3)
  expect(kinds.filter(kind => kind.unread > 0)).toEqual([
    { kind: 'order', name: '订单消息', unread: 2 },
    { kind: 'licence', name: '资质提醒', unread: 1 },
  ])
})

test('messages come by their time, in whatever order they were stored', async () => {
  phone += 1
  const user_id = await insertBuyer(service.db, { phone: String(phone) })
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour))
  await service.db.insert(messages).values(
    [3, 1, 2].map(hour => ({
      user_id,
      kind: 'system' as const,
      title: `${hour}`,
      content: '',
      created_at: at(hour),
    })),
  )
  const { list } = await (await service.buyer(user_id)).call(messageList, {})
  expect(list.map(({ title }) => title)).toEqual(['3', '2', '1'])
})

test('messages are kept for 180 days', async () => {
  const { db, clock } = service
  const [first] = (await browser.call(messageList, {})).list
  const day = 86_400_000
  const cleanAt = async (days: number) => {
    const created_at = new Date(clock.now.getTime() - days * day)
    await db.update(messages).set({ created_at }).where(eq(messages.id, first!.id))
    await cleanUp({ db, now: clock.now }, shopSettings())
  }
  await cleanAt(179)
  expect((await browser.call(messageList, {})).total).toBe(3)
  await cleanAt(181)
  expect((await browser.call(messageList, {})).list.map(({ id }) => id)).not.toContain(first!.id)
  expect((await browser.call(messageList, {})).total).toBe(2)
})

test('messages are filtered by kind and by whether they were read', async () => {
  const { list } = await browser.call(messageList, { kind: 'order' })
  await browser.call(messageRead, { ids: [list[0]!.id] })
  expect((await browser.call(messageList, { kind: 'order', is_read: 0 })).total).toBe(1)
  expect((await browser.call(messageList, { is_read: 1 })).list.map(message => message.id)).toEqual([
    list[0]!.id,
  ])
})

test('[AP-34] reading some or all of them is counted in the header', async () => {
  expect((await browser.call(userBase, {})).message_count).toBe(3)
  const { list } = await browser.call(messageList, {})
  const [{ id }] = list as [Message, ...Message[]]
  expect(await browser.call(messageRead, { ids: [id] })).toEqual({
    added: [{ entry: 0, id, number: 1 }],
    adjusted: [],
    refused: [],
    message_count: 2,
  })
  const none = { added: [], adjusted: [], refused: [] }
  expect(await browser.call(messageRead, {})).toEqual({ ...none, message_count: 0 })
})

test('[SV-05] another buyer’s messages are neither shown nor marked', async () => {
  const { list } = await browser.call(messageList, {})
  const other = await withMessages(['system'])
  const { added, refused } = await other.call(messageRead, { ids: list.map(message => message.id) })
  expect([added.length, refused.length]).toEqual([0, list.length])
  expect((await other.call(messageList, {})).total).toBe(1)
  expect((await browser.call(userBase, {})).message_count).toBe(3)
})

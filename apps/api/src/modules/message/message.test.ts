import { type Message, messageList, messageRead } from '@yaoji/api-client/contract/message'
import { userBase } from '@yaoji/api-client/contract/user'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
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
  expect(await browser.call(messageRead, { ids: [list[0]!.id] })).toEqual({ message_count: 2 })
  expect(await browser.call(messageRead, {})).toEqual({ message_count: 0 })
})

test('[SV-05] another buyer’s messages are neither shown nor marked', async () => {
  const { list } = await browser.call(messageList, {})
  const other = await withMessages(['system'])
  await other.call(messageRead, { ids: list.map(message => message.id) })
  expect((await other.call(messageList, {})).total).toBe(1)
  expect((await browser.call(userBase, {})).message_count).toBe(3)
})

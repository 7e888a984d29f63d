import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { operate, waiting } from '../../../tests/operate'
import { OPERATOR_KEY, startService, type TestService } from '../../../tests/service'
import { operatorActions, operatorKeys } from './tables'

let service: TestService
let buyer: number

beforeAll(async () => {
  service = await startService()
  buyer = await insertBuyer(service.db, { phone: '13500000201', company: '康宁药房' })
})

afterAll(() => service.close())

/** What operators did, as the log answers it. */
async function logOf(filters: Record<string, string> = {}, app: FastifyInstance = service.app) {
  const answer = await app.inject({
    url: `/operator/log?${new URLSearchParams(filters)}`,
    headers: { authorization: `Bearer ${OPERATOR_KEY}` },
  })
  return { status: answer.statusCode, msg: answer.json().msg, ...answer.json().data }
}

/** Makes a key, as its name reads it from the command. */
async function newKey(name: string): Promise<string> {
  const { outcome } = await operate(service, `keys/${encodeURIComponent(name)}/add`)
  return outcome.split('：')[1] ?? ''
}

async function waitingAddress(): Promise<string> {
  const id = await insertAddress(service.db, buyer, { review_state: 'waiting' })
  return (await waiting(service, 'addresses')).find(row => row.id.startsWith(`${id}-`))?.id ?? ''
}

test('[SV-05] an action is noted with who did it, on what, with which fields, and the states around it', async () => {
  const key = await newKey('李梅')
  const id = await waitingAddress()
  expect(await operate(service, `addresses/${id}/reject`, { reason: '门牌号不清楚' }, key)).toMatchObject({
    status: 200,
  })
  const { list } = await logOf({ who: '李梅' })
  expect(list).toEqual([
    {
      id: expect.any(Number),
      at: '2026-11-20 10:00:00',
      operator: '李梅',
      kind: 'addresses',
      record: id,
      action: 'reject',
      fields: { reason: '门牌号不清楚' },
      before: 'waiting',
      after: 'rejected',
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
})

test('[SV-05] the key of the settings keeps its calls, under the name operator', async () => {
  const id = await waitingAddress()
  await operate(service, `addresses/${id}/pass`)
  const { list } = await logOf({ id })
  expect(list).toMatchObject([{ operator: 'operator', before: 'waiting', after: 'passed' }])
})

test('[SV-05] an action that is refused leaves no note and no change', async () => {
  const id = await waitingAddress()
  const before = await service.db.$count(operatorActions)
  expect((await operate(service, `addresses/${id}/reject`)).status).toBe(422)
  expect((await operate(service, 'addresses/999999-00000000/pass')).status).toBe(404)
  expect(await service.db.$count(operatorActions)).toBe(before)
  expect((await waiting(service, 'addresses')).map(row => row.id)).toContain(id)
})

test('[SV-05] the log is filtered by who, what, day and request, and read in parts', async () => {
  service.clock.now = new Date('2026-11-21T02:00:00Z')
  const ids = []
  for (let at = 0; at < 3; at += 1) ids.push(await waitingAddress())
  for (const id of ids) await operate(service, `addresses/${id}/pass`)
  const records = (list: { record: string }[]) => list.map(({ record }) => record)
  const { list } = await logOf({ since: '2026-11-21', kind: 'addresses' })
  expect(records(list)).toEqual(ids.toReversed())
  expect((await logOf({ until: '2026-11-19' })).list).toEqual([])
  expect(records((await logOf({ request: list[1].request_id })).list)).toEqual([ids[1]])
  expect(records((await logOf({ before: String(list[0].id), since: '2026-11-21' })).list)).toEqual(
    ids.toReversed().slice(1),
  )
  await service.db.insert(operatorActions).values(
    Array.from({ length: 101 }, (_, at) => ({
      at: service.clock.now,
      operator: '王强',
      kind: 'orders',
      record: String(at),
      action: 'approve',
      fields: {},
      before: '',
      after: '',
      request_id: '',
    })),
  )
  const first = await logOf({ who: '王强' })
  expect([first.list.length, records(first.list).at(-1)]).toEqual([100, '1'])
  const rest = await logOf({ who: '王强', before: String(first.before) })
  expect([records(rest.list), rest.before]).toEqual([['0'], null])
})

test.each([
  [{ since: '2026-02-30' }, 'since 的格式为 2026-11-20'],
  [{ until: 'today' }, 'until 的格式为 2026-11-20'],
  [{ before: 'x' }, 'before 应为操作记录的编号'],
  [{ colour: 'red' }, '没有 colour 这个字段'],
])('[SV-04] the filter %o is refused', async (filter, msg) => {
  expect(await logOf(filter as Record<string, string>)).toMatchObject({ status: 422, msg })
})

test('[SV-05] a key opens the calls until it is ended, and is stored nowhere', async () => {
  const key = await newKey('赵敏')
  const ask = async () => (await operate(service, 'addresses/999999-00000000/pass', {}, key)).status
  expect(await ask()).toBe(404)
  expect(JSON.stringify(await service.db.select().from(operatorKeys))).not.toContain(key)
  expect(JSON.stringify(await logOf({ kind: 'keys' }))).not.toContain(key)
  expect((await waiting(service, 'keys')).map(({ id }) => id)).toContain('赵敏')
  expect((await operate(service, `keys/${encodeURIComponent('赵敏')}/end`)).outcome).toBe('已停用')
  expect(await ask()).toBe(403)
  expect((await waiting(service, 'keys')).map(({ id }) => id)).not.toContain('赵敏')
})

test('[SV-05] only the key of the settings gives and ends keys, and each open name has one', async () => {
  const key = await newKey('孙丽')
  const name = encodeURIComponent('孙丽')
  const refused = [
    [await operate(service, 'keys/other/add', {}, key), 403, '只有 operator 密钥可以管理密钥'],
    [await operate(service, `keys/${name}/end`, {}, key), 403, '只有 operator 密钥可以管理密钥'],
    [await operate(service, `keys/${name}/add`), 409, '孙丽 已有密钥，请先停用'],
    [await operate(service, 'keys/operator/add'), 409, 'operator 是设置中的密钥'],
    [await operate(service, 'keys/operator/end'), 409, 'operator 是设置中的密钥，请修改设置 OPERATOR_KEY'],
    [await operate(service, 'keys/nobody/end'), 404, '密钥不存在或已被删除'],
    [await operate(service, 'keys/%0a/add'), 422, '密钥名称为 1 到 30 个文字、字母、数字、空格或 . _ -'],
  ] as const
  for (const [answer, status, msg] of refused) expect([answer.status, answer.msg]).toEqual([status, msg])
  expect((await operate(service, 'addresses/999999-00000000/pass', {}, key)).status).toBe(404)
})

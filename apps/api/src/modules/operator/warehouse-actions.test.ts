import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics } from '../../../tests/fixtures'
import { operate, waiting } from '../../../tests/operate'
import { startService, type TestService } from '../../../tests/service'
import { operatorActions } from './tables'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
})

afterAll(() => service.close())

const texts = async () => (await waiting(service, 'warehouses')).map(({ id, text }) => [id, text])

test('[RT-27] an operator sets who takes the returned goods of a warehouse; the action is in the log', async () => {
  const set = await operate(service, 'warehouses/2/returns', {
    receiver: '成都仓李仓管',
    phone: '028-55550102',
  })
  expect(set).toMatchObject({ status: 200, outcome: '退货收货人 成都仓李仓管 028-55550102' })
  expect(await texts()).toEqual([
    ['1', '上海市青浦区  退货收货人 上海仓王仓管 021-55550101'],
    ['2', '成都市双流区  退货收货人 成都仓李仓管 028-55550102'],
  ])
  expect(await operate(service, 'warehouses/2/reset')).toMatchObject({ outcome: '退货收货人 未设置' })
  const rows = await service.db.select().from(operatorActions).orderBy(operatorActions.id)
  expect(rows.slice(-2)).toMatchObject([
    { kind: 'warehouses', action: 'returns', before: '退货收货人 未设置', after: set.outcome },
    { kind: 'warehouses', action: 'reset', before: set.outcome, after: '退货收货人 未设置' },
  ])
})

test.each([
  ['warehouses/9/returns', { receiver: '王仓管', phone: '021-55550101' }, 404],
  ['warehouses/x/returns', { receiver: '王仓管', phone: '021-55550101' }, 404],
  ['warehouses/1/returns', { receiver: '王'.repeat(41), phone: '021-55550101' }, 422],
  ['warehouses/1/returns', { receiver: '王仓管', phone: '前台' }, 422],
  ['warehouses/1/returns', { receiver: '王仓管' }, 422],
])('[SV-04] %s with %o is refused, and nothing changes', async (address, fields, status) => {
  const before = await texts()
  expect((await operate(service, address, fields as Record<string, string>)).status).toBe(status)
  expect(await texts()).toEqual(before)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATOR_KEY, startService, type TestService } from '../../../tests/service'
import { statementsOf } from '../../../tests/statements'
import { ACTION_GROUPS } from './action-groups'

let service: TestService

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

async function overview() {
  const answer = await service.app.inject({
    url: '/operator/desks',
    headers: { authorization: `Bearer ${OPERATOR_KEY}` },
  })
  return answer.json().data.desks as { kind: string; count: number | null }[]
}

test('the kinds are counted by one statement each, which answers one number', async () => {
  const statements = await statementsOf(service.db, overview)
  expect(statements).toHaveLength(ACTION_GROUPS.filter(({ count }) => count !== null).length)
  for (const statement of statements) expect(statement).toMatch(/^select count\(\*\)/)
})

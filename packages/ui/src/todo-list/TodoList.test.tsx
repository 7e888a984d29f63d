import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { todosForStory } from './fixtures'
import * as exported from './index'
import { TodoList } from './TodoList'

const actionOf = ({ kind }: { kind: string }) => ({ text: '去处理', href: `/${kind}` })

test('what waits says how urgent it is, and leads to where it is done', async () => {
  const { container } = render(<TodoList todos={todosForStory} actionOf={actionOf} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '紧急药品经营许可证已到期到期后不能下单去处理',
    '尽快2 个订单待付款最早的在 11-23 09:12 取消去处理',
    '提醒3 张优惠券 7 天内到期合计 ¥60.00去处理',
  ])
  expect(rows.map(({ dataset }) => dataset.urgency)).toEqual(['late', 'soon', 'info'])
  const link = screen.getByRole('link', { name: '去处理：2 个订单待付款' })
  expect(link.getAttribute('href')).toBe('/pay')
  await expectAccessible(container)
})

test('while they load it says so, and leads nowhere', () => {
  render(<TodoList todos={undefined} actionOf={actionOf} />)
  expect(screen.getAllByRole('listitem').map(row => row.textContent)).toEqual(['正在加载待办'])
  expect(screen.queryByRole('link')).toBeNull()
})

testConformance(exported, { TodoList: { props: { todos: todosForStory, actionOf } } })

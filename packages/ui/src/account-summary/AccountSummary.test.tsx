import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AccountSummary } from './AccountSummary'
import { EnterprisePanel } from './EnterprisePanel'
import { accountUserForStory, enterpriseForStory } from './fixtures'
import * as exported from './index'

test('a buyer is an enterprise with a contact, a level, a licence and somebody to call', async () => {
  const { container, rerender } = render(<AccountSummary user={accountUserForStory({ store_count: 3 })} />)
  const section = within(screen.getByRole('region', { name: '企业' }))
  for (const text of ['王建国 · 金牌会员', '资质已通过', '共 3 家门店', '客户经理 陈经理 13800000009'])
    expect(section.getByText(text)).toBeTruthy()
  await expectAccessible(container)
  rerender(<AccountSummary user={accountUserForStory({ admin: null })} />)
  expect(screen.queryByText(/客户经理|门店/)).toBeNull()
})

test('an enterprise is shown as its licences have it, with what is to be done', async () => {
  const { container, rerender } = render(
    <EnterprisePanel enterprise={enterpriseForStory} licence="证照已过期" message="请更新后再结算" />,
  )
  expect(screen.getByText('91510107MA6CEXAM1X')).toBeTruthy()
  expect(screen.queryByText('会员等级')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('请更新后再结算')
  await expectAccessible(container)
  rerender(<EnterprisePanel enterprise={undefined} />)
  expect(screen.getByText('正在加载企业资料')).toBeTruthy()
})

testConformance(exported, {
  AccountSummary: { props: { user: accountUserForStory() } },
  EnterprisePanel: { props: { enterprise: enterpriseForStory } },
})

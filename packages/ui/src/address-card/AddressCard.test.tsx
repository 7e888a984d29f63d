import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AddressCard, type AddressCardAddress } from './AddressCard'
import { addressCardForStory } from './fixtures'
import * as exported from './index'

const nothing = () => {}
const buttons = { onEdit: nothing, onRemove: nothing, onSetDefault: nothing }

const open = (change: Partial<AddressCardAddress> = {}) =>
  render(<AddressCard address={addressCardForStory(change)} {...buttons} />)
const names = () => screen.getAllByRole('button').map(button => button.textContent)

test('the default address says so, whom and where it is, and what its review means', async () => {
  const { container } = open()
  const card = screen.getByRole('article')
  expect(card.textContent).toContain('陈晓梅13800000001默认证照地址福建省福州市鼓楼区 人民路 128 号')
  expect(card.textContent).toContain('许可证上的地址，可以下单')
  expect([card.dataset.default, card.dataset.review]).toEqual(['', 'licensed'])
  expect(names()).toEqual(['修改', '删除'])
  await expectAccessible(container)
})

test.each([
  [{ is_default: 0, is_reviewed: 1, review_state: 'passed' }, '已审核', true],
  [{ is_default: 0, is_reviewed: 0, review_state: 'waiting' }, '审核中', false],
  [{ is_default: 0, is_reviewed: 0, review_state: 'rejected' }, '未通过', false],
] as const)('an address with %o is tagged %s, and can be the default: %s', (change, tag, canBeDefault) => {
  open(change)
  expect(screen.getByText(tag)).toBeTruthy()
  expect(names().includes('设为默认')).toBe(canBeDefault)
})

test('each button names the address and reports', async () => {
  const said = vi.fn<(what: string) => void>()
  render(
    <AddressCard
      address={addressCardForStory({ is_default: 0, detail: '五四路 88 号' })}
      onEdit={() => said('edit')}
      onRemove={() => said('remove')}
      onSetDefault={() => said('default')}
    />,
  )
  const user = userEvent.setup()
  for (const action of ['修改', '删除', '设为默认'])
    await user.click(screen.getByRole('button', { name: `${action} 陈晓梅 五四路 88 号` }))
  expect(said.mock.calls).toEqual([['edit'], ['remove'], ['default']])
})

test('what was saved is seen, and not read out twice', () => {
  render(<AddressCard address={addressCardForStory()} saved {...buttons} />)
  expect(screen.getByText('✓ 已保存').getAttribute('aria-hidden')).toBe('true')
})

testConformance(exported, {
  AddressCard: { props: { address: addressCardForStory(), saved: true, ...buttons } },
})

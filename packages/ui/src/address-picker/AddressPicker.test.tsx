import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AddressPicker, type AddressPickerProps } from './AddressPicker'
import { addressForStory } from './fixtures'
import * as exported from './index'

const second = addressForStory({ id: 2, consignee: '林国强', is_default: 0 })
const inReview = addressForStory({
  id: 3,
  consignee: '王芳',
  is_default: 0,
  is_reviewed: 0,
  review_text: '地址审核中',
})

function show(props: Partial<AddressPickerProps> = {}) {
  const calls = { onValueChange: vi.fn(), onAdd: vi.fn(), onEdit: vi.fn() }
  const view = render(
    <AddressPicker addresses={[addressForStory(), second, inReview]} value={1} {...calls} {...props} />,
  )
  return { ...view, ...calls, user: userEvent.setup() }
}

test('[RT-13] an address is chosen by its id; one in review says so and cannot be', async () => {
  const { user, onValueChange } = show()
  await user.click(screen.getByRole('radio', { name: /林国强/ }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2)
  const waiting = screen.getByRole('radio', { name: /王芳/ })
  expect(waiting).toHaveProperty('disabled', true)
  expect(document.getElementById(waiting.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '地址审核中',
  )
  expect(screen.getByRole('radio', { name: /默认/ })).toHaveProperty('checked', true)
})

test('[RT-13] an address is added, or changed by its id, also one in review', async () => {
  const { user, onAdd, onEdit, onValueChange } = show()
  await user.click(screen.getByRole('button', { name: '新增地址' }))
  expect(onAdd).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: /^修改\s*王芳/ }))
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(3)
  expect(onValueChange).not.toHaveBeenCalled()
})

test('without calls for adding and changing there are no buttons for that', () => {
  show({ onAdd: undefined, onEdit: undefined })
  expect(screen.queryByRole('button')).toBeNull()
})

test('many addresses are folded, but never the chosen one', async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => addressForStory({ id: index + 1 }))
  const { user } = show({ addresses, value: 9 })
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: '显示全部 12 个地址' }))
  expect(screen.getAllByRole('radio')).toHaveLength(12)
})

test('axe', async () => {
  const { container } = show()
  await expectAccessible(container)
})

testConformance(exported, {
  AddressPicker: {
    props: { addresses: [addressForStory(), inReview], value: 1, onValueChange: () => {}, onAdd: () => {} },
  },
})

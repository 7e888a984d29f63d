import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AddressPicker, type AddressPickerProps, addressPickerLabels } from './AddressPicker'
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

test('without an address it says so, and one can be added', () => {
  show({ addresses: [], value: null })
  expect(screen.getByText(addressPickerLabels.none)).toBeTruthy()
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(screen.getByRole('button', { name: '新增地址' })).toBeTruthy()
})

test('no address is chosen until the buyer chooses one; a form sends its id', async () => {
  const { container } = show({ value: null })
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.filter(({ checked }) => checked)).toEqual([])
  expect(new Set(radios.map(({ name }) => name))).toEqual(new Set(['address_id']))
  expect(container.querySelectorAll('[data-part=address]')).toHaveLength(3)
})

test('five addresses need no button for more', () => {
  show({ addresses: Array.from({ length: 4 }, (_, index) => addressForStory({ id: index + 1 })), value: 1 })
  expect(screen.queryByRole('button', { name: /^显示全部/ })).toBeNull()
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

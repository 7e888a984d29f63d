import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AddressPicker, type AddressPickerProps } from './AddressPicker'
import { addressForStory, regionsForStory } from './fixtures'
import * as exported from './index'

const second = addressForStory({ id: 2, consignee: '林国强', is_default: 0 })
const inReview = addressForStory({
  id: 3,
  consignee: '王芳',
  is_default: 0,
  is_reviewed: 0,
  review_text: '地址审核中',
})

async function show(props: Partial<AddressPickerProps> = {}) {
  const onValueChange = vi.fn()
  const onSave = vi.fn<AddressPickerProps['onSave']>(async () => {})
  const view = render(
    <AddressPicker
      addresses={[addressForStory(), second, inReview]}
      value={1}
      onValueChange={onValueChange}
      loadRegions={regionsForStory}
      onSave={onSave}
      {...props}
    />,
  )
  return { ...view, onValueChange, onSave, user: userEvent.setup() }
}

const form = (name = '新增收货地址') => within(screen.getByRole('form', { name }))

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(form().getByRole('textbox', { name: '收货人' }), ' 陈晓梅 ')
  await user.type(form().getByRole('textbox', { name: '联系电话' }), '13800000001')
  for (const [level, name] of [
    ['省份', '福建省'],
    ['城市', '福州市'],
    ['区县', '仓山区'],
  ] as const) {
    await waitFor(() =>
      expect(form().getByRole('combobox', { name: level })).toHaveProperty('disabled', false),
    )
    await user.selectOptions(form().getByRole('combobox', { name: level }), name)
  }
  await user.type(form().getByRole('textbox', { name: '详细地址' }), '首山路 15 号')
}

test('[RT-13] an address is chosen by its id; one in review says so and cannot be', async () => {
  const { user, onValueChange } = await show()
  await user.click(screen.getByRole('radio', { name: /林国强/ }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2)
  const waiting = screen.getByRole('radio', { name: /王芳/ })
  expect(waiting).toHaveProperty('disabled', true)
  expect(document.getElementById(waiting.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '地址审核中',
  )
  expect(screen.getByRole('radio', { name: /默认/ })).toHaveProperty('checked', true)
})

test('[RT-13] a new address is saved with its district code, and the focus goes back', async () => {
  const { user, onSave } = await show({ addresses: [] })
  await user.click(screen.getByRole('button', { name: '新增地址' }))
  await fillIn(user)
  await user.click(form().getByRole('checkbox', { name: '设为默认地址' }))
  await user.click(form().getByRole('button', { name: '保存地址' }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    {
      consignee: '陈晓梅',
      mobile: '13800000001',
      district_code: '350104',
      detail: '首山路 15 号',
      is_default: 1,
    },
    undefined,
  )
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '新增地址' }))
})

test('[VA-01] [VA-03] what is missing is said at its field, the first takes the focus, nothing is sent', async () => {
  const { user, onSave } = await show()
  await user.click(screen.getByRole('button', { name: '新增地址' }))
  await user.type(form().getByRole('textbox', { name: '收货人' }), '陈晓梅')
  await user.type(form().getByRole('textbox', { name: '联系电话' }), '1280000')
  await user.click(form().getByRole('button', { name: '保存地址' }))
  const mobile = form().getByRole('textbox', { name: '联系电话' })
  expect(form().getByRole('alert').textContent).toBe('请填写 11 位手机号，或区号-号码')
  expect(document.activeElement).toBe(mobile)
  expect(mobile.getAttribute('aria-invalid')).toBe('true')
  expect(form().getByText('请选择所在地区')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})

test('[ER-04] a refusal of the service is shown at its field, and what was typed stays', async () => {
  const { user } = await show({
    onSave: async () => ({ message: '有误', fields: { detail: ['该地址不在配送范围内'] } }),
  })
  await user.click(screen.getByRole('button', { name: '新增地址' }))
  await fillIn(user)
  await user.click(form().getByRole('button', { name: '保存地址' }))
  expect((await form().findByRole('alert')).textContent).toBe('该地址不在配送范围内')
  const detail = form().getByRole('textbox', { name: '详细地址' })
  expect(detail).toHaveProperty('value', '首山路 15 号')
  await waitFor(() => expect(document.activeElement).toBe(detail))
})

test('changing begins with what is there, and another province takes the city away', async () => {
  const { user, onSave } = await show()
  await user.click(screen.getByRole('button', { name: /^修改\s*林国强/ }))
  const change = form('修改收货地址')
  await waitFor(() =>
    expect(change.getByRole('combobox', { name: '区县' })).toHaveProperty('value', '350102'),
  )
  await user.click(change.getByRole('button', { name: '保存地址' }))
  expect(onSave.mock.lastCall?.[1]).toBe(2)
})

test('[LB-05] cancelling gives the focus back to what opened the form', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: /^修改\s*王芳/ }))
  expect(document.activeElement).toBe(form('修改收货地址').getByRole('textbox', { name: '收货人' }))
  await user.click(form('修改收货地址').getByRole('button', { name: '取消' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^修改\s*王芳/ }))
})

test('many addresses are folded, but never the chosen one', async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => addressForStory({ id: index + 1 }))
  const { user } = await show({ addresses, value: 9 })
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: '显示全部 12 个地址' }))
  expect(screen.getAllByRole('radio')).toHaveLength(12)
})

test('axe', async () => {
  const { container, user } = await show()
  await user.click(screen.getByRole('button', { name: '新增地址' }))
  await expectAccessible(container)
})

// Regions that do not come: what is asked here needs none.
const loadRegions = () => new Promise<never>(() => {})

testConformance(exported, {
  AddressPicker: {
    props: {
      addresses: [addressForStory(), inReview],
      value: 1,
      onValueChange: () => {},
      loadRegions,
      onSave: async () => {},
    },
  },
  AddressForm: { props: { loadRegions, onSave: async () => {}, onCancel: () => {} } },
})

import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmProvider } from '../confirm'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ToastProvider } from '../toast'
import { AddressBook } from './AddressBook'
import { addressesForStory } from './fixtures'
import * as exported from './index'
import { useAddressBook } from './useAddressBook'

const remove = vi.fn<(id: number) => Promise<unknown>>(async () => {})
const setDefault = vi.fn<(id: number) => Promise<unknown>>(async () => {})

function Book({ list = addressesForStory }: { list?: typeof addressesForStory }) {
  const { bookProps } = useAddressBook(list, { remove, setDefault })
  return <AddressBook {...bookProps} addresses={list} limit={20} />
}

function open(list?: typeof addressesForStory) {
  render(
    <ToastProvider>
      <ConfirmProvider>
        <Book list={list} />
      </ConfirmProvider>
    </ToastProvider>,
  )
  return userEvent.setup()
}

const card = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
const [licensed, waiting] = addressesForStory as [
  (typeof addressesForStory)[number],
  (typeof addressesForStory)[number],
]

test('each address can be changed; the button that adds one is off when there are enough', async () => {
  const onEdit = vi.fn()
  const { container, rerender } = render(
    <AddressBook addresses={addressesForStory} limit={20} onEdit={onEdit} />,
  )
  await userEvent.setup().click(card('刘仓管').getByRole('button', { name: /^修改/ }))
  expect(onEdit).toHaveBeenCalledWith(2)
  await expectAccessible(container)
  rerender(<AddressBook addresses={addressesForStory} limit={2} />)
  expect(screen.getByRole('button', { name: '新增收货地址' })).toHaveProperty('disabled', true)
  expect(screen.getByText('已保存 2 个，最多 2 个。请先删除不用的地址')).toBeTruthy()
  rerender(<AddressBook addresses={[]} limit={20} />)
  expect(screen.getByText('还没有收货地址')).toBeTruthy()
  rerender(<AddressBook addresses={undefined} limit={20} />)
  expect(screen.getByText('正在加载收货地址')).toBeTruthy()
})

test('removing the default address asks, names the next one, and the focus goes there', async () => {
  const user = open()
  await user.click(card(licensed.consignee).getByRole('button', { name: /^删除/ }))
  expect(await screen.findByText('确定删除默认地址吗？删除后另一个地址会成为默认地址。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith(1))
  expect(await screen.findByText(/^已删除.*，默认地址改为/)).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(card('刘仓管').getByRole('button', { name: /^修改/ })),
  )
})

test('removing the last address says what that means', async () => {
  const user = open([waiting])
  await user.click(screen.getByRole('button', { name: /^删除/ }))
  expect(await screen.findByText('确定删除最后一个收货地址吗？删除后需要先新增地址才能下单。')).toBeTruthy()
})

test('another default is said, and what failed is not', async () => {
  const passed = { ...waiting, review_state: 'passed' as const, is_reviewed: 1 }
  const user = open([licensed, passed])
  setDefault.mockRejectedValueOnce(new Error('lost'))
  await user.click(card('刘仓管').getByRole('button', { name: /^设为默认/ }))
  expect(screen.queryByText(/^已设为默认/)).toBeNull()
  await user.click(card('刘仓管').getByRole('button', { name: /^设为默认/ }))
  expect(await screen.findByText(/^已设为默认：刘仓管的地址/)).toBeTruthy()
})

testConformance(exported, { AddressBook: { props: { addresses: addressesForStory, limit: 20 } } })

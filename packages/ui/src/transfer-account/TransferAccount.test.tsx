import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { TransferAccount } from './TransferAccount'

const transfer = { name: '药集医药', bank: '工商银行成都支行', account: '4402 2390', remark: 'YJ0315' }
const told = () => screen.getAllByRole('status').map(status => status.textContent)

test('every row is copied by its own button, which says so', async () => {
  const write = vi.fn(async () => {})
  const user = userEvent.setup()
  render(<TransferAccount transfer={transfer} write={write} />)
  await user.click(screen.getByRole('button', { name: '复制附言' }))
  expect(write).toHaveBeenCalledExactlyOnceWith('YJ0315')
  expect(told()).toEqual(['', '', '', '附言已复制'])
})

test('the amount is the first row: shown as money, copied as a plain number', async () => {
  const write = vi.fn(async () => {})
  const user = userEvent.setup()
  render(<TransferAccount transfer={{ ...transfer, amount: '12680.50' }} write={write} />)
  expect(screen.getAllByRole('term').map(term => term.textContent)[0]).toBe('转账金额')
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('¥12,680.50')
  await user.click(screen.getByRole('button', { name: '复制转账金额' }))
  expect(write).toHaveBeenCalledExactlyOnceWith('12680.50')
})

test('where the clipboard refuses the button asks to copy by hand', async () => {
  const user = userEvent.setup()
  render(<TransferAccount transfer={transfer} write={() => Promise.reject(new Error('denied'))} />)
  await user.click(screen.getByRole('button', { name: '复制收款账号' }))
  await vi.waitFor(() => expect(told()).toContain('收款账号请手动复制'))
})

test('axe', async () => {
  const { container } = render(<TransferAccount transfer={transfer} />)
  await expectAccessible(container)
})

testConformance(exported, { TransferAccount: { props: { transfer } } })

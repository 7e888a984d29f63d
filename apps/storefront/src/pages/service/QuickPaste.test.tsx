import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { findInRow, number, openQuickBuy, query } from '../../testing/quickBuy'

afterEach(() => sessionStorage.clear())

async function openPaste() {
  const page = await openQuickBuy()
  const open = async () => {
    await page.user.click(screen.getByRole('button', { name: '粘贴清单' }))
    return within(await screen.findByRole('dialog', { name: '粘贴清单' }))
  }
  return { ...page, open, dialog: await open() }
}

const isOpen = () => screen.queryByRole('dialog') !== null

test('[RT-30] lines that are written in the dialog are put into the grid once', async () => {
  const { user, client, dialog, open } = await openPaste()
  const add = dialog.getByRole<HTMLButtonElement>('button', { name: '加入清单' })
  expect(add.disabled).toBe(true)
  await user.type(dialog.getByLabelText('清单'), 'blf 5{Enter}amxl 20')
  expect(add.textContent).toBe('加入清单（2 行）')
  await user.click(add)
  expect(isOpen()).toBe(false)
  expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
  expect(await findInRow(2, '阿莫西林胶囊')).toBeTruthy()
  expect([number(1).value, number(2).value]).toEqual(['5', '20'])
  expect(client.sentTo('quickBuy.match')).toHaveLength(1)
  expect((await open()).getByLabelText('清单')).toHaveProperty('value', '')
})

test('[RT-30] a text that is pasted into the dialog stays there until it is confirmed', async () => {
  const { user, dialog } = await openPaste()
  await user.click(dialog.getByLabelText('清单'))
  await user.paste('blf 5\namxl 20')
  expect(dialog.getByLabelText('清单')).toHaveProperty('value', 'blf 5\namxl 20')
  await user.keyboard('{Escape}')
  expect(query(1).value).toBe('')
})

test('[RT-30] a dialog that is cancelled adds nothing and keeps the text', async () => {
  const { user, dialog, open } = await openPaste()
  await user.type(dialog.getByLabelText('清单'), 'blf 5')
  await user.click(dialog.getByRole('button', { name: '取消' }))
  expect(isOpen()).toBe(false)
  expect(query(1).value).toBe('')
  expect((await open()).getByLabelText('清单')).toHaveProperty('value', 'blf 5')
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
})

test('[RT-30] a pasted table is looked at first: Enter puts its lines into the grid, and the focus to the empty row', async () => {
  const { user } = await openQuickBuy()
  const text = '自编码\t品名\t数量\nHM-1\tblf\t5\nHM-2\tamxl\t20'
  fireEvent.paste(document.body, { clipboardData: { getData: () => text, files: [] } })
  const dialog = within(await screen.findByRole('dialog', { name: '核对粘贴的表格' }))
  expect(dialog.getByText('认出 2 行')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(isOpen()).toBe(false)
  expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
  expect([number(1).value, number(2).value]).toEqual(['5', '20'])
  expect(document.activeElement).toBe(query(3))
})

test('[RT-30] a pasted table that is closed adds nothing', async () => {
  const { user } = await openQuickBuy()
  const text = '自编码\t品名\t数量\nHM-1\tblf\t5\nHM-2\tamxl\t20'
  fireEvent.paste(document.body, { clipboardData: { getData: () => text, files: [] } })
  await screen.findByRole('dialog', { name: '核对粘贴的表格' })
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(query(1).value).toBe('')
})

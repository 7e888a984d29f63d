import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'

const open = () => openShop('/news/company')
const ready = () => screen.findByRole('button', { name: '快捷键' })
const search = () => within(screen.getByRole('banner')).getByRole('combobox', { name: '搜索商品' })

afterEach(() => localStorage.clear())

test('[LB-05 1] / goes to the search, also as the first key of all', async () => {
  const { user } = open()
  await ready()
  await user.keyboard('/')
  await waitFor(() => expect(document.activeElement).toBe(search()))
})

test('keys of a field come to it once, also those before the listeners are there', async () => {
  const { user } = open()
  await ready()
  const keys: string[] = []
  search().addEventListener('keydown', ({ key }) => keys.push(key))
  await user.click(search())
  await user.keyboard('a{Home}')
  await user.keyboard('b')
  await waitFor(() => expect(keys).toContain('b'))
  expect(keys).toEqual(['a', 'Home', 'b'])
})

test.each([
  ['gc', '/cart'],
  ['gj', '/cart/step2'],
  ['gl', '/list'],
  ['gh', '/'],
])('[LB-05 1] %s leads to %s; keys typed into a field lead nowhere', async (keys, address) => {
  const { user, place } = open()
  await ready()
  await user.click(search())
  await user.keyboard(keys)
  expect(place.now).toBe('/news/company')
  search().blur()
  await user.keyboard(keys)
  await waitFor(() => expect(place.now).toBe(address))
})

test('[LB-05 2] ? shows the keys, which can be switched off and stay off', async () => {
  const first = open()
  await ready()
  await first.user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: '键盘快捷键' }))
  expect(dialog.getByText('快捷采购')).toBeTruthy()
  await first.user.keyboard('gc')
  expect(first.place.now).toBe('/news/company')
  await first.user.click(dialog.getByRole('checkbox', { name: '使用快捷键' }))
  await first.user.keyboard('{Escape}')
  await first.user.keyboard('gc/')
  expect(first.place.now).toBe('/news/company')
  expect(document.activeElement).not.toBe(search())
  first.unmount()
  const { user } = open()
  await user.click(await ready())
  expect(await screen.findByRole('checkbox', { name: '使用快捷键', checked: false })).toBeTruthy()
})

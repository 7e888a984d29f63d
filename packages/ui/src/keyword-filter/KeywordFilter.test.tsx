import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { KeywordFilter } from './KeywordFilter'

function open(value?: string) {
  const onSearch = vi.fn<(keywords: string | undefined) => void>()
  const filter = (shown: string | undefined) => (
    <KeywordFilter label="订单号、商品或厂家" value={shown} onSearch={onSearch} />
  )
  const { rerender } = render(filter(value))
  return { onSearch, user: userEvent.setup(), show: (next: string | undefined) => rerender(filter(next)) }
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '订单号、商品或厂家' })
const clear = () => screen.queryByRole('button', { name: '清除关键词' })

test('keywords are sent by Enter or the button, without spaces around them; spaces alone are none', async () => {
  const { onSearch, user } = open()
  expect(field().placeholder).toBe('订单号、商品或厂家')
  await user.type(field(), ' 阿莫西林 ')
  expect(onSearch).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(field().value).toBe('阿莫西林')
  await user.clear(field())
  await user.type(field(), '  ')
  await user.click(screen.getByRole('button', { name: '搜索' }))
  expect(onSearch.mock.calls).toEqual([['阿莫西林'], [undefined]])
})

test('keywords of the list can be cleared, and the focus goes to the field', async () => {
  const { onSearch, user } = open('阿莫西林')
  expect(field().value).toBe('阿莫西林')
  await user.click(clear()!)
  expect(field().value).toBe('')
  expect(clear()).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(onSearch.mock.calls).toEqual([[undefined]])
})

test('a text that was not sent is cleared without a search', async () => {
  const { onSearch, user } = open()
  expect(clear()).toBeNull()
  await user.type(field(), '阿莫')
  await user.click(clear()!)
  expect(field().value).toBe('')
  expect(onSearch).not.toHaveBeenCalled()
})

test('other keywords of the list replace the text', async () => {
  const { user, show } = open('阿莫西林')
  await user.type(field(), '胶囊')
  show('布洛芬')
  expect(field().value).toBe('布洛芬')
  show(undefined)
  expect(field().value).toBe('')
})

test('[ST-06] the Enter that takes the text of an input method sends nothing', () => {
  open()
  fireEvent.compositionStart(field())
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  fireEvent.compositionEnd(field())
})

test('axe', async () => {
  const { container } = render(<KeywordFilter label="订单号" value="阿莫西林" onSearch={() => {}} />)
  await expectAccessible(container)
})

testConformance(exported, {
  KeywordFilter: { props: { label: '订单号', value: 'YJ1' }, acts: 'onSubmit', reports: 'onSearch' },
})

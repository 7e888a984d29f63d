import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { switchOptionsForStory } from './fixtures'
import * as exported from './index'
import { Switch } from './Switch'
import { SwitchList } from './SwitchList'

test('a press and Space switch it on and off', async () => {
  const onCheckedChange = vi.fn()
  const user = userEvent.setup()
  const { container } = render(<Switch aria-label="降价提醒" onCheckedChange={onCheckedChange} />)
  await user.click(screen.getByRole('switch', { name: '降价提醒' }))
  await user.keyboard(' ')
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]])
  await expectAccessible(container)
})

test('each setting of a list says what it does, and its whole row switches it', async () => {
  const onOptionChange = vi.fn()
  const user = userEvent.setup()
  const { container } = render(
    <SwitchList aria-label="提醒" options={switchOptionsForStory} onOptionChange={onOptionChange} />,
  )
  const states = screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)
  expect(states).toEqual([true, true, false])
  const price = screen.getByRole('switch', { name: '降价提醒' })
  const hint = document.getElementById(price.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('收藏商品的价格低于收藏时或上次提醒时')
  await user.click(screen.getByText('降价提醒'))
  await user.click(screen.getByText('收藏或常购商品的效期不足 6 个月'))
  expect(onOptionChange.mock.calls).toEqual([
    ['price', false],
    ['expiry', true],
  ])
  await expectAccessible(container)
})

test('a setting that cannot be changed stays as it is', async () => {
  const onOptionChange = vi.fn()
  const options = switchOptionsForStory.map(option => ({ ...option, disabled: true }))
  render(<SwitchList options={options} onOptionChange={onOptionChange} />)
  await userEvent.setup().click(screen.getByText('降价提醒'))
  expect(onOptionChange).not.toHaveBeenCalled()
})

testConformance(exported, {
  Switch: { props: { 'aria-label': '降价提醒' } },
  SwitchList: { props: { options: switchOptionsForStory, onOptionChange: () => {} } },
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from './Popover'

function show() {
  render(
    <PopoverRoot>
      <PopoverTrigger>包邮规则</PopoverTrigger>
      <PopoverContent aria-label="包邮规则">
        满 500 元包邮
        <PopoverClose>知道了</PopoverClose>
      </PopoverContent>
    </PopoverRoot>,
  )
  return { trigger: screen.getByRole('button', { name: '包邮规则' }), user: userEvent.setup() }
}

test('it opens by keyboard, and Esc gives the focus back to what opened it', async () => {
  const { trigger, user } = show()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: '包邮规则' }).textContent).toContain('满 500 元包邮')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

test('its own button closes it', async () => {
  const { trigger, user } = show()
  await user.click(trigger)
  await user.click(screen.getByRole('button', { name: '知道了' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('axe', async () => {
  const { trigger, user } = show()
  await user.click(trigger)
  await expectAccessible(document.body)
})

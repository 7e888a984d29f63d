import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { PopoverClose, PopoverContent, PopoverRoot, type PopoverRootProps, PopoverTrigger } from './Popover'

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

function Rules(props: PopoverRootProps) {
  return (
    <>
      <PopoverRoot {...props}>
        <PopoverTrigger asChild>
          <Button size="s">包邮规则</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="包邮规则">
          满 500 元包邮
          <PopoverClose>知道了</PopoverClose>
        </PopoverContent>
      </PopoverRoot>
      <p>购物车</p>
    </>
  )
}

function ControlledRules({ onOpenChange }: PopoverRootProps) {
  const [open, setOpen] = useState(false)
  return (
    <Rules
      open={open}
      onOpenChange={(next, details) => {
        setOpen(next)
        onOpenChange?.(next, details)
      }}
    />
  )
}

test('a trigger of your own opens it', async () => {
  render(<Rules />)
  const trigger = screen.getByRole('button', { name: '包邮规则' })
  expect(trigger.dataset.size).toBe('s')
  await userEvent.click(trigger)
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('dialog', { name: '包邮规则' })).toBeTruthy()
})

test.each([
  ['uncontrolled', Rules],
  ['controlled', ControlledRules],
])('%s, it says why it opens and closes', async (_, Tested) => {
  const onOpenChange = vi.fn()
  const user = userEvent.setup()
  render(<Tested onOpenChange={onOpenChange} />)
  const press = () => user.click(screen.getByRole('button', { name: '包邮规则' }))
  await press()
  await press()
  await press()
  await user.keyboard('{Escape}')
  await press()
  await user.click(screen.getByText('购物车'))
  await press()
  await user.click(screen.getByRole('button', { name: '知道了' }))
  const opened = [true, { reason: 'trigger' }]
  expect(onOpenChange.mock.calls).toEqual([
    ...[opened, [false, { reason: 'trigger' }]],
    ...[opened, [false, { reason: 'escape' }]],
    ...[opened, [false, { reason: 'outside' }]],
    ...[opened, [false, { reason: 'close' }]],
  ])
})

test('it may be open at first', () => {
  render(<Rules defaultOpen />)
  expect(screen.getByRole('dialog', { name: '包邮规则' })).toBeTruthy()
})

test('a modal one keeps the page around it from being used', () => {
  render(<Rules defaultOpen modal />)
  expect(screen.getByText('购物车').closest('[aria-hidden="true"]')).not.toBeNull()
})

test('[ST-06] Esc while text is composed belongs to the input method', () => {
  render(<Rules defaultOpen />)
  const composing = { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true }
  fireEvent(screen.getByRole('dialog'), new KeyboardEvent('keydown', composing))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('its type asks for a name', () => {
  // @ts-expect-error: without aria-label or aria-labelledby
  const nameless = <PopoverContent />
  expect(nameless.props).toEqual({})
})

testConformance(exported, {
  PopoverRoot: 'it holds whether the panel is open',
  PopoverTrigger: {
    acts: 'onClick',
    inside: (part, act) => <PopoverRoot onOpenChange={act}>{part}</PopoverRoot>,
  },
  PopoverContent: {
    props: { 'aria-label': '包邮规则' },
    inside: part => <PopoverRoot defaultOpen>{part}</PopoverRoot>,
  },
  PopoverClose: { acts: 'onClick', inside: inContent },
})

function inContent(part: ReactNode, act: () => void) {
  return (
    <PopoverRoot open onOpenChange={act}>
      <PopoverContent aria-label="包邮规则">{part}</PopoverContent>
    </PopoverRoot>
  )
}

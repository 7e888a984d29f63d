import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { expectNeedsRoot } from '../part/testing/expectNeedsRoot'
import { stickyTop } from '../theme/scale'
import * as exported from './index'
import { QuantityStepper, QuantityStepperInput, QuantityStepperRoot } from './QuantityStepper'

const byTens = { min_qty: 20, step_qty: 10, max_qty: null, stock: 85, unit: '盒' }

function show(props: Partial<Parameters<typeof QuantityStepper>[0]> = {}) {
  const onQuantityChange = vi.fn()
  render(
    <QuantityStepper
      label="阿莫西林胶囊 数量"
      rule={byTens}
      onQuantityChange={onQuantityChange}
      {...props}
    />,
  )
  return { field: screen.getByRole('spinbutton'), user: userEvent.setup(), onQuantityChange }
}

test('it begins at the smallest legal number and says its range', () => {
  const { field } = show()
  expect(field).toHaveProperty('value', '20')
  expect(field.getAttribute('aria-valuemin')).toBe('20')
  expect(field.getAttribute('aria-valuemax')).toBe('80')
})

test('what was typed snaps to the pack when the field is left, and says why', async () => {
  const { field, user, onQuantityChange } = show()
  await user.clear(field)
  await user.type(field, '47')
  expect(onQuantityChange).not.toHaveBeenCalled()
  await user.tab()
  expect(field).toHaveProperty('value', '50')
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(50, { reason: 'adjusted' })
  expect(screen.getByRole('status').textContent).toContain('50')
})

test('Up, Down, Home and End step by the pack and stop at the ends', async () => {
  const { field, user } = show()
  await user.click(field)
  await user.keyboard('{ArrowUp}')
  expect(field).toHaveProperty('value', '30')
  await user.keyboard('{End}{ArrowUp}')
  expect(field).toHaveProperty('value', '80')
  await user.keyboard('{Home}{ArrowDown}')
  expect(field).toHaveProperty('value', '20')
})

test('the number is read out with its unit', () => {
  const { field } = show()
  expect(field.getAttribute('aria-valuetext')).toBe('20 盒')
})

test.each([
  ['above the field', 100, 0, null],
  ['below it where the box that cuts it off begins', 10, 0, 'below'],
  ['below it where something sticks above it', 100, 96, 'below'],
])('the message is %s', async (_where, top, sticks, side) => {
  document.documentElement.style.setProperty(stickyTop, `${sticks}px`)
  onTestFinished(() => void document.documentElement.style.removeProperty(stickyTop))
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 80, 28))
  const { field, user } = show()
  await user.clear(field)
  await user.type(field, '47')
  await user.tab()
  expect(screen.getByRole('status').getAttribute('data-side')).toBe(side)
})

test('a click selects the number, so that typing replaces it', async () => {
  const { field, user, onQuantityChange } = show()
  await user.click(field)
  await user.keyboard('60')
  await user.tab()
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(60, { reason: 'typed' })
})

test('the buttons work by mouse and stay out of the tab order', async () => {
  const { field, user } = show()
  await user.click(screen.getByRole('button', { name: '增加阿莫西林胶囊 数量' }))
  expect(field).toHaveProperty('value', '30')
  expect(screen.getAllByRole('button').map(button => button.tabIndex)).toEqual([-1, -1])
})

test('an emptied field goes back to the number it had', async () => {
  const { field, user, onQuantityChange } = show()
  await user.clear(field)
  await user.tab()
  expect(field).toHaveProperty('value', '20')
  expect(onQuantityChange).not.toHaveBeenCalled()
})

const free = { min_qty: 1, step_qty: 1, max_qty: null, stock: 9_999_999, unit: '盒' }

test.each([
  ['abc-3.5', '3.5', 3],
  ['3.5', '3.5', 3],
  ['12a', '12', 12],
  ['12.', '12.', 12],
  ['3。5', '3.5', 3],
  ['１２', '12', 12],
  ['123456789', '1234567', 1_234_567],
])('typed, %s stands as %s and is taken as %d', async (typed, shown, taken) => {
  const { field, user, onQuantityChange } = show({ rule: free, defaultValue: 50 })
  await user.clear(field)
  await user.type(field, typed)
  expect(field).toHaveProperty('value', shown)
  await user.tab()
  expect(onQuantityChange).toHaveBeenCalledOnce()
  expect(onQuantityChange.mock.calls[0]?.[0]).toBe(taken)
})

test.each([
  ['abc-3.5', 3],
  ['12-3', 12],
  ['3 5', 3],
  ['1,200', 1200],
  ['１，２００ 盒', 1200],
  ['约 60 盒', 60],
])('pasted, %s is taken as %d', async (pasted, taken) => {
  const { field, user, onQuantityChange } = show({ rule: free, defaultValue: 50 })
  await user.clear(field)
  await user.paste(pasted)
  await user.tab()
  expect(onQuantityChange).toHaveBeenCalledOnce()
  expect(onQuantityChange.mock.calls[0]?.[0]).toBe(taken)
})

test('a fraction that was left out is not left out in silence', async () => {
  const { field, user } = show({ rule: free, defaultValue: 50 })
  await user.clear(field)
  await user.type(field, '3.5{Enter}')
  expect(screen.getByRole('status').textContent).toBe('只能是整数，已为您改为 3')
})

test('a letter between the digits is not taken and parts nothing', async () => {
  const { field, user } = show({ rule: free, defaultValue: 35 })
  await user.type(field, 'a-', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(field).toHaveProperty('value', '35')
})

test.each(['abc', '.', '-'])('%s is no number: the field goes back to the one it had', async typed => {
  const { field, user, onQuantityChange } = show({ rule: free, defaultValue: 50 })
  await user.clear(field)
  await user.type(field, typed)
  await user.tab()
  expect(field).toHaveProperty('value', '50')
  expect(onQuantityChange).not.toHaveBeenCalled()
})

test('what an input method composes is left alone until it is done', () => {
  const { field } = show({ rule: free, defaultValue: 50 })
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: 'shi er' }, isComposing: true })
  expect(field).toHaveProperty('value', 'shi er')
  fireEvent.input(field, { target: { value: '１２' }, isComposing: true })
  fireEvent.compositionEnd(field)
  expect(field).toHaveProperty('value', '12')
})

const [less, more] = ['减少阿莫西林胶囊 数量', '增加阿莫西林胶囊 数量']
const isOff = () => [less, more].map(name => screen.getByRole<HTMLButtonElement>('button', { name }).disabled)

test.each([
  ['at the lowest number', { defaultValue: 20 }, [true, false]],
  ['in the middle', { defaultValue: 50 }, [false, false]],
  ['at the highest number', { defaultValue: 80 }, [false, true]],
  ['that is off', { defaultValue: 50, disabled: true }, [true, true]],
  ['without stock', { rule: { ...byTens, stock: 0 } }, [true, true]],
])('of a quantity %s only the buttons that change it are on', (_, props, off) => {
  const { field } = show(props)
  expect(isOff()).toEqual(off)
  const allOff = off.every(Boolean)
  expect(field).toHaveProperty('disabled', allOff)
  expect(screen.getByRole('group').dataset.disabled).toBe(allOff ? '' : undefined)
})

test('while the number differs from what was typed, the field refers to the reason, and the styles know', async () => {
  const { field, user } = show()
  const state = () => [
    screen.getByRole('group').dataset.adjusted,
    screen.getByRole('status').dataset.empty,
    field.getAttribute('aria-describedby'),
  ]
  expect(state()).toEqual([undefined, '', null])
  await user.clear(field)
  await user.type(field, '47{Enter}')
  expect(state()).toEqual(['', undefined, screen.getByRole('status').id])
})

test('the buttons show a minus and a plus', () => {
  show()
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['−', '+'])
})

test('a part without its root says what is missing', () => {
  expectNeedsRoot(<QuantityStepperInput />, 'QuantityStepperRoot')
})

test('axe', async () => {
  show()
  await expectAccessible(document.body)
})

testConformance(exported, {
  QuantityStepperRoot: { props: { rule: byTens, label: '数量' } },
  QuantityStepperDecrease: { inside: inStepper, acts: 'onClick' },
  QuantityStepperIncrease: { inside: inStepper, acts: 'onClick' },
  QuantityStepperInput: { inside: inStepper, acts: 'onKeyDown', event: { key: 'ArrowUp' } },
  QuantityStepperMessage: { inside: inStepper, ownId: true },
  QuantityStepper: { props: { rule: byTens, label: '数量' } },
})

function inStepper(part: ReactNode, act: () => void) {
  return (
    <QuantityStepperRoot rule={byTens} value={50} label="数量" onQuantityChange={act}>
      {part}
    </QuantityStepperRoot>
  )
}

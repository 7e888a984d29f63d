import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { DateRange, type DateRangeProps } from './DateRange'
import * as exported from './index'
import { type DateRangeValue, rangeOfPreset } from './rangeDays'

const TODAY = '2026-11-22'
const from = () => screen.getByLabelText<HTMLInputElement>('开始日期')
const to = () => screen.getByLabelText<HTMLInputElement>('结束日期')
const pick = (field: HTMLElement, day: string) => fireEvent.change(field, { target: { value: day } })
const shown = () => [from().value, to().value]

function open(props: Partial<DateRangeProps> = {}) {
  const onValueChange = vi.fn()
  const view = render(<DateRange label="下单日期" today={TODAY} onValueChange={onValueChange} {...props} />)
  return { ...view, onValueChange, reports: () => onValueChange.mock.calls, user: userEvent.setup() }
}

test('a day of the calendar is reported at once, with the other day kept', async () => {
  const { reports, container } = open({ defaultValue: { to: '2026-11-20' } })
  pick(from(), '2026-11-01')
  expect(reports()).toEqual([[{ from: '2026-11-01', to: '2026-11-20' }, { reason: 'input' }]])
  expect(screen.getByRole('group', { name: '下单日期' })).toBeTruthy()
  await expectAccessible(container)
})

test.each([
  ['Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
  ['leaving the field', (field: HTMLElement) => fireEvent.blur(field)],
])('a typed day is reported once it is complete, by %s', (_what, end) => {
  const { reports } = open()
  for (const year of ['0002', '0020', '0202', '2026']) {
    fireEvent.keyDown(from(), { key: year.at(-1) })
    pick(from(), `${year}-11-01`)
  }
  expect(reports()).toEqual([])
  end(from())
  expect(reports()).toEqual([[{ from: '2026-11-01', to: undefined }, { reason: 'input' }]])
})

test('a range whose first day is after its last one is explained in place and not reported', async () => {
  const { reports, container } = open({ defaultValue: { from: '2026-11-10', to: '2026-11-20' } })
  pick(to(), '2026-11-01')
  expect(reports()).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('开始日期晚于结束日期，请修改其中一个')
  expect(to().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  expect(shown()).toEqual(['2026-11-10', '2026-11-01'])
  await expectAccessible(container)
  pick(from(), '2026-10-01')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reports()).toEqual([[{ from: '2026-10-01', to: '2026-11-01' }, { reason: 'input' }]])
})

test('Enter and leaving a field report nothing when nothing is typed', () => {
  const { reports } = open({ defaultValue: { from: '2026-11-10' } })
  fireEvent.keyDown(from(), { key: 'Enter' })
  fireEvent.blur(from())
  expect(reports()).toEqual([])
})

test.each([
  ['after the field was left', () => fireEvent.blur(from())],
  ['after Enter', () => fireEvent.keyDown(from(), { key: 'Enter' })],
  ['after the calendar was opened by pointer', () => fireEvent.pointerDown(from())],
  [
    'after the calendar was opened by Alt and an arrow',
    () => fireEvent.keyDown(from(), { key: 'ArrowDown', altKey: true }),
  ],
])('a day of the calendar is reported at once, also %s', (_, end) => {
  const { reports } = open()
  fireEvent.keyDown(from(), { key: '2' })
  pick(from(), '2026-11-01')
  end()
  const before = reports().length
  pick(from(), '2026-11-02')
  expect(reports().slice(before)).toEqual([[{ from: '2026-11-02', to: undefined }, { reason: 'input' }]])
})

test.each(['Tab', 'Shift', 'Escape', 'F4', ' '])('the key %s types no part of a day', key => {
  const { reports } = open()
  fireEvent.keyDown(from(), { key })
  pick(from(), '2026-11-01')
  expect(reports()).toHaveLength(1)
})

test('only a wrong range is invalid, to screen readers and to styles', () => {
  open({ defaultValue: { from: '2026-11-10', to: '2026-11-20' } })
  const state = () => [
    screen.getByRole('group').dataset.invalid,
    from().getAttribute('aria-invalid'),
    from().getAttribute('aria-describedby'),
  ]
  expect(state()).toEqual([undefined, null, null])
  pick(to(), '2026-11-01')
  expect(state()).toEqual(['', 'true', screen.getByRole('alert').id])
})

test.each([
  ['neither day', {}, 0],
  ['the first day', { from: '2026-11-10' }, 1],
  ['the last day', { to: '2026-11-10' }, 1],
])('with %s chosen there are %o: %i button to clear', (_, defaultValue, count) => {
  open({ defaultValue })
  expect(screen.queryAllByRole('button', { name: '清除日期' })).toHaveLength(count)
})

test('only the preset that is chosen is pressed; without presets there are no buttons', async () => {
  const { user, rerender } = open()
  await user.click(screen.getByRole('button', { name: '近7天' }))
  const pressed = screen.getAllByRole('button', { pressed: true })
  expect(pressed.map(({ textContent, dataset }) => [textContent, dataset.pressed])).toEqual([['近7天', '']])
  rerender(<DateRange label="下单日期" today={TODAY} presets={[]} />)
  expect(screen.queryByRole('button', { name: '近7天' })).toBeNull()
})

test('a year that is half typed is explained and not reported', () => {
  const { reports } = open()
  fireEvent.keyDown(from(), { key: '2' })
  pick(from(), '0202-11-01')
  fireEvent.blur(from())
  expect(screen.getByRole('alert').textContent).toBe('请填写 2000-01-01 之后的日期')
  expect(reports()).toEqual([])
})

test('a preset ends today, and says that it is chosen', async () => {
  const { reports, user } = open()
  await user.click(screen.getByRole('button', { name: '近7天' }))
  expect(reports()).toEqual([[{ from: '2026-11-16', to: TODAY }, { reason: 'preset' }]])
  expect(screen.getByRole('button', { name: '近7天', pressed: true })).toBeTruthy()
})

test('a side with an empty text is open, as in forms and addresses', () => {
  const { reports } = open({ defaultValue: { from: '', to: '' } })
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.keyDown(screen.getByLabelText('开始日期'), { key: 'Enter' })
  expect(reports()).toEqual([])
})

test('without today the presets cannot be pressed', () => {
  open({ today: undefined })
  expect(screen.getByRole('button', { name: '近30天' })).toHaveProperty('disabled', true)
})

test('clearing removes both days, and the focus stays in the filter', async () => {
  const { reports, user } = open({ defaultValue: { from: '2026-11-10', to: '2026-11-01' } })
  await user.click(screen.getByRole('button', { name: '清除日期' }))
  expect(reports()).toEqual([[{}, { reason: 'clear' }]])
  expect(shown()).toEqual(['', ''])
  expect(document.activeElement).toBe(from())
  expect(screen.queryByRole('button', { name: '清除日期' })).toBeNull()
})

test('the caller may hold the range: another one replaces what is typed', async () => {
  function Held() {
    const [days, setDays] = useState<DateRangeValue>({ from: '2026-11-10', to: '2026-11-20' })
    return (
      <>
        <DateRange label="下单日期" value={days} today={TODAY} />
        <button type="button" onClick={() => setDays({ from: '2026-09-01', to: '2026-09-30' })}>
          九月
        </button>
      </>
    )
  }
  render(<Held />)
  pick(to(), '2026-11-01')
  expect(shown()).toEqual(['2026-11-10', '2026-11-01'])
  await userEvent.setup().click(screen.getByRole('button', { name: '九月' }))
  expect(shown()).toEqual(['2026-09-01', '2026-09-30'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [{ name: '', days: 1 }, '2026-11-22', '2026-11-22'],
  [{ name: '', days: 30 }, '2026-03-01', '2026-01-31'],
  [{ name: '', months: 3 }, '2026-11-22', '2026-08-22'],
  [{ name: '', months: 3 }, '2026-05-31', '2026-02-28'],
  [{ name: '', months: 3 }, '2024-05-31', '2024-02-29'],
  [{ name: '', months: 3 }, '2026-01-15', '2025-10-15'],
])('%o on %s begins on %s', (preset, today, first) => {
  expect(rangeOfPreset(preset, today)).toEqual({ from: first, to: today })
})

testConformance(exported, { DateRange: { props: { label: '下单日期', today: TODAY } } })

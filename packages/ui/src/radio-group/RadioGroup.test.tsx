import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { RadioGroup, RadioGroupInput, RadioGroupItem, RadioGroupRoot } from './RadioGroup'

// user-event looks radio buttons up by their escaped name, which jsdom cannot do.
beforeEach(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }))

const options = [
  { value: 'wechat', label: '微信支付', description: '扫码支付' },
  { value: 'balance', label: '余额支付', reason: '余额不足，还差 ¥20.00' },
  { value: 'transfer', label: '对公转账' },
]

function show(props: Partial<Parameters<typeof RadioGroup>[0]> = {}) {
  const onValueChange = vi.fn()
  const view = render(
    <RadioGroup
      legend="支付方式"
      variant="cards"
      options={options}
      onValueChange={onValueChange}
      {...props}
    />,
  )
  return { ...view, onValueChange, user: userEvent.setup() }
}

test('[LB-05] one stop for Tab, arrows choose and skip what is not allowed', async () => {
  const { user, onValueChange } = show({ defaultValue: 'wechat' })
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /微信支付/ }))
  await user.keyboard('{ArrowDown}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('transfer')
  expect(screen.getByRole('radio', { name: '对公转账' })).toHaveProperty('checked', true)
})

test('what is not allowed cannot be chosen and says why', async () => {
  const { user, onValueChange } = show()
  const radio = screen.getByRole('radio', { name: /余额支付/ })
  await user.click(radio)
  expect(onValueChange).not.toHaveBeenCalled()
  const reason = document.getElementById(radio.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('余额不足，还差 ¥20.00')
})

test('a choice that the caller holds changes when the caller says so', async () => {
  const { user, onValueChange, rerender } = show({ value: 'wechat' })
  await user.click(screen.getByRole('radio', { name: '对公转账' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('transfer')
  expect(screen.getByRole('radio', { name: /微信支付/ })).toHaveProperty('checked', true)
  rerender(<RadioGroup legend="支付方式" options={options} value="transfer" />)
  expect(screen.getByRole('radio', { name: '对公转账' })).toHaveProperty('checked', true)
})

test('options say to the styles which one is chosen, and which cannot be', () => {
  const { container } = show({ defaultValue: 'wechat' })
  const labels = [...container.querySelectorAll('label')]
  expect(labels.map(({ dataset }) => [dataset.checked, dataset.disabled])).toEqual([
    ['', undefined],
    [undefined, ''],
    [undefined, undefined],
  ])
})

test.each([
  ['a group that is off', { disabled: true }, [true, true, true]],
  [
    'an option that is off',
    { options: options.map(each => ({ ...each, disabled: true })) },
    [true, true, true],
  ],
  ['an option with a reason', {}, [false, true, false]],
])('%s cannot be chosen', (_, props, off) => {
  show(props)
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual(off)
})

test.each([
  [true, 'true'],
  [false, null],
])('required (%s) is read out', (required, said) => {
  show({ required })
  expect(screen.getByRole('radiogroup').getAttribute('aria-required')).toBe(said)
})

test('the options have the name of the group, or one that no other group has', () => {
  const { container } = render(
    <>
      <RadioGroup legend="甲" name="pay" options={options} />
      <RadioGroup legend="乙" options={options} />
      <RadioGroup legend="丙" options={options} />
    </>,
  )
  const names = [...container.querySelectorAll('fieldset')].map(
    group => new Set([...group.querySelectorAll('input')].map(({ name }) => name)),
  )
  expect(names[0]).toEqual(new Set(['pay']))
  expect(new Set(names.flatMap(each => [...each])).size).toBe(3)
})

test('a choice that nobody listens to can be made', () => {
  render(<RadioGroup legend="支付方式" options={options} />)
  fireEvent.click(screen.getByRole('radio', { name: '对公转账' }))
  expect(screen.getByRole('radio', { name: '对公转账' })).toHaveProperty('checked', true)
})

test('axe', async () => {
  const { container } = show()
  expect(screen.getByRole('radiogroup', { name: '支付方式' })).toBeTruthy()
  await expectAccessible(container)
})

test('a hidden legend still names the group', () => {
  show({ legendHidden: true })
  expect(screen.getByRole('radiogroup', { name: '支付方式' })).toBeTruthy()
})

test('the caller’s onChange runs first, and may prevent the choice', () => {
  const onValueChange = vi.fn()
  render(
    <RadioGroupRoot onValueChange={onValueChange}>
      <RadioGroupItem value="wechat">
        <RadioGroupInput aria-label="微信支付" onChange={event => event.preventDefault()} />
      </RadioGroupItem>
    </RadioGroupRoot>,
  )
  fireEvent.click(screen.getByRole('radio'))
  expect(onValueChange).not.toHaveBeenCalled()
})

testConformance(exported, {
  RadioGroupRoot: {},
  RadioGroupLegend: {},
  RadioGroupItem: { props: { value: 'wechat' }, inside: inGroup },
  RadioGroupCard: { props: { value: 'wechat' }, inside: inGroup },
  RadioGroupInput: { inside: inItem },
  RadioGroupReason: { inside: inItem, ownId: true },
  RadioGroup: { props: { legend: '支付方式', variant: 'cards', options } },
})

function inGroup(part: ReactNode) {
  return <RadioGroupRoot>{part}</RadioGroupRoot>
}

function inItem(part: ReactNode) {
  return inGroup(
    <RadioGroupItem value="wechat" reason="暂不可用">
      {part}
    </RadioGroupItem>,
  )
}

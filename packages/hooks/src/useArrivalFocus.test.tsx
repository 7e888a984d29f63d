import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useArrivalFocus } from './useArrivalFocus'

afterEach(() => document.body.replaceChildren())

function NextStep() {
  const { target, moved } = useArrivalFocus<HTMLButtonElement>('content')
  return (
    <button type="button" ref={target} data-moved={moved}>
      提交订单
    </button>
  )
}

function arriveAt(id: string | null) {
  const content = document.body.appendChild(document.createElement('main'))
  content.id = 'content'
  content.tabIndex = -1
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.id = 'elsewhere'
  if (id) document.getElementById(id)?.focus()
  render(<NextStep />)
  return screen.getByRole('button')
}

test('[LB-05 1] a page that was come to gives the focus to its next step', () => {
  const button = arriveAt('content')
  expect(document.activeElement).toBe(button)
  expect(button.dataset.moved).toBe('true')
})

test.each([
  ['in a field', 'elsewhere'],
  ['nowhere, as after a first load', null],
])('a focus that is %s stays', (_, id) => {
  const button = arriveAt(id)
  expect(document.activeElement).not.toBe(button)
  expect(button.dataset.moved).toBe('false')
})

test('a key that is still held does not press it', () => {
  const button = arriveAt('content')
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
})

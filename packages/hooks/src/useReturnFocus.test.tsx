import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useReturnFocus } from './useReturnFocus'

afterEach(() => document.body.replaceChildren())

function buttons(...names: string[]) {
  return names.map(name => {
    const button = document.createElement('button')
    button.textContent = name
    document.body.append(button)
    return button
  })
}

const focused = () => document.activeElement?.textContent

function opened(opener: HTMLElement | undefined) {
  const { result } = renderHook(useReturnFocus)
  opener?.focus()
  result.current.remember()
  opener?.blur()
  return result.current
}

test('[LB-05] the focus goes back to what had it', () => {
  const [, second] = buttons('甲', '乙', '丙')
  opened(second).giveBack()
  expect(focused()).toBe('乙')
})

test('[LB-05] what is gone or cannot be focused is passed over, to the next and else to the one before', () => {
  const [, second, third] = buttons('甲', '乙', '丙')
  const focus = opened(second)
  second?.remove()
  if (third) third.disabled = true
  focus.giveBack()
  expect(focused()).toBe('甲')
})

test('[LB-05] a place that is removed after it got the focus back hands it on', async () => {
  const [, second] = buttons('甲', '乙', '丙')
  opened(second).giveBack()
  second?.remove()
  await Promise.resolve()
  expect(focused()).toBe('丙')
})

test('a focus that has gone elsewhere meanwhile is left where it is', async () => {
  const [first, second] = buttons('甲', '乙', '丙')
  opened(second).giveBack()
  first?.focus()
  second?.remove()
  await Promise.resolve()
  expect(focused()).toBe('甲')
})

test('the caller knows better', () => {
  const [first, second] = buttons('甲', '乙')
  opened(second).giveBack(first)
  expect(focused()).toBe('甲')
})

test('without an opener nothing is focused', () => {
  buttons('甲')
  opened(undefined).giveBack()
  expect(document.activeElement).toBe(document.body)
})

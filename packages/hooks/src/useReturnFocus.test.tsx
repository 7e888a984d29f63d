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

test('[LB-05] the focus returns to the opener', () => {
  const [, second] = buttons('甲', '乙', '丙')
  opened(second).giveBack()
  expect(focused()).toBe('乙')
})

test('[LB-05] elements that are removed or cannot be focused are skipped: first the next one, else the one before', () => {
  const [, second, third] = buttons('甲', '乙', '丙')
  const focus = opened(second)
  second?.remove()
  if (third) third.disabled = true
  focus.giveBack()
  expect(focused()).toBe('甲')
})

test('[LB-05] if the focused element is removed, the focus moves to its neighbour', async () => {
  const [, second] = buttons('甲', '乙', '丙')
  opened(second).giveBack()
  second?.remove()
  await Promise.resolve()
  expect(focused()).toBe('丙')
})

test('[LB-05] the focus stays in the main part of the page while that has a place for it', () => {
  const [first, second] = buttons('甲', '乙', '页脚')
  const main = document.createElement('main')
  document.body.prepend(main)
  if (first && second) main.append(first, second)
  const focus = opened(second)
  second?.remove()
  focus.giveBack()
  expect(focused()).toBe('甲')
})

test('a focus that has moved elsewhere stays there', async () => {
  const [first, second] = buttons('甲', '乙', '丙')
  opened(second).giveBack()
  first?.focus()
  second?.remove()
  await Promise.resolve()
  expect(focused()).toBe('甲')
})

test('the caller’s preferred element comes first', () => {
  const [first, second] = buttons('甲', '乙')
  opened(second).giveBack(first)
  expect(focused()).toBe('甲')
})

test('without an opener nothing is focused', () => {
  buttons('甲')
  opened(undefined).giveBack()
  expect(document.activeElement).toBe(document.body)
})

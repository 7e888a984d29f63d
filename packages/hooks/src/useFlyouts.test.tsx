import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFlyouts } from './useFlyouts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function Bar({ names }: { names: string[] }) {
  const flyouts = useFlyouts()
  return (
    <nav {...flyouts.rootProps}>
      {names.map(name => (
        <div key={name} {...flyouts.itemProps(name)} data-testid={name}>
          <button type="button" {...flyouts.triggerProps(name)}>
            {name}
          </button>
          <div {...flyouts.panelProps(name)}>
            <a href={`#${name}`}>{name}页</a>
          </div>
        </div>
      ))}
    </nav>
  )
}

function show() {
  render(
    <>
      <Bar names={['西药', '中药']} />
      <button type="button">outside</button>
    </>,
  )
  return {
    item: (name: string) => screen.getByTestId(name),
    trigger: (name: string) => screen.getByRole('button', { name }),
    isOpen: (name: string) => screen.queryByRole('link', { name: `${name}页` }) !== null,
    outside: screen.getByRole('button', { name: 'outside' }),
  }
}

const mouse = { pointerType: 'mouse' }

test('a press opens and closes the flyout, with aria-expanded', () => {
  const { trigger, isOpen } = show()
  fireEvent.click(trigger('西药'))
  expect(isOpen('西药')).toBe(true)
  expect(trigger('西药').getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(trigger('中药'))
  expect([isOpen('西药'), isOpen('中药')]).toEqual([false, true])
  fireEvent.click(trigger('中药'))
  expect(isOpen('中药')).toBe(false)
})

test('a mouse that stays opens the flyout; one that only crosses does not', () => {
  const { item, isOpen } = show()
  fireEvent.pointerEnter(item('西药'), mouse)
  wait(100)
  fireEvent.pointerLeave(item('西药'), mouse)
  wait(1000)
  expect(isOpen('西药')).toBe(false)
  fireEvent.pointerEnter(item('西药'), mouse)
  wait(120)
  expect(isOpen('西药')).toBe(true)
})

test('moving into the flyout across another item keeps it open', () => {
  const { item, isOpen } = show()
  fireEvent.pointerEnter(item('西药'), mouse)
  wait(120)
  fireEvent.pointerLeave(item('西药'), mouse)
  fireEvent.pointerEnter(item('中药'), mouse)
  wait(90)
  fireEvent.pointerLeave(item('中药'), mouse)
  fireEvent.pointerEnter(item('西药'), mouse)
  wait(1000)
  expect([isOpen('西药'), isOpen('中药')]).toEqual([true, false])
  fireEvent.pointerLeave(item('西药'), mouse)
  wait(240)
  expect(isOpen('西药')).toBe(false)
})

test('touch opens by a press only', () => {
  const { item, isOpen } = show()
  fireEvent.pointerEnter(item('西药'), { pointerType: 'touch' })
  wait(1000)
  expect(isOpen('西药')).toBe(false)
})

test('a press on a flyout that the mouse has just opened keeps it open, also after the mouse has left', () => {
  const { item, trigger, isOpen } = show()
  fireEvent.pointerEnter(item('西药'), mouse)
  wait(120)
  fireEvent.click(trigger('西药'))
  fireEvent.pointerLeave(item('西药'), mouse)
  wait(1000)
  fireEvent.pointerEnter(item('西药'), mouse)
  wait(1000)
  fireEvent.pointerLeave(item('西药'), mouse)
  wait(1000)
  expect(isOpen('西药')).toBe(true)
})

test('Esc closes and returns the focus to the button', () => {
  const { trigger, isOpen } = show()
  fireEvent.click(trigger('西药'))
  screen.getByRole('link', { name: '西药页' }).focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(isOpen('西药')).toBe(false)
  expect(document.activeElement).toBe(trigger('西药'))
})

test('Esc closes a flyout that the mouse opened and does not move the focus', () => {
  const { item, isOpen, outside } = show()
  outside.focus()
  fireEvent.pointerEnter(item('西药'), mouse)
  wait(120)
  fireEvent.keyDown(outside, { key: 'Escape' })
  expect(isOpen('西药')).toBe(false)
  expect(document.activeElement).toBe(outside)
})

test('a press outside, the focus leaving and a followed link close', () => {
  const { trigger, isOpen, outside } = show()
  fireEvent.click(trigger('西药'))
  fireEvent.pointerDown(screen.getByRole('link', { name: '西药页' }))
  expect(isOpen('西药')).toBe(true)
  fireEvent.pointerDown(outside)
  expect(isOpen('西药')).toBe(false)

  fireEvent.click(trigger('西药'))
  screen.getByRole('link', { name: '西药页' }).focus()
  act(() => outside.focus())
  expect(isOpen('西药')).toBe(false)

  fireEvent.click(trigger('西药'))
  fireEvent.click(screen.getByRole('link', { name: '西药页' }))
  expect(isOpen('西药')).toBe(false)
})

test('with nested flyouts Esc closes the inner one first', () => {
  function Nested() {
    const outer = useFlyouts()
    return (
      <div {...outer.rootProps}>
        <button type="button" {...outer.triggerProps('menu')}>
          menu
        </button>
        <div {...outer.panelProps('menu')}>
          <Bar names={['西药']} />
        </div>
      </div>
    )
  }
  render(<Nested />)
  fireEvent.click(screen.getByRole('button', { name: 'menu' }))
  fireEvent.click(screen.getByRole('button', { name: '西药' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: '西药' })).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('button', { name: '西药' })).toBeNull()
})

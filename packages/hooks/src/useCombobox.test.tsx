import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useCombobox } from './useCombobox'

const drugs = ['阿莫西林胶囊', '阿莫西林颗粒', '阿莫西林片']

function show(initial: readonly string[] = drugs) {
  const onChoose = vi.fn()
  const onSubmit = vi.fn()
  function Field({ options }: { options: readonly string[] }) {
    const [text, setText] = useState('')
    const box = useCombobox({ options, onChoose, onSubmit: () => onSubmit(text) })
    return (
      <div {...box.rootProps}>
        <input
          aria-label="药品"
          value={text}
          onChange={event => setText(event.target.value)}
          {...box.inputProps}
        />
        <ul aria-label="建议" {...box.listProps}>
          {options.map((option, index) => (
            <li key={option} {...box.optionProps(index)}>
              {option}
            </li>
          ))}
        </ul>
        <button type="button">next</button>
      </div>
    )
  }
  const { rerender } = render(<Field options={initial} />)
  const field = screen.getByRole('combobox')
  return {
    field,
    onChoose,
    onSubmit,
    user: userEvent.setup(),
    /** Shows other options. */
    update: (options: readonly string[]) => rerender(<Field options={options} />),
    isOpen: () => field.getAttribute('aria-expanded') === 'true',
    active: () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
  }
}

test('[ST-06 1, ST-06 2, ST-06 3] typing opens; Down and Up cycle without touching the text', async () => {
  const { field, user, active, isOpen } = show()
  await user.type(field, 'am')
  expect(isOpen()).toBe(true)
  expect(active()).toBeUndefined()
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('阿莫西林胶囊')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(active()).toBe('阿莫西林胶囊')
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('阿莫西林片')
  expect(field).toHaveProperty('value', 'am')
  expect(document.activeElement).toBe(field)
})

test('the active option scrolls into view', async () => {
  const seen = vi.fn()
  Object.assign(HTMLElement.prototype, {
    scrollIntoView(this: HTMLElement) {
      seen(this.textContent)
    },
  })
  const { field, user } = show()
  await user.type(field, 'am{ArrowUp}')
  expect(seen).toHaveBeenCalledExactlyOnceWith('阿莫西林片')
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})

test('[ST-06 3] the first Up goes to the last option', async () => {
  const { field, user, active } = show()
  await user.type(field, 'am{ArrowUp}')
  expect(active()).toBe('阿莫西林片')
})

test('[ST-06 1, ST-06 4] Enter selects the active option, else searches for the text, and closes', async () => {
  const { field, user, onChoose, onSubmit, isOpen } = show()
  await user.type(field, 'am{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('am')
  expect(isOpen()).toBe(false)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('阿莫西林胶囊')
  expect(isOpen()).toBe(false)
})

test('[ST-06 4] after more typing no option is active: Enter searches for the new text', async () => {
  const { field, user, active, onSubmit, onChoose } = show()
  await user.type(field, 'am{ArrowDown}x')
  expect(active()).toBeUndefined()
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('amx')
  expect(onChoose).not.toHaveBeenCalled()
})

test('[ST-06] a composition resets the active option only when it ends with a text', async () => {
  const { field, user, active } = show()
  await user.type(field, 'am{ArrowDown}')
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: 'amjiao' } })
  expect(active()).toBe('阿莫西林胶囊')
  fireEvent.input(field, { target: { value: 'am' } })
  fireEvent.compositionEnd(field, { data: '' })
  expect(active()).toBe('阿莫西林胶囊')
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: 'am胶' } })
  fireEvent.compositionEnd(field, { data: '胶' })
  expect(active()).toBeUndefined()
})

test('[ST-06 1, ST-06 5] Esc closes and Down opens again', async () => {
  const { field, user, isOpen } = show()
  await user.type(field, 'am{Escape}')
  expect(isOpen()).toBe(false)
  expect(field).toHaveProperty('value', 'am')
  await user.keyboard('{ArrowDown}')
  expect(isOpen()).toBe(true)
})

test('[ST-06 5] Alt+Up closes the list and Alt+Down opens it, without a move', async () => {
  const { field, user, isOpen, active } = show()
  await user.type(field, 'am')
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(isOpen()).toBe(false)
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(isOpen()).toBe(true)
  expect(active()).toBeUndefined()
})

test('a press on an option selects it, and the focus stays in the field', async () => {
  const { field, user, onChoose } = show()
  await user.type(field, 'am')
  await user.click(screen.getByRole('option', { name: '阿莫西林颗粒' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('阿莫西林颗粒')
  expect(document.activeElement).toBe(field)
})

test('leaving the field closes the list', async () => {
  const { field, user, isOpen } = show()
  await user.type(field, 'am')
  await user.tab()
  await user.tab()
  expect(isOpen()).toBe(false)
})

test('without options the list is not expanded', async () => {
  const { field, user, isOpen } = show([])
  await user.type(field, 'am{ArrowDown}')
  expect(isOpen()).toBe(false)
})

test('[ST-06 6] keys of an input method neither move, search nor close', async () => {
  const { field, user, onChoose, onSubmit, active, isOpen } = show()
  await user.type(field, 'am')
  fireEvent.compositionStart(field)
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
    fireEvent.keyDown(field, { key, keyCode: 229, isComposing: true })
  }
  fireEvent.compositionEnd(field)
  const ending = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true })
  fireEvent(field, ending)
  expect(ending.defaultPrevented).toBe(true)
  expect(active()).toBeUndefined()
  expect(isOpen()).toBe(true)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onChoose).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('the field and its list are what a screen reader expects of a combobox', async () => {
  const { field, user } = show()
  await user.type(field, 'am{ArrowDown}{ArrowDown}')
  const list = screen.getByRole('listbox')
  expect(field.getAttribute('aria-autocomplete')).toBe('list')
  expect(field.getAttribute('aria-controls')).toBe(list.id)
  expect(field.getAttribute('autocomplete')).toBe('off')
  expect(screen.getAllByRole('option').map(option => option.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ])
})

test('the list is closed at first, and a press on the field opens it', async () => {
  const { field, user, isOpen } = show()
  expect(isOpen()).toBe(false)
  expect(screen.getByRole('listbox', { hidden: true }).hidden).toBe(true)
  await user.click(field)
  expect(isOpen()).toBe(true)
})

test('an option of an old list is not active in a new one', async () => {
  const { field, user, active, update, onSubmit, onChoose } = show()
  await user.type(field, 'am{ArrowDown}')
  update(['头孢克肟片', '头孢克洛胶囊'])
  expect(active()).toBeUndefined()
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onChoose).not.toHaveBeenCalled()
})

test('a closed list that opens again has no active option', async () => {
  const { field, user, active } = show()
  await user.type(field, 'am{ArrowDown}{ArrowDown}{Escape}')
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  await user.keyboard('{ArrowDown}')
  expect(active()).toBeUndefined()
})

test('the keys of the list do nothing else; Esc of a closed list belongs to the page', async () => {
  const { field, user } = show()
  await user.type(field, 'am')
  const keys = ['ArrowDown', 'ArrowUp', 'Escape', 'Escape', 'Enter', 'a']
  // `fireEvent` returns false when the default action is prevented.
  expect(keys.map(key => fireEvent.keyDown(field, { key }))).toEqual([false, false, false, true, false, true])
})

test.each([{ ctrlKey: true }, { metaKey: true }])('with %j a key is the browser’s', async key => {
  const { field, user, active } = show()
  await user.type(field, 'am')
  expect(fireEvent.keyDown(field, { key: 'ArrowDown', ...key })).toBe(true)
  expect(active()).toBeUndefined()
})

test('during a composition the keys go on to the input method', async () => {
  const { field, user } = show()
  await user.type(field, 'am')
  fireEvent.compositionStart(field)
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true })).toBe(true)
  fireEvent.compositionEnd(field, { data: '' })
  expect(fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 40 })).toBe(true)
})

test('the focus may move inside the combobox without closing it', async () => {
  const { field, user, isOpen } = show()
  await user.type(field, 'am')
  await user.tab()
  expect(isOpen()).toBe(true)
})

test('a caller can take a key before the field does', async () => {
  const onKey = vi.fn((key: string) => key === 'ArrowDown')
  function Field() {
    const box = useCombobox({ options: drugs, onChoose() {}, onSubmit() {}, onKey })
    return <input aria-label="药品" {...box.inputProps} />
  }
  render(<Field />)
  const user = userEvent.setup()
  const field = screen.getByRole('combobox')
  await user.type(field, '{ArrowDown}{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(field.getAttribute('aria-activedescendant')).not.toBeNull()
  expect(onKey.mock.calls.flat()).toEqual(['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'])
})

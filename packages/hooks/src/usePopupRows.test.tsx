import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useCombobox } from './useCombobox'
import { usePopupRows } from './usePopupRows'

const ROWS = ['12 粒', '24 粒', '36 粒']
const WORDS = ['阿莫西林胶囊', '阿莫西林片']

interface Given {
  readonly rows?: readonly string[]
  readonly words?: readonly string[]
  readonly arriving?: boolean
}

function show(given: Given = {}) {
  const calls = { onOpen: vi.fn(), onNone: vi.fn(), onSubmit: vi.fn() }
  function Field({ rows = ROWS, words = WORDS, arriving = false }: Given) {
    const [text, setText] = useState('')
    const keys = useRef<(key: string) => boolean>(() => false)
    const onKey = (key: string) => keys.current(key)
    const box = useCombobox({ options: words, onChoose() {}, onSubmit: calls.onSubmit, onKey })
    const popup = usePopupRows({ rows, text, arriving, field: box, words: words.length, ...calls })
    keys.current = popup.onKey
    return (
      <>
        <input value={text} onChange={event => setText(event.target.value)} {...box.inputProps} />
        <output>{rows[popup.active] ?? words[box.active]}</output>
      </>
    )
  }
  const { rerender } = render(<Field {...given} />)
  return {
    ...calls,
    user: userEvent.setup(),
    field: screen.getByRole('combobox'),
    update: (next: Given) => rerender(<Field {...next} />),
    active: () => screen.getByRole('status').textContent,
  }
}

test('[ST-06 2, ST-06 3] Down and Up go around through the rows, then the words', async () => {
  const { user, field, active } = show()
  await user.type(field, 'a')
  const all = [...ROWS, ...WORDS]
  for (const expected of [...all, all[0]]) {
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(expected)
  }
  for (const expected of [...all.toReversed(), all.at(-1)]) {
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe(expected)
  }
})

test('[ST-06 3] the first Up goes to the last word, without words to the last row', async () => {
  const { user, field, active, update } = show()
  await user.type(field, 'a{ArrowUp}')
  expect(active()).toBe('阿莫西林片')
  update({ words: [] })
  await user.type(field, 'b{ArrowUp}')
  expect(active()).toBe('36 粒')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('12 粒')
})

test('Enter opens the active row, and submits without one', async () => {
  const { user, field, onOpen, onSubmit } = show()
  await user.type(field, 'a{ArrowDown}{ArrowDown}{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(1)
  expect(onSubmit).not.toHaveBeenCalled()
  await user.type(field, '{Escape}b{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('other rows have no active one', async () => {
  const { user, field, active, update } = show()
  await user.type(field, 'a{ArrowDown}')
  update({ rows: ['48 粒'] })
  expect(active()).toBe('')
})

test('keys before the rows have come are done when they come', async () => {
  const { user, field, active, onOpen, onSubmit, update } = show({ arriving: true, rows: [] })
  await user.type(field, 'a{ArrowDown}{Enter}')
  expect(active()).toBe('')
  update({})
  expect(active()).toBe('12 粒')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(0)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('digits after Enter, before the rows have come, are for the number of the row, and none of the text', async () => {
  const { user, field, onOpen, update } = show({ arriving: true, rows: [] })
  await user.type(field, 'a1{ArrowDown}{Enter}20')
  expect(field).toHaveProperty('value', 'a1')
  update({})
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(0, { digits: '20', accepted: false })
  update({ arriving: true, rows: [] })
  await user.type(field, '{ArrowDown}{Enter}36{Enter}7')
  update({})
  expect(onOpen).toHaveBeenLastCalledWith(0, { digits: '36', accepted: true })
  expect(field).toHaveProperty('value', 'a1')
})

test('keys that waited are forgotten when more is typed, and with Esc', async () => {
  const { user, field, active, update } = show({ arriving: true, rows: [] })
  await user.type(field, 'a{ArrowDown}b')
  update({})
  expect(active()).toBe('')
  update({ arriving: true, rows: [] })
  await user.type(field, 'c{ArrowDown}{Escape}{ArrowDown}')
  update({})
  expect(active()).toBe('')
})

test('where no row comes, Down takes the first word, and Enter after it submits', async () => {
  const { user, field, active, onNone, onOpen, update } = show({ arriving: true, rows: [] })
  await user.type(field, 'a{ArrowDown}')
  update({ rows: [] })
  expect(active()).toBe('阿莫西林胶囊')
  update({ arriving: true, rows: [] })
  await user.type(field, 'b{ArrowDown}{Enter}')
  update({ rows: [] })
  expect(onNone).toHaveBeenCalledOnce()
  expect(onOpen).not.toHaveBeenCalled()
})

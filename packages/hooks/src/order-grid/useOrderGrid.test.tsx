import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { AMOXICILLIN, ASPIRIN, gridCalls, gridGoods, IBUPROFEN, TestGrid } from '../testing/orderGrid'
import type { UseOrderGridOptions } from './orderGrid'

function open(options: Partial<UseOrderGridOptions> = {}) {
  const calls = { ...gridCalls(), ...options }
  const match = vi.fn(calls.match)
  const add = vi.fn(calls.add)
  const view = render(<TestGrid {...calls} match={match} add={add} />, { wrapper: StrictMode })
  const sent = () => add.mock.calls.map(([rows]) => rows.map(({ goods }) => goods.id))
  return { ...view, match, add, sent, user: userEvent.setup() }
}

const text = (line: number) => screen.getByRole<HTMLInputElement>('combobox', { name: `text ${line}` })
const number = (line: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `number ${line}` })
const choice = (line: number) => screen.getByRole('button', { name: `choice ${line}` })
const candidates = (line: number) => screen.getByRole('listbox', { name: `candidates ${line}` })
const row = (line: number) => screen.getByRole('row', { name: `row ${line}` })
const shown = (name: string) => document.querySelector(`[data-${name}]`)?.textContent
const note = (line: number) => row(line).querySelector('[data-note]')?.textContent
const findNote = (line: number, expected: string) => waitFor(() => expect(note(line)).toBe(expected))
const results = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const CTRL_ENTER = '{Control>}{Enter}{/Control}'

function paste(content: string, target: Element = document.body) {
  return fireEvent.paste(target, { clipboardData: { getData: () => content } })
}

test('[RT-30] text, Enter, number, Enter, next row; Shift and Enter go back', async () => {
  const { user } = open()
  await user.click(text(1))
  await user.keyboard('ibu{Enter}')
  expect(document.activeElement).toBe(number(1))
  await user.keyboard('5{Enter}')
  expect(document.activeElement).toBe(text(2))
  await findNote(1, 'ready')
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toBe(text(1))
  expect(shown('total')).toBe('1 1 5000')
})

test('[RT-30] Down and Up move between rows and never change a number', async () => {
  const { user } = open()
  await user.click(text(1))
  await user.keyboard('ibu{Enter}7{Enter}amx{Enter}20{ArrowDown}')
  expect(document.activeElement).toBe(number(1))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}')
  expect(document.activeElement).toBe(number(1))
  expect([number(1).value, number(2).value]).toEqual(['7', '20'])
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(number(2))
})

describe('[RT-30] Esc', () => {
  const main = () => screen.getByRole('main')

  test('takes back what was typed over a product, then leaves the grid, and never removes the product', async () => {
    const { user } = open()
    paste('ibu 5')
    await findNote(1, 'ready')
    await user.click(text(1))
    await user.keyboard('{Escape}')
    expect([text(1).value, note(1)]).toEqual(['ibu', 'ready'])
    expect(document.activeElement).toBe(main())
    await user.tripleClick(text(1))
    await user.keyboard('a')
    await screen.findByRole('listbox')
    expect(note(1)).toBe('')
    await user.keyboard('{Escape}')
    expect([screen.queryByRole('listbox'), text(1).value, note(1)]).toEqual([null, 'ibu', 'ready'])
    expect(document.activeElement).toBe(text(1))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(main())
  })

  test('takes back a number that was typed, and leaves one that was there', async () => {
    const { user } = open()
    paste('ibu 5')
    await findNote(1, 'ready')
    await user.clear(number(1))
    await user.keyboard('7{Escape}')
    expect([number(1).value, document.activeElement]).toEqual(['5', number(1)])
    await user.keyboard('{Escape}')
    expect([number(1).value, document.activeElement]).toEqual(['5', main()])
  })

  test('leaves an empty cell at once, and a new text after it was taken back', async () => {
    const { user } = open()
    await user.click(text(1))
    await user.keyboard('zz{Escape}')
    expect([text(1).value, document.activeElement]).toEqual(['', text(1)])
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(main())
  })
})

describe('[RT-30] Alt+Delete', () => {
  const ALT_DELETE = '{Alt>}{Delete}{/Alt}'

  test('deletes the row of a cell and of a list; the focus is in the next one', async () => {
    const { user } = open()
    paste('ibu 5\na 4\namx 20')
    await findNote(3, 'ready')
    await user.click(number(1))
    await user.keyboard(ALT_DELETE)
    expect([text(1).value, document.activeElement]).toEqual(['a', number(1)])
    await user.click(choice(1))
    expect(document.activeElement).toBe(candidates(1))
    await user.keyboard(ALT_DELETE)
    expect([text(1).value, document.activeElement]).toEqual(['amx', text(1)])
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })

  test('empties the row to type in', async () => {
    const { user } = open()
    await user.click(text(1))
    await user.keyboard(`ibu{Enter}5${ALT_DELETE}`)
    expect([text(1).value, number(1).value, document.activeElement]).toEqual(['', '', text(1)])
    await user.keyboard('{Delete}')
    expect(screen.getAllByRole('row')).toHaveLength(1)
  })
})

test('[RT-30] a number becomes a valid one when the buyer leaves it, and the row says so', async () => {
  const { user } = open()
  paste('amx')
  await findNote(1, 'enter_number')
  await user.type(number(1), '13')
  await user.tab()
  expect(number(1).value).toBe('10')
  expect(note(1)).toBe('adjusted')
})

test('[RT-30] pasted texts are matched in one call; what comes meanwhile waits for its answer', async () => {
  let answer = () => {}
  const waits = new Promise<void>(resolve => {
    answer = resolve
  })
  const calls = gridCalls()
  const { match } = open({
    match: async (queries, own_codes) => {
      await waits
      return calls.match(queries, own_codes)
    },
  })
  paste('ibu 5\nnobody 3\na 4\nsold 1\nibu 1.5')
  await findNote(1, 'matching')
  paste('amx 20')
  await findNote(6, 'matching')
  expect(match).toHaveBeenCalledTimes(1)
  await act(async () => answer())
  await findNote(6, 'ready')
  expect([1, 2, 3, 4, 5].map(note)).toEqual(['ready', 'none', 'choose 2', 'buy_state', 'number'])
  expect(match.mock.calls.map(([queries]) => queries)).toEqual([
    ['ibu', 'nobody', 'a', 'sold', 'ibu'],
    ['amx'],
  ])
  expect(shown('open')).toBe('0 4')
})

test('[RT-30] after a paste the focus is in the row to type in; lines without a product are said', async () => {
  const { user } = open()
  paste('ibu 5\namx 20\n以上，谢谢')
  expect(document.activeElement).toBe(text(3))
  expect(shown('skipped')).toBe('以上，谢谢')
  await findNote(2, 'ready')
  expect(document.activeElement).toBe(text(3))
  paste('ibu\t1\namx\t20', text(1))
  await findNote(4, 'ready')
  expect(document.activeElement).toBe(text(5))
  await user.keyboard('{Escape}')
  expect([1, 2, 3, 4].map(note)).toEqual(['ready', 'ready', 'ready', 'ready'])
  expect(paste('ibu', text(4))).toBe(true)
  expect(shown('skipped')).toBe('')
})

test('[RT-30] of pasted rows the first to look at gets the focus, selected, unless the buyer has typed meanwhile', async () => {
  let answer = () => {}
  const calls = gridCalls()
  const { user } = open({
    match: async (queries, own_codes) => {
      await new Promise<void>(resolve => {
        answer = resolve
      })
      return calls.match(queries, own_codes)
    },
  })
  paste('ibu 5\nnobody 3\na 4')
  expect(document.activeElement).toBe(text(4))
  await act(async () => answer())
  await findNote(2, 'none')
  expect(document.activeElement).toBe(text(2))
  expect([text(2).selectionStart, text(2).selectionEnd]).toEqual([0, 'nobody'.length])
  paste('amx')
  await user.keyboard('z')
  await act(async () => answer())
  await findNote(4, 'enter_number')
  expect(document.activeElement).toBe(text(5))
})

test('[RT-30] what is pasted into another field is left to it', () => {
  render(<input aria-label="other" />)
  open()
  expect(paste('ibu 5', screen.getByRole('textbox', { name: 'other' }))).toBe(true)
  expect(text(1).value).toBe('')
})

test('[RT-30] the grid takes 500 rows and counts the lines that it left out', () => {
  open({ match: () => new Promise(() => {}) })
  paste(Array.from({ length: 510 }, () => 'ibu 1').join('\n'))
  expect(shown('left-out')).toBe('10')
  expect(screen.getAllByRole('row')).toHaveLength(500)
})

test('[RT-30] texts that were not matched can be matched again', async () => {
  const calls = gridCalls()
  const match = vi.fn(calls.match).mockRejectedValueOnce(new Error('busy'))
  open({ match })
  paste('ibu 5')
  await findNote(1, 'failed')
  expect(shown('news')).toBe('match_failed')
  press('retry')
  await findNote(1, 'ready')
})

describe('[RT-30] texts that were not matched for want of a network', () => {
  const offline = () => Object.assign(new Error('offline'), { kind: 'offline' })

  async function goOffline() {
    const match = vi.fn(gridCalls().match).mockRejectedValueOnce(offline())
    const page = open({ match })
    paste('ibu 5')
    await findNote(1, 'offline')
    expect([shown('news'), screen.getByRole('main').dataset.offline]).toEqual(['match_offline', 'true'])
    return page
  }

  test('are matched by themselves when it is back', async () => {
    await goOffline()
    fireEvent(window, new Event('online'))
    await findNote(1, 'ready')
    expect(screen.getByRole('main').dataset.offline).toBe('false')
  })

  test('are matched by Enter in the row', async () => {
    const { user } = await goOffline()
    await user.click(text(1))
    await user.keyboard('{Enter}')
    await findNote(1, 'ready')
    expect(document.activeElement).toBe(number(1))
  })

  test('are matched before all rows are added', async () => {
    const { user, sent } = await goOffline()
    await user.click(text(1))
    await user.keyboard(CTRL_ENTER)
    await waitFor(() => expect(sent()).toEqual([[IBUPROFEN.id]]))
  })
})

describe('[RT-30] the list below a text', () => {
  async function openList() {
    const page = open()
    await page.user.click(text(1))
    await page.user.keyboard('a')
    const list = await screen.findByRole('listbox')
    return { ...page, selected: () => within(list).queryByRole('option', { selected: true })?.textContent }
  }

  test('both arrows go around, and Enter takes the product of the list', async () => {
    const { user, selected } = await openList()
    expect(text(1).getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowUp}')
    expect(selected()).toBe('amoxicillin')
    await user.keyboard('{ArrowDown}')
    expect(selected()).toBe('aspirin')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(number(1))
    expect(within(row(1)).getByText('aspirin')).toBeTruthy()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('a click takes a product; Esc closes the list before it clears the text', async () => {
    const { user } = await openList()
    await user.keyboard('{Escape}')
    expect([screen.queryByRole('listbox'), text(1).value]).toEqual([null, 'a'])
    await user.keyboard('{Escape}')
    expect(text(1).value).toBe('')
    await user.tab()
    await user.click(text(1))
    await user.keyboard('a')
    await user.click(await screen.findByRole('option', { name: 'amoxicillin' }))
    expect(document.activeElement).toBe(number(1))
    expect(within(row(1)).getByText('amoxicillin')).toBeTruthy()
  })
})

/** A guess in row 1, a certain product in row 2. */
async function typeGuess(options: Partial<UseOrderGridOptions> = {}) {
  const page = open(options)
  await page.user.click(text(1))
  await page.user.keyboard('a{Enter}3{Enter}ibu{Enter}5')
  await findNote(1, 'guess 1')
  await findNote(2, 'ready')
  return page
}

describe('[RT-30] a product that was taken as the first of several', () => {
  test('is counted apart, is not added, and says so in the result', async () => {
    const { user, sent } = await typeGuess()
    expect([shown('total'), shown('open')]).toEqual(['1 1 5000', '1 0'])
    await user.keyboard(CTRL_ENTER)
    await waitFor(() => expect(results()).toEqual(['1 3  refused guess 1', '2 5 5 added']))
    expect(sent()).toEqual([[IBUPROFEN.id]])
    expect([text(1).value, number(1).value, note(1)]).toEqual(['a', '3', 'guess 1'])
  })

  test.each([
    ['presses Enter on its text', () => fireEvent.keyDown(text(1), { key: 'Enter' }), ASPIRIN],
    ['presses Enter in its list', () => pressInList('Enter'), ASPIRIN],
    ['presses a digit in its list', () => pressInList('2'), AMOXICILLIN],
  ])('is added when the buyer %s', async (_how, confirm, goods) => {
    const { sent } = await typeGuess()
    confirm()
    expect(shown('open')).toBe('0 0')
    press('add')
    await waitFor(() => expect(sent()).toEqual([expect.arrayContaining([goods.id])]))
  })

  test('is not confirmed by looking at the others', async () => {
    await typeGuess()
    fireEvent.click(choice(1))
    expect(document.activeElement).toBe(candidates(1))
    pressInList('Escape')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(number(1))
    expect(shown('open')).toBe('1 0')
  })
})

/** Presses a key in the list of candidates of row 1. */
function pressInList(key: string) {
  if (!screen.queryByRole('listbox')) fireEvent.click(choice(1))
  return fireEvent.keyDown(candidates(1), { key })
}

describe('[RT-30] the list of candidates', () => {
  test('arrows go around, Home and End go to its ends, a press chooses', async () => {
    const { user } = await typeGuess()
    await user.click(choice(1))
    const selected = () => within(candidates(1)).getByRole('option', { selected: true })
    expect(selected().textContent).toBe('aspirin')
    await user.keyboard('{ArrowDown}')
    expect(selected().textContent).toBe('amoxicillin')
    expect(candidates(1).getAttribute('aria-activedescendant')).toBe(selected().id)
    await user.keyboard('{ArrowDown}{ArrowUp}{Home}')
    expect(selected().textContent).toBe('aspirin')
    await user.keyboard('{End}9x')
    await user.click(screen.getByRole('option', { name: 'amoxicillin' }))
    expect(within(row(1)).getByText('amoxicillin')).toBeTruthy()
    expect(number(1).value).toBe('10')
  })

  test('opens by Alt and Down from a cell, and by Down on its button; a second press closes it', async () => {
    const { user } = await typeGuess()
    await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
    expect(document.activeElement).toBe(candidates(1))
    await user.keyboard('{Escape}')
    choice(1).focus()
    await user.keyboard('{ArrowDown}')
    expect(choice(1).getAttribute('aria-expanded')).toBe('true')
    await user.click(choice(1))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('goes to the number when it is empty', async () => {
    const { user } = open()
    paste('a')
    await findNote(1, 'choose 2')
    await user.keyboard('{F8}')
    expect(document.activeElement).toBe(candidates(1))
    await user.keyboard('1')
    expect(document.activeElement).toBe(number(1))
    expect(note(1)).toBe('enter_number')
  })

  test('closes when the focus leaves it, and adds all rows as every cell does', async () => {
    const { user, sent } = await typeGuess()
    await user.click(choice(1))
    await user.keyboard(CTRL_ENTER)
    await waitFor(() => expect(sent()).toEqual([[IBUPROFEN.id]]))
    await user.click(text(2))
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('[RT-30] F8', () => {
  test('goes to the next row to look at, from the last to the first; with Shift to the one before', async () => {
    const { user } = open()
    paste('ibu 5\na 4\nnobody 3\nsold 1\nibu')
    await findNote(5, 'enter_number')
    await user.keyboard('{F8}')
    expect(document.activeElement).toBe(candidates(2))
    await user.keyboard('{F8}')
    expect(document.activeElement).toBe(text(3))
    await user.keyboard('{F8}')
    expect(document.activeElement).toBe(number(4))
    await user.keyboard('{F8}{F8}')
    expect(document.activeElement).toBe(candidates(2))
    await user.keyboard('{Shift>}{F8}{/Shift}')
    expect(document.activeElement).toBe(number(5))
    await user.keyboard('{Shift>}{F8}{F8}{F8}{/Shift}')
    // A choice in a row with a number goes on by itself.
    await user.keyboard('1')
    expect(document.activeElement).toBe(text(3))
    await user.keyboard('{Control>}{F8}{/Control}')
    expect(document.activeElement).toBe(text(3))
  })

  test('opens the products of the row with the focus first; after Esc it goes on', async () => {
    const { user } = open()
    paste('a 5\nibu 4\na 3')
    await findNote(3, 'choose 2')
    expect(document.activeElement).toBe(text(1))
    await user.keyboard('{F8}')
    expect(document.activeElement).toBe(candidates(1))
    await user.keyboard('{Escape}{F8}')
    expect(document.activeElement).toBe(candidates(3))
  })

  test('and then numbers go from one row to look at to the next, never over a good row', async () => {
    const { user } = open()
    paste('a\nibu 4\nnobody 3\nibu 9')
    await findNote(4, 'ready')
    await user.keyboard('{F8}1')
    expect(document.activeElement).toBe(number(1))
    await user.keyboard('20{Enter}')
    expect(document.activeElement).toBe(text(3))
    await user.keyboard('ibu{Enter}')
    await findNote(3, 'ready')
    await user.keyboard('30{Enter}')
    expect(document.activeElement).toBe(text(5))
    expect([1, 2, 3, 4].map(line => number(line).value)).toEqual(['20', '4', '30', '9'])
    expect(shown('open')).toBe('0 0')
  })

  test('without such a row says so, and is left to a dialog', async () => {
    render(
      <div role="dialog">
        <input aria-label="other" />
      </div>,
    )
    open()
    expect(fireEvent.keyDown(screen.getByLabelText('other'), { key: 'F8' })).toBe(true)
    expect(shown('news')).toBe('')
    fireEvent.keyDown(document.body, { key: 'F8' })
    expect(shown('news')).toBe('nothing_open')
  })
})

describe('[RT-30] the filter', () => {
  test('shows the rows of a kind and goes to the first; a row that is complete stays until it is chosen again', async () => {
    const { user } = open()
    paste('ibu 5\nnobody 3\nibu')
    await findNote(3, 'enter_number')
    const lines = () => screen.getAllByRole('row').map(each => each.getAttribute('aria-label'))
    press('todo')
    expect(lines()).toEqual(['row 4', 'row 2', 'row 3'])
    expect(document.activeElement).toBe(text(2))
    await user.keyboard('{ArrowDown}{ArrowUp}{F8}20')
    expect(document.activeElement).toBe(number(3))
    expect([note(3), lines()]).toEqual(['ready', ['row 4', 'row 2', 'row 3']])
    press('todo')
    expect(lines()).toEqual(['row 4', 'row 2'])
    press('all')
    expect(lines()).toEqual(['row 4', 'row 1', 'row 2', 'row 3'])
  })

  test('ends when lines are added, and when none of its rows is left', async () => {
    open()
    paste('nobody 3')
    await findNote(1, 'none')
    press('todo')
    expect(shown('filter')).toBe('todo')
    paste('ibu 5')
    expect(shown('filter')).toBe('all')
    press('todo')
    press('clear')
    expect(shown('filter')).toBe('all')
  })
})

describe('[RT-30] the row to type in', () => {
  const lines = () => screen.getAllByRole('row').map(each => each.getAttribute('aria-label'))

  test('is the first; what is complete is below it, the newest first, and keeps its number', async () => {
    const { user } = open()
    await user.click(text(1))
    await user.keyboard('ibu{Enter}5{Enter}amx{Enter}20')
    expect(lines()).toEqual(['row 2', 'row 1'])
    await user.keyboard('{Tab}')
    expect(document.activeElement).toBe(text(3))
    expect(lines()).toEqual(['row 3', 'row 2', 'row 1'])
    paste('a 1\nsold 2')
    await findNote(4, 'buy_state')
    expect(lines()).toEqual(['row 5', 'row 3', 'row 4', 'row 2', 'row 1'])
  })

  test('keeps what is in it when the focus leaves it; the button to type completes it', async () => {
    const { user } = open()
    await user.click(text(1))
    await user.keyboard('ibu{Enter}5')
    await user.click(document.body)
    expect(lines()).toEqual(['row 1'])
    press('type')
    expect(document.activeElement).toBe(text(2))
    await user.keyboard('{Enter}')
    fireEvent.keyDown(number(2), { key: 'Enter' })
    expect(lines()).toEqual(['row 2', 'row 1'])
  })

  test('has the focus when the grid opens, unless something else has it', () => {
    const first = open({ focusOnOpen: true })
    expect(document.activeElement).toBe(text(1))
    first.unmount()
    render(<input aria-label="other" />)
    screen.getByLabelText('other').focus()
    open({ focusOnOpen: true })
    expect(document.activeElement).toBe(screen.getByLabelText('other'))
  })
})

describe('[RT-30] adding', () => {
  test('with nothing to add says so and sends nothing', async () => {
    const { add } = open()
    press('add')
    await waitFor(() => expect(shown('news')).toBe('nothing_to_add'))
    expect(add).not.toHaveBeenCalled()
  })

  test('waits for rows that are being matched, and runs once', async () => {
    const calls = gridCalls()
    let answer = () => {}
    const waits = new Promise<void>(resolve => {
      answer = resolve
    })
    const { add } = open({
      match: async (queries, own_codes) => {
        await waits
        return calls.match(queries, own_codes)
      },
    })
    paste('ibu 5')
    press('add')
    press('add')
    await waitFor(() => expect(screen.getByRole('main').dataset.pending).toBe('1'))
    expect(add).not.toHaveBeenCalled()
    await act(async () => answer())
    await waitFor(() => expect(results()).toEqual(['1 5 5 added']))
    expect(add).toHaveBeenCalledTimes(1)
  })

  test('keeps rows that were refused or not sent, says why, and keeps the focus in the grid', async () => {
    const onResult = vi.fn()
    const { user } = open({
      onResult,
      add: async () => ({
        added: [{ entry: 0, number: 5 }],
        adjusted: [{ entry: 1, number: 30, message: 'now 30' }],
        refused: [{ entry: 2, reason: 'limit', message: 'too many' }],
      }),
    })
    paste('ibu 5\namx 20\nibu 9\nnobody 3')
    await findNote(4, 'none')
    await user.click(number(2))
    await user.keyboard(CTRL_ENTER)
    await waitFor(() => expect(results()).toHaveLength(4))
    expect(results()).toEqual([
      '4 3  refused none',
      '3 9 5 refused service same_product',
      '2 20 30 adjusted service',
      '1 5 5 added same_product',
    ])
    expect([text(1).value, text(2).value]).toEqual(['ibu', 'nobody'])
    expect(document.activeElement).toBe(number(1))
    expect(onResult).toHaveBeenCalledTimes(1)
  })

  test('after a failure the rows are as before, and can be added again', async () => {
    const calls = gridCalls()
    const add = vi.fn(calls.add).mockRejectedValueOnce(new Error('busy'))
    open({ add })
    paste('ibu 5')
    await findNote(1, 'ready')
    press('add')
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
    expect([results(), text(1).value]).toEqual([[], 'ibu'])
    await waitFor(() => {
      press('add')
      expect(add).toHaveBeenCalledTimes(2)
    })
    await waitFor(() => expect(results()).toEqual(['1 5 5 added']))
  })
})

describe('[RT-30] regular products', () => {
  const bought = { times: 3, last_number: 20, last_near_expiry: 0, last_at: '2026-11-01 10:00:00' } as const
  const regularOf = (...goods: (typeof IBUPROFEN)[]) => goods.map(each => ({ goods: each, bought }))

  test('are last, count with a number only, and stay when they were added or the grid is emptied', async () => {
    const regular = regularOf(IBUPROFEN)
    const { user } = open({ regular })
    expect(within(row(2)).getByText('ibuprofen')).toBeTruthy()
    expect(shown('open')).toBe('0 0')
    await user.type(number(2), '20')
    paste('amx 10')
    await findNote(1, 'ready')
    const lines = screen.getAllByRole('row').map(each => each.getAttribute('aria-label'))
    expect(lines).toEqual(['row 2', 'row 1', 'row 3'])
    press('add')
    await waitFor(() => expect(results()).toHaveLength(2))
    expect([text(1).value, number(2).value]).toEqual(['', ''])
    await user.type(number(2), '7')
    press('clear')
    expect([text(2).value, number(2).value]).toEqual([IBUPROFEN.code, ''])
  })

  test('in another order keep what was typed', async () => {
    const calls = gridCalls()
    const { rerender } = render(<TestGrid {...calls} regular={regularOf(IBUPROFEN, ASPIRIN)} />)
    const user = userEvent.setup()
    await user.type(number(3), '4')
    rerender(<TestGrid {...calls} regular={regularOf(gridGoods(9, { name: 'other' }))} />)
    expect([2, 3].map(line => row(line).querySelector('output')?.textContent)).toEqual(['aspirin', 'other'])
    expect(number(2).value).toBe('4')
    expect(document.activeElement).toBe(number(2))
  })

  test('and lines of an earlier order have valid numbers', async () => {
    open()
    press('earlier order')
    await waitFor(() => expect(text(1).value).toBe(AMOXICILLIN.code))
    expect([number(1).value, note(1), shown('news')]).toEqual(['10', 'adjusted', 'goods_added'])
  })
})

describe('[RT-30] rows that are kept', () => {
  function storage() {
    const kept = new Map<string, string>()
    return {
      kept,
      draft: {
        key: 'grid',
        storage: () => ({
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => void kept.set(key, value),
          removeItem: (key: string) => void kept.delete(key),
        }),
      },
    }
  }

  test('are there after a reload; a guess is matched again and is still a guess', async () => {
    const { draft } = storage()
    const first = await typeGuess({ draft })
    first.unmount()
    open({ draft })
    await findNote(1, 'guess 1')
    await findNote(2, 'ready')
    expect([number(1).value, number(2).value]).toEqual(['3', '5'])
  })

  test('have only their texts when their products could not be loaded', async () => {
    const { draft } = storage()
    const first = await typeGuess({ draft })
    first.unmount()
    open({ draft, load: () => Promise.reject(new Error('busy')) })
    await findNote(2, 'failed')
    press('retry')
    await findNote(2, 'ready')
  })

  test('are not found when the service does not have their products any more', async () => {
    const { draft } = storage()
    const first = await typeGuess({ draft })
    first.unmount()
    open({ draft, load: async () => [] })
    await findNote(2, 'none')
  })

  test('an empty grid leaves nothing, and a browser that stores nothing or something else is no problem', async () => {
    const { draft, kept } = storage()
    const first = await typeGuess({ draft })
    expect(kept.size).toBe(1)
    press('clear')
    await waitFor(() => expect(kept.size).toBe(0))
    first.unmount()
    kept.set('grid', 'no list')
    open({ draft }).unmount()
    const refuses = () => {
      throw new Error('refused')
    }
    open({ draft: { key: 'grid', storage: refuses } })
    expect(text(1).value).toBe('')
  })
})

test('[RT-30] the button to type goes to the first empty row', async () => {
  open()
  paste('ibu 5')
  await findNote(1, 'ready')
  press('type')
  expect(document.activeElement).toBe(text(2))
})

test('[RT-30] with asksTables a table waits for the buyer, and two columns are added at once', async () => {
  const { match } = open({ asksTables: true })
  paste('品名\t规格\t数量\nibu\t0.3g\t5\namx\t0.25g\t20')
  expect(shown('table')).toBe('品名 规格 数量; ibu 0.3g 5; amx 0.25g 20')
  expect(match).not.toHaveBeenCalled()
  paste('ibu\t5')
  await findNote(1, 'ready')
})

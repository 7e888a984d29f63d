import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AMOXICILLIN, ASPIRIN, gridCalls, IBUPROFEN, TestGrid } from '../testing/orderGrid'
import type { UseOrderGridOptions } from './orderGrid'

/** A grid whose choices are kept; `fails` calls to keep them fail first. */
function open(options: Partial<UseOrderGridOptions> = {}, fails = 0) {
  let calls = 0
  const learn = vi.fn<NonNullable<UseOrderGridOptions['learn']>>(async () => {
    calls += 1
    if (calls <= fails) throw new Error('offline')
    return []
  })
  const match = vi.fn(gridCalls().match)
  render(<TestGrid {...gridCalls()} match={match} learn={learn} {...options} />)
  const kept = () =>
    learn.mock.calls.flatMap(([codes]) => codes.map(({ text, goods_id }) => `${text} ${goods_id}`))
  return { learn, kept, match, user: userEvent.setup() }
}

const text = (line: number) => screen.getByRole<HTMLInputElement>('combobox', { name: `text ${line}` })
const note = (line: number) =>
  screen.getByRole('row', { name: `row ${line}` }).querySelector('[data-note]')?.textContent
const findNote = (line: number, expected: string) => waitFor(() => expect(note(line)).toBe(expected))

const paste = (content: string) =>
  fireEvent.paste(document.body, { clipboardData: { getData: () => content } })

/** Matches every text as several products, as a service that knows none of them. */
const several: UseOrderGridOptions['match'] = async queries => ({
  matches: queries.map(() => ({ state: 'several', goods_ids: [ASPIRIN.id, AMOXICILLIN.id], total: 2 })),
  products: [ASPIRIN, AMOXICILLIN].map(goods => ({ goods, bought: null })),
})

test('[RT-30] a product that the buyer chooses for a text is kept with it', async () => {
  const { kept, user } = open({ match: several })
  paste('amox 20')
  await findNote(1, 'choose 2')
  await user.keyboard('{F8}2')
  await waitFor(() => expect(kept()).toEqual([`amox ${AMOXICILLIN.id}`]))
})

test('[RT-30] a first of several is kept once it is confirmed, and a product of the list when it is taken', async () => {
  const { kept, user } = open({ match: several })
  await user.click(text(1))
  await user.keyboard('as{Enter}3{Enter}')
  await findNote(1, 'guess 1')
  expect(kept()).toEqual([])
  await user.click(text(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(kept()).toEqual([`as ${ASPIRIN.id}`]))
  await user.click(text(2))
  await user.keyboard('amo')
  await screen.findByRole('option', { name: 'amoxicillin' })
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(kept()[1]).toBe(`amo ${AMOXICILLIN.id}`))
})

test('[RT-30] a text that is certain, a text of one letter and the code of the product are not kept', async () => {
  const { learn, user } = open({ match: several })
  for (const typed of ['a', 'YJ3']) {
    paste(`${typed}\t20`)
    await waitFor(() => expect(note(typed === 'a' ? 1 : 2)).toBe('choose 2'))
    await user.keyboard('{F8}2')
  }
  expect(learn).not.toHaveBeenCalled()
})

test('[RT-30] the own code of a line is sent with its text, and kept when the line was added', async () => {
  const { kept, match, user } = open()
  paste('自编码\t品名\t数量\nHM-1\tibu\t5\nHM-2\tnobody\t5')
  await findNote(1, 'ready')
  expect(match).toHaveBeenCalledWith(['ibu', 'nobody'], ['HM-1', 'HM-2'])
  expect(kept()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'add' }))
  await waitFor(() => expect(kept()).toEqual([`HM-1 ${IBUPROFEN.id}`]))
})

test('[RT-30] an own code is kept with the text for which the buyer chooses, also after the text was changed', async () => {
  const { kept, user } = open({ match: several })
  paste('自编码\t品名\t数量\nHM-2\tnobody\t20')
  await findNote(1, 'choose 2')
  await user.clear(text(1))
  await user.type(text(1), 'amox')
  await user.keyboard('{Enter}')
  await findNote(1, 'guess 1')
  await user.keyboard('{F8}2')
  await waitFor(() => expect(kept()).toContain(`amox ${AMOXICILLIN.id}`))
})

test('[RT-30] what could not be kept is kept with the next choice', async () => {
  const { kept, learn, user } = open({ match: several }, 1)
  paste('one\t20\ntwo\t20')
  await findNote(1, 'choose 2')
  await user.keyboard('{F8}1')
  await waitFor(() => expect(learn).toHaveBeenCalledOnce())
  await user.keyboard('{F8}1')
  await waitFor(() => expect(learn).toHaveBeenCalledTimes(2))
  expect(kept().slice(1).toSorted()).toEqual([`one ${ASPIRIN.id}`, `two ${ASPIRIN.id}`].toSorted())
})

test('[RT-30] a row with the product that the company keeps is certain; one whose product is off sale says so', async () => {
  const product = { goods: AMOXICILLIN, bought: null }
  open({
    match: async queries => ({
      matches: queries.map(query =>
        query === 'HM-1'
          ? { state: 'one', goods_ids: [3, 2], total: 2, own: { state: 'used', name: 'amoxicillin' } }
          : { state: 'none', goods_ids: [3], total: 0, own: { state: 'off_sale', name: 'old' } },
      ),
      products: [product],
    }),
  })
  paste('HM-1\t20\nHM-2\t20')
  await findNote(1, 'ready')
  expect(note(2)).toBe('own_off_sale')
})

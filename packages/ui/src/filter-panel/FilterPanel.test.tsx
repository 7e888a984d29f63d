import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import type { Chosen, Facet } from './choice'
import { FilterPanel } from './FilterPanel'
import * as exported from './index'

// The sheet is loaded when it is first opened; the first test does not pay for compiling it.
beforeAll(() => import('./FilterSheet'))

const facetOf = (key: string, name: string, length: number): Facet => ({
  key,
  name,
  values: Array.from({ length }, (_, index) => ({
    value: `${key}${index}`,
    name: `${name}${index}`,
    count: 100 - index,
  })),
})

const facets = [facetOf('sccj', '厂家', 30), facetOf('dosage_form', '剂型', 3)]

function show(initial: Chosen = {}) {
  const onChosenChange = vi.fn()
  function Held() {
    const [chosen, setChosen] = useState(initial)
    return (
      <FilterPanel
        facets={facets}
        chosen={chosen}
        total={12}
        onChosenChange={next => {
          setChosen(next)
          onChosenChange(next)
        }}
      />
    )
  }
  const view = render(<Held />)
  return { ...view, onChosenChange, user: userEvent.setup() }
}

test('a bar takes the controls, and is there while the facets have no values', () => {
  const bar = (controls: React.ReactNode) => <div role="toolbar">{controls}</div>
  const props = { chosen: {}, onChosenChange: () => {}, children: bar }
  const { rerender } = render(
    <FilterPanel facets={facets.map(facet => ({ ...facet, values: [] }))} {...props} />,
  )
  const place = screen.getByRole('toolbar')
  const buttons = () =>
    within(place)
      .getAllByRole<HTMLButtonElement>('button')
      .map(({ textContent, disabled }) => `${textContent}${disabled ? ' off' : ''}`)
  expect(buttons()).toEqual(['筛选 off', '厂家 off', '剂型 off'])
  rerender(<FilterPanel facets={facets} {...props} />)
  expect(screen.getByRole('toolbar')).toBe(place)
  expect(buttons()).toEqual(['筛选', '厂家', '剂型'])
})

const menu = (name: string | RegExp) => screen.getByRole('button', { name })
const values = (facet: string) => within(screen.getByRole('group', { name: facet }))

test('a facet opens its values; a press chooses one, which is then its text, and closes them', async () => {
  const { user, onChosenChange } = show()
  await user.click(menu('厂家'))
  await user.click(values('厂家').getByTitle('厂家3'))
  expect(onChosenChange).toHaveBeenLastCalledWith({ sccj: ['sccj3'] })
  expect(screen.queryByRole('group', { name: '厂家' })).toBeNull()
  const chosen = menu('厂家：厂家3')
  expect(chosen.textContent).toBe('厂家3')
  expect(document.activeElement).toBe(chosen)
  await user.click(chosen)
  expect(values('厂家').getByRole('button', { pressed: true }).textContent).toBe('厂家397')
})

test('the values of a facet of which several can be chosen stay open', async () => {
  const onChosenChange = vi.fn()
  const forms = { ...facetOf('dosage_form', '剂型', 3), multiple: true }
  render(
    <FilterPanel
      facets={[forms]}
      chosen={{ dosage_form: ['dosage_form0'] }}
      onChosenChange={onChosenChange}
    />,
  )
  await userEvent.click(menu('剂型：剂型0'))
  await userEvent.click(values('剂型').getByRole('button', { name: /^剂型2/ }))
  expect(onChosenChange).toHaveBeenLastCalledWith(
    { dosage_form: ['dosage_form0', 'dosage_form2'] },
    { reason: 'value' },
  )
  expect(values('剂型').getAllByRole('button')).toHaveLength(3)
})

test('a long facet can be searched, a short one has no search; one is open at a time', async () => {
  const { user } = show()
  await user.click(menu('厂家'))
  expect(values('厂家').getAllByRole('listitem')).toHaveLength(30)
  await user.type(values('厂家').getByRole('searchbox', { name: '在厂家中查找' }), '29')
  expect(values('厂家').getAllByRole('listitem')).toHaveLength(1)
  await user.type(values('厂家').getByRole('searchbox'), '没有')
  expect(values('厂家').getByText('没有匹配的选项')).toBeTruthy()
  await user.click(menu('剂型'))
  expect(screen.queryByRole('group', { name: '厂家' })).toBeNull()
  expect(values('剂型').queryByRole('searchbox')).toBeNull()
})

test('[LB-05] by keys: Enter opens, Esc closes, and what is removed leaves the focus at its facet', async () => {
  const { user, onChosenChange } = show({ sccj: ['sccj1'], dosage_form: ['dosage_form0'] })
  menu('厂家：厂家1').focus()
  await user.keyboard('{Enter}')
  expect(values('厂家').getByRole('searchbox')).toBeTruthy()
  await user.keyboard('{Tab}{Tab}{Escape}')
  expect(screen.queryByRole('group', { name: '厂家' })).toBeNull()
  expect(document.activeElement).toBe(menu('厂家：厂家1'))
  await user.keyboard('{Tab}{Enter}')
  expect(onChosenChange).toHaveBeenLastCalledWith({ dosage_form: ['dosage_form0'] })
  expect(document.activeElement).toBe(menu('厂家'))
})

test('[LB-05] Down and Up go through the values of an open facet, from its button and its search too', async () => {
  const { user, onChosenChange } = show()
  menu('剂型').focus()
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}')
  const [first, second] = values('剂型').getAllByRole('button')
  expect(document.activeElement).toBe(second)
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{Enter}')
  expect(onChosenChange).toHaveBeenLastCalledWith({ dosage_form: ['dosage_form0'] })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^剂型/ }))
  await user.click(menu('厂家'))
  await user.type(values('厂家').getByRole('searchbox'), '2{ArrowDown}')
  expect(document.activeElement).toBe(values('厂家').getAllByRole('button')[0])
})

test('everything is cleared at once', async () => {
  const { user, onChosenChange } = show({ sccj: ['sccj1'], dosage_form: ['dosage_form0'] })
  await user.click(screen.getByRole('button', { name: '清空条件' }))
  expect(onChosenChange).toHaveBeenLastCalledWith({})
})

test('on narrow screens the facets open in a sheet, which says how many products are left', async () => {
  const { user, onChosenChange } = show()
  await user.click(screen.getByRole('button', { name: /^筛选/ }))
  const sheet = within(await screen.findByRole('dialog', { name: '筛选' }))
  await user.click(sheet.getByRole('button', { name: /^剂型1/ }))
  expect(onChosenChange).toHaveBeenLastCalledWith({ dosage_form: ['dosage_form1'] })
  await user.click(sheet.getByRole('button', { name: '查看 12 种' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where the sheet does not load, the facets are in the page', async () => {
  vi.doMock('./FilterSheet', () => {
    throw new Error('offline')
  })
  vi.resetModules()
  const { FilterPanel: Panel } = await import('./FilterPanel')
  const onChosenChange = vi.fn()
  render(<Panel facets={facets} chosen={{}} onChosenChange={onChosenChange} />)
  await userEvent.click(screen.getByRole('button', { name: '筛选' }))
  const makers = within(await screen.findByRole('group', { name: '厂家' }))
  expect(makers.getAllByRole('listitem')).toHaveLength(8)
  await userEvent.click(makers.getByRole('button', { name: '更多' }))
  expect(makers.getAllByRole('listitem')).toHaveLength(30)
  await userEvent.click(makers.getByTitle('厂家2'))
  expect(onChosenChange).toHaveBeenLastCalledWith({ sccj: ['sccj2'] }, { reason: 'value' })
  vi.doUnmock('./FilterSheet')
})

test('axe', async () => {
  const { container, user } = show({ sccj: ['sccj1'] })
  await user.click(menu('厂家：厂家1'))
  await expectAccessible(container)
})

testConformance(exported, {
  FilterPanel: { props: { facets, chosen: { sccj: ['sccj1'] }, onChosenChange: () => {} } },
})

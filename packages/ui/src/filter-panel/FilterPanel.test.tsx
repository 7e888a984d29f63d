import { render, screen, waitFor, within } from '@testing-library/react'
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

test('a bar below takes the button that opens the sheet, and is there while the facets are not', () => {
  const bar = (opener: React.ReactNode) => <div role="toolbar">{opener}</div>
  const props = { chosen: {}, onChosenChange: () => {}, children: bar }
  const { rerender } = render(<FilterPanel facets={[]} {...props} />)
  const place = screen.getByRole('toolbar')
  expect(within(place).queryByRole('button')).toBeNull()
  rerender(<FilterPanel facets={facets} {...props} />)
  expect(screen.getByRole('toolbar')).toBe(place)
  expect(screen.getAllByRole('button', { name: '筛选' })).toEqual([
    within(place).getByRole('button', { name: '筛选' }),
  ])
})

const maker = () => within(screen.getByRole('group', { name: '厂家' }))
const shownMakers = () => maker().getAllByRole('listitem').length

test('a press chooses a value, which is then shown above; a press there removes it', async () => {
  const { user, onChosenChange } = show()
  await user.click(maker().getByRole('button', { name: /^厂家3/ }))
  expect(onChosenChange).toHaveBeenLastCalledWith({ sccj: ['sccj3'] })
  expect(maker().getByRole('button', { name: /^厂家3/, pressed: true })).toBeTruthy()
  const chips = within(screen.getByRole('list', { name: '已选条件' }))
  await user.click(chips.getByRole('button', { name: '厂家：厂家3' }))
  expect(onChosenChange).toHaveBeenLastCalledWith({})
  expect(screen.queryByRole('list', { name: '已选条件' })).toBeNull()
})

test('a long facet is folded, unfolds, and can be searched', async () => {
  const { user } = show()
  expect(shownMakers()).toBe(8)
  expect(maker().queryByRole('searchbox')).toBeNull()
  await user.click(maker().getByRole('button', { name: '更多' }))
  expect(shownMakers()).toBe(30)
  await user.type(maker().getByRole('searchbox', { name: '在厂家中查找' }), '29')
  expect(maker().getByRole('button', { name: /^厂家29/ })).toBeTruthy()
  expect(shownMakers()).toBe(1)
  await user.type(maker().getByRole('searchbox'), '没有')
  expect(maker().getByText('没有匹配的选项')).toBeTruthy()
  await user.click(maker().getByRole('button', { name: '收起', expanded: true }))
  expect(shownMakers()).toBe(8)
})

test('[LB-05] a chosen value that is removed by key hands the focus to the next', async () => {
  const { user } = show({ sccj: ['sccj1'], dosage_form: ['dosage_form0'] })
  screen.getByRole('button', { name: '厂家：厂家1' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('剂型：剂型0'))
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

test('axe', async () => {
  const { container, user } = show({ sccj: ['sccj1'] })
  await user.click(maker().getByRole('button', { name: '更多' }))
  await expectAccessible(container)
})

testConformance(exported, {
  FilterPanel: { props: { facets, chosen: { sccj: ['sccj1'] }, onChosenChange: () => {} } },
})

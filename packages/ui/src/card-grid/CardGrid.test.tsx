import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CardGrid, CardGridItem } from './CardGrid'
import { CardGridSkeleton } from './CardGridSkeleton'
import * as exported from './index'

test('the cards are a list with a name', async () => {
  const { container } = render(
    <CardGrid label="礼品" columnWidth={260}>
      <CardGridItem>血压计</CardGridItem>
      <CardGridItem>额温枪</CardGridItem>
    </CardGrid>,
  )
  const items = within(screen.getByRole('list', { name: '礼品' })).getAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual(['血压计', '额温枪'])
  await expectAccessible(container)
})

test('while it loads there are as many cards as are expected, read out once', async () => {
  const { container } = render(
    <CardGridSkeleton label="正在加载礼品" count={8} columnWidth={260} height={290} />,
  )
  expect(screen.getByRole('status').textContent).toBe('正在加载礼品')
  expect(container.querySelectorAll('[data-part="blank"]')).toHaveLength(8)
  await expectAccessible(container)
})

test('the empty card can have a shape of its own', () => {
  const { container } = render(
    <CardGridSkeleton label="正在加载" count={3} columnWidth={260} height={290}>
      <i data-testid="card" />
    </CardGridSkeleton>,
  )
  expect(screen.getAllByTestId('card')).toHaveLength(3)
  expect(container.querySelector('[data-part="blank"]')).toBeNull()
})

testConformance(exported, {
  CardGrid: { props: { label: '礼品', columnWidth: 260 } },
  CardGridItem: { props: { children: '血压计' }, inside: item => <ul data-sample>{item}</ul> },
  CardGridSkeleton: {
    props: { label: '正在加载', count: 2, columnWidth: 260, height: 290, narrowHeight: 176 },
  },
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Icon } from './Icon'
import * as exported from './index'

test('beside a text an icon is not read out', () => {
  const { container } = render(<Icon name="search" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('alone it is read out by its label', async () => {
  const { container } = render(<Icon name="star" label="已收藏" filled />)
  expect(screen.getByRole('img', { name: '已收藏' })).toHaveProperty('dataset.filled', '')
  await expectAccessible(container)
})

testConformance(exported, { Icon: { props: { name: 'cart' } } })

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { Logo } from './Logo'

test.each(['full', 'mark'] as const)('the %s logo is named by the marketplace', async shape => {
  const { container } = render(<Logo shape={shape} />)
  expect(screen.getByRole('img', { name: '药集' })).toBeTruthy()
  await expectAccessible(container)
})

test('the mark is a square, the full logo has room for the name', () => {
  const boxOf = (shape: 'full' | 'mark') =>
    render(<Logo shape={shape} />)
      .container.querySelector('svg')
      ?.getAttribute('viewBox')
  expect([boxOf('full'), boxOf('mark')]).toEqual(['0 0 158 48', '0 0 48 48'])
})

testConformance(exported, { Logo: {} })

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

testConformance(exported, { Logo: {} })

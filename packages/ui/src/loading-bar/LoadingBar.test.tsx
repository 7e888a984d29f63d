import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { LoadingBar } from './LoadingBar'

test('it is shown while a page is loading, and says so', async () => {
  const { container, rerender } = render(<LoadingBar active />)
  expect(screen.getByRole('progressbar', { name: '正在打开页面' })).toBeTruthy()
  await expectAccessible(container)
  rerender(<LoadingBar active={false} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

testConformance(exported, { LoadingBar: { props: { active: true } } })

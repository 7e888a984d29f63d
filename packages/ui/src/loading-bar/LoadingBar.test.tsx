import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { LoadingBar } from './LoadingBar'

test('it is there while a page is on its way, and says so', async () => {
  const { container, rerender } = render(<LoadingBar active />)
  expect(screen.getByRole('progressbar', { name: '正在打开页面' })).toBeTruthy()
  await expectAccessible(container)
  rerender(<LoadingBar active={false} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

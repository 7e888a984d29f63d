import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Frame } from './Frame'

test('it holds its content and keeps the caller’s class', async () => {
  const { container } = render(<Frame className="home">首页内容</Frame>)
  expect(screen.getByText('首页内容').classList.contains('home')).toBe(true)
  await expectAccessible(container)
})

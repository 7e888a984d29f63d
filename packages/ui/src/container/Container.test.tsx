import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Container } from './Container'
import * as exported from './index'

test('it holds its content and keeps the caller’s class', async () => {
  const { container } = render(<Container className="home">首页内容</Container>)
  expect(screen.getByText('首页内容').classList.contains('home')).toBe(true)
  await expectAccessible(container)
})

test('with space above and below it says so to its styles', () => {
  render(<Container padded>文章</Container>)
  expect(screen.getByText('文章').dataset.padded).toBe('')
})

testConformance(exported, { Container: {} })

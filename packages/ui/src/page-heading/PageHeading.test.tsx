import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { PageHeading } from './PageHeading'

test('the title is the h1 of the page, and the breadcrumb ends with it', async () => {
  const { container } = render(
    <PageHeading
      title="我的订单"
      crumbs={[{ name: '首页', href: '/' }, { name: '我的订单' }]}
      aside="共 12 个"
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: '我的订单' })).toBeTruthy()
  expect(screen.getByText('我的订单', { selector: '[aria-current="page"]' })).toBeTruthy()
  expect(screen.getByText('共 12 个')).toBeTruthy()
  await expectAccessible(container)
})

test('buttons for the page come after the title and what is beside it', async () => {
  const { container } = render(
    <PageHeading title="验收记录" aside="共 12 个" actions={<button type="button">导出 Excel</button>} />,
  )
  const line = screen.getByRole('heading', { level: 1 }).parentElement!
  expect(line.textContent).toBe('验收记录共 12 个导出 Excel')
  expect(line.dataset.actions).toBe('')
  expect(screen.getByRole('button').parentElement?.dataset.part).toBe('actions')
  await expectAccessible(container)
})

test('notes come after the heading, and what the page gives is of the element around both', async () => {
  const { container } = render(
    <PageHeading
      title="近效期专场"
      notes={<p>下单前请核对剩余月数</p>}
      className="top"
      data-testid="heading"
    />,
  )
  const around = screen.getByTestId('heading')
  expect(around.textContent).toBe('近效期专场下单前请核对剩余月数')
  expect(around.classList.contains('top')).toBe(true)
  expect(container.querySelectorAll('.top')).toHaveLength(1)
  await expectAccessible(container)
})

test('without levels there is no breadcrumb', () => {
  render(<PageHeading title="我的订单" />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

testConformance(exported, {
  PageHeading: { props: { title: '我的订单', crumbs: [{ name: '首页', href: '/' }] } },
})

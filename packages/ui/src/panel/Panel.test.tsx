import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { Link } from '../link'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { Panel } from './Panel'

test('its title names the section, and the error describes the title', async () => {
  const { container } = render(
    <Panel title="收货地址" required error="请选择收货地址" aside={<Link href="/addresses">管理</Link>}>
      <p>还没有地址</p>
    </Panel>,
  )
  const section = screen.getByRole('region', { name: '收货地址' })
  expect(section.contains(screen.getByText('还没有地址'))).toBe(true)
  const heading = screen.getByRole('heading', { level: 2, name: '收货地址' })
  expect(heading.dataset.required).toBe('')
  expect(document.getElementById(heading.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '请选择收货地址',
  )
  await expectAccessible(container)
})

test('a caller that has the heading can move the focus to it; Tab does not stop there', () => {
  const heading = createRef<HTMLHeadingElement>()
  render(<Panel title="付款" headingRef={heading} />)
  heading.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '付款' }))
  expect(heading.current?.tabIndex).toBe(-1)
})

testConformance(exported, { Panel: { props: { title: '收货地址' } } })

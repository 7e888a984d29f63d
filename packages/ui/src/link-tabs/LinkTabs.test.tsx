import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { LinkTabs } from './LinkTabs'

const LINKS = [
  { name: '内科', href: '/a', current: true },
  { name: '外科', href: '/b' },
]

test('the links are a navigation of their own, and one is the page that is shown', async () => {
  const { container } = render(<LinkTabs label="科室" links={LINKS} variant="boxes" />)
  expect(screen.getByRole('navigation', { name: '科室' }).dataset.variant).toBe('boxes')
  expect(
    screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('aria-current')]),
  ).toEqual([
    ['内科', 'page'],
    ['外科', null],
  ])
  await expectAccessible(container)
})

testConformance(exported, { LinkTabs: { props: { label: '科室', links: LINKS } } })

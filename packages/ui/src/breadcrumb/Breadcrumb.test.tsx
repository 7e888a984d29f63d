import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Breadcrumb } from './Breadcrumb'
import * as exported from './index'

test('levels lead back, and the last one is the page itself', async () => {
  const items = [
    { name: '首页', href: '/' },
    { name: '抗感染药', href: '/list/other/12' },
    { name: '青霉素类' },
  ]
  const { container } = render(<Breadcrumb items={items} />)
  expect(screen.getByRole('navigation', { name: '当前位置' })).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/', '/list/other/12'])
  expect(screen.getByText('青霉素类').getAttribute('aria-current')).toBe('page')
  await expectAccessible(container)
})

testConformance(exported, {
  Breadcrumb: { props: { items: [{ name: '首页', href: '/' }, { name: '青霉素类' }] } },
})

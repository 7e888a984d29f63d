import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { SectionHeading } from './SectionHeading'

test('the link says what there is more of', async () => {
  const { container } = render(
    <SectionHeading title="每日特价" words={['限时', '限量', '比价']} moreHref="/mrtj" />,
  )
  expect(screen.getByRole('heading', { level: 2, name: '每日特价' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看更多：每日特价' }).getAttribute('href')).toBe('/mrtj')
  await expectAccessible(container)
})

test('without an address there is no link', () => {
  render(<SectionHeading title="每日特价" />)
  expect(screen.queryByRole('link')).toBeNull()
})

testConformance(exported, {
  SectionHeading: { props: { title: '每日特价', words: ['限时', '限量'], moreHref: '/mrtj' } },
  SectionHeadingMore: { props: { title: '每日特价', href: '/mrtj' } },
})

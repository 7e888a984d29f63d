import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { promoForStory } from './fixtures'
import * as exported from './index'
import { PromoBanner } from './PromoBanner'
import { PromoCard, type PromoCardPage } from './PromoCard'

const list = (change: Partial<PromoCardPage> = {}) => (
  <ul>
    <PromoCard page={promoForStory(change)} href="/activity?id=3" />
  </ul>
)

test('the name leads to the page; the picture is not read out', async () => {
  const { container } = render(list())
  const link = screen.getByRole('link', { name: '冬季感冒用药专场' })
  expect(link.getAttribute('href')).toBe('/activity?id=3')
  expect(screen.queryByRole('img')).toBeNull()
  await expectAccessible(container)
})

test.each<[Partial<PromoCardPage>, string]>([
  [{}, '2026-11-30 23:59 止'],
  [{ end_time: null }, '长期'],
  [{ state: 'coming' }, '2026-11-20 00:00 开始'],
])('it says when it begins or ends: %j', (change, text) => {
  render(list(change))
  expect(screen.getByText(text)).toBeTruthy()
})

test('a banner is named by its texts', async () => {
  const { name, summary, image } = promoForStory()
  const { container } = render(<PromoBanner title={name} subtitle={summary} image={image} href="/zone" />)
  expect(screen.getByRole('link', { name: `${name} ${summary}` }).getAttribute('href')).toBe('/zone')
  await expectAccessible(container)
})

testConformance(exported, {
  PromoBanner: { props: { title: '专场', subtitle: '满减', image: promoForStory().image, href: '/zone' } },
  PromoCard: { props: { page: promoForStory(), href: '/zone' }, inside: card => <ul data-sample>{card}</ul> },
  PromoCardShape: {},
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { helpForStory, licencesForStory, sitesForStory } from './fixtures'
import * as exported from './index'
import { SiteFooter } from './SiteFooter'

test('[CH-16 1, CH-16 2, CH-16 3, CH-16 4] licences, filing number, what is not published, and the year', () => {
  render(<SiteFooter licences={licencesForStory} recordNumber="闽ICP备2026000000号" year={2031} />)
  const text = screen.getByRole('contentinfo').textContent
  expect(text).toContain('药品经营许可证：闽AA5910001')
  for (const kind of ['毒性', '麻醉', '精神', '放射性', '戒毒', '特殊复方']) expect(text).toContain(kind)
  expect(text).toContain('© 2031')
  expect(screen.getByRole('link', { name: '闽ICP备2026000000号' })).toBeTruthy()
})

test('without licences and number it claims none', () => {
  render(<SiteFooter licences={[]} recordNumber="" year={2026} />)
  expect(screen.queryByRole('list', { name: '经营资质' })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('other sites open in a tab of their own, and learn nothing of this one', () => {
  render(<SiteFooter licences={[]} recordNumber="" year={2026} sites={sitesForStory} />)
  expect(screen.getByRole('list', { name: '官方网站' })).toBeTruthy()
  const link = screen.getByRole('link', { name: '国家药品监督管理局' })
  expect(link).toMatchObject({ href: 'https://www.nmpa.gov.cn/', target: '_blank', rel: 'noreferrer' })
})

test('axe', async () => {
  render(
    <SiteFooter
      licences={licencesForStory}
      recordNumber="1"
      year={2026}
      groups={helpForStory}
      sites={sitesForStory}
    />,
  )
  expect(screen.getByRole('navigation', { name: '帮助' })).toBeTruthy()
  await expectAccessible(document.body)
})

testConformance(exported, {
  SiteFooter: {
    props: {
      licences: licencesForStory,
      recordNumber: '1',
      year: 2026,
      groups: helpForStory,
      sites: sitesForStory,
    },
  },
})

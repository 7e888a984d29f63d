import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tilesForStory } from '../goods-tile/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { ZonePictures } from './ZonePictures'
import { ZoneStrip } from './ZoneStrip'

function show(props: Partial<Parameters<typeof ZoneStrip>[0]> = {}) {
  return render(
    <ZoneStrip
      title="每日特价"
      words={['限时', '限量', '每日更新']}
      url="/mrtj"
      goods={tilesForStory}
      hrefOf={({ id }) => `/list/info/${id}`}
      {...props}
    />,
  )
}

test('a zone shows five of its products and the link to all of them', async () => {
  show()
  const strip = within(screen.getByRole('region', { name: '每日特价' }))
  expect(strip.getAllByRole('article')).toHaveLength(5)
  expect(strip.getByRole('link', { name: '连花清瘟胶囊' }).getAttribute('href')).toBe('/list/info/2')
  expect(strip.getByRole('link', { name: '查看更多：每日特价' }).getAttribute('href')).toBe('/mrtj')
  await expectAccessible(document.body)
})

test('[RO-01] the action of a tile is for its product', () => {
  const goods = tilesForStory
    .slice(0, 2)
    .map(tile => ({ ...tile, buy_state: 'controlled' as const, price: undefined }))
  show({ goods, actionHref: (action, { id }) => `/${action}/${id}` })
  const hrefs = screen.getAllByRole('link', { name: '申请权限' }).map(link => link.getAttribute('href'))
  expect(hrefs).toEqual(goods.map(({ id }) => `/contact_manager/${id}`))
})

test('while its products are loading there are five empty tiles', () => {
  show({ goods: null })
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('a zone without goods is left out', () => {
  const { container } = show({ goods: [] })
  expect(container.childElementCount).toBe(0)
})

const pictures = [{ id: 1, url: '/qx', image: '/1.svg', title: '器械周', subtitle: '满 500 减 20' }]

test('pictures are links named by what they say; without any there is no list', () => {
  const { container, rerender } = render(<ZonePictures pictures={pictures} />)
  expect(screen.getByRole('list', { name: '专区推荐' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '器械周：满 500 减 20' }).getAttribute('href')).toBe('/qx')
  rerender(<ZonePictures pictures={[]} />)
  expect(container.childElementCount).toBe(0)
})

testConformance(exported, {
  ZonePictures: { props: { pictures } },
  ZonePicturesSkeleton: {},
  ZoneStrip: {
    props: { title: '每日特价', words: ['限时'], url: '/mrtj', goods: tilesForStory, hrefOf: () => '#' },
  },
})

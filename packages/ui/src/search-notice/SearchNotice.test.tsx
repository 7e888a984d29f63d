import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { correctionForStory, makersForStory } from './fixtures'
import * as exported from './index'
import { SearchNotice } from './SearchNotice'

const hrefs = {
  searchHref: ({ keywords, type }: { keywords: string; type: 0 | 1 }) =>
    `/search?keywords=${keywords}&type=${type}`,
  makerHref: (name: string) => `/list?sccj=${name}`,
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('[SV-02] says which keywords the list is of, and links to them', async () => {
  const { container, rerender } = render(
    <SearchNotice asked="阿莫希林" correction={correctionForStory({})} count={30} {...hrefs} />,
  )
  expect(screen.getByRole('status').textContent).toBe('没有“阿莫希林”，已按阿莫西林显示 30 种商品')
  expect(hrefOf('阿莫西林')).toBe('/search?keywords=阿莫西林&type=0')
  expect(container.querySelector('[data-certainty="certain"]')).toBeTruthy()
  await expectAccessible(container)
  rerender(<SearchNotice asked="阿莫希林" correction={correctionForStory({})} {...hrefs} />)
  expect(screen.getByRole('status').textContent).toBe('没有“阿莫希林”，已按阿莫西林显示')
})

test('[SV-02] asks where other medicines are likely too, and links to them', async () => {
  const correction = correctionForStory({ keywords: '碘佛醇', is_certain: 0, others: ['碘海醇', '碘帕醇'] })
  const { container } = render(<SearchNotice asked="碘帮醇" correction={correction} count={5} {...hrefs} />)
  expect(screen.getByRole('status').textContent).toContain(
    '没有“碘帮醇”，您是不是要找碘佛醇？以下是按它找到的 5 种商品，请核对名称',
  )
  expect(hrefOf('碘海醇')).toBe('/search?keywords=碘海醇&type=0')
  expect(hrefOf('碘帕醇')).toBe('/search?keywords=碘帕醇&type=0')
  expect(container.querySelector('[data-certainty="uncertain"]')).toBeTruthy()
  await expectAccessible(container)
})

test('[SV-02] strikes the words out that were not used', () => {
  const correction = correctionForStory({ kind: 'dropped', dropped: ['999', '现货'] })
  const { container } = render(<SearchNotice asked="阿莫西林 999 现货" correction={correction} {...hrefs} />)
  expect([...container.querySelectorAll('s')].map(word => word.textContent)).toEqual(['999', '现货'])
  expect(screen.getByText(/没有用到：/)).toBeTruthy()
})

test('[SV-02 4] names the makers, each with a link to its products', async () => {
  const correction = correctionForStory({
    kind: 'maker',
    keywords: '同仁堂',
    type: 1,
    makers: makersForStory,
  })
  const { container } = render(<SearchNotice asked="同仁堂" correction={correction} count={226} {...hrefs} />)
  expect(screen.getByRole('status').textContent).toContain('以下是厂家同仁堂的 226 种商品')
  expect(hrefOf('同仁堂')).toBe('/search?keywords=同仁堂&type=1')
  expect(hrefOf('北京同仁堂饮片厂 131 种')).toBe('/list?sccj=北京同仁堂饮片厂')
  await expectAccessible(container)
})

test('[SV-02] [RT-31] leads to a request for what is not among the products', () => {
  const notice = (wantedHref?: string) => (
    <SearchNotice asked="阿莫希林" correction={correctionForStory({})} wantedHref={wantedHref} {...hrefs} />
  )
  const { rerender } = render(notice('/wanted?name=阿莫希林'))
  expect(hrefOf('都不是？登记求购')).toBe('/wanted?name=阿莫希林')
  rerender(notice())
  expect(screen.queryByRole('link', { name: /登记求购/ })).toBeNull()
})

testConformance(exported, {
  SearchNotice: { props: { asked: '阿莫希林', correction: correctionForStory({}), ...hrefs } },
})

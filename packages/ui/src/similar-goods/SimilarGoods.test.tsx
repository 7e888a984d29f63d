import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { goodsForStory } from '../goods-card/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { similarForStory, similarsForStory } from './fixtures'
import * as exported from './index'
import { SimilarGoods, type SimilarGoodsGoods, type SimilarGoodsProps } from './index'

function show(props: Partial<SimilarGoodsProps<SimilarGoodsGoods>> = {}) {
  const onAdd = vi.fn()
  const view = render(
    <SimilarGoods
      goods={goodsForStory()}
      list={similarsForStory}
      goodsHref={({ id }) => `/list/info/${id}`}
      onAdd={onAdd}
      {...props}
    />,
  )
  return { ...view, onAdd, user: userEvent.setup() }
}

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('[RT-10] rows have maker, pack, expiry, price, and the price of a piece beside that of the product', async () => {
  const { container } = show()
  const section = screen.getByRole('region', { name: '同药其他厂家' })
  expect(within(section).getByText('本品 ¥0.5333/粒')).toBeTruthy()
  expect(texts()).toEqual([
    '石药集团中诺药业（石家庄）有限公司 阿莫西林胶囊¥0.32/粒0.25g×36粒/盒 · 效期 2028-03¥11.52/盒加购',
    '珠海联邦制药股份有限公司 阿莫西林胶囊¥0.4125/粒250mg*24粒 · 效期 2028-03¥9.90/盒加购',
    '华北制药股份有限公司 阿莫西林胶囊¥0.62/粒0.5g×20粒/盒¥12.40/盒加购',
    '哈药集团制药总厂 阿莫西林胶囊0.25g*50s · 效期 2028-03¥15.00/盒加购',
  ])
  expect(headings()).toEqual(['同规格 0.25g', '其他规格，单价不与本品比较', '规格无法换算，只列包装价格'])
  const link = screen.getByRole('link', { name: /华北制药/ })
  expect(link.getAttribute('href')).toBe('/list/info/1004')
  await expectAccessible(container)
})

test('[RT-10] what does not say its strength says that its price is only a hint', () => {
  const item = similarForStory({ match: 'unstated', pack_content: { unit: '粒', strength: null } })
  show({ list: [item] })
  expect(headings()).toEqual(['均未标注含量，单价供参考'])
})

test('[RT-10] a row adds its least number', async () => {
  const { user, onAdd } = show()
  await user.click(screen.getAllByRole('button', { name: /^加购 / })[1]!)
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1003 }), 10)
})

test('[RT-10] [SV-05] without a right to see prices there is none, of a pack or a piece', () => {
  const list = similarsForStory.map(({ piece_price: _price, ...item }) => ({
    ...item,
    goods: { ...item.goods, price: undefined, buy_state: 'login' as const },
  }))
  show({ list, goods: goodsForStory({ price: undefined }) })
  expect(screen.getByRole('region').textContent).not.toContain('¥')
  expect(screen.getAllByText('登录后可见价格')).toHaveLength(4)
})

test('a list that loads is announced, an empty one says so, and more than shown are counted', () => {
  const { rerender } = show({ list: undefined })
  expect(screen.getByRole('status').textContent).toBe('正在加载同药其他厂家')
  const props = { goods: goodsForStory({ ypgg: '若干' }), goodsHref: () => '#' }
  rerender(<SimilarGoods {...props} list={[]} />)
  expect(screen.getByText('暂无其他厂家的同名同剂型商品有货')).toBeTruthy()
  expect(screen.queryByText(/本品/)).toBeNull()
  rerender(<SimilarGoods {...props} list={similarsForStory} total={43} />)
  expect(screen.getByText('共 43 种，列出 4 种')).toBeTruthy()
})

testConformance(exported, {
  SimilarGoods: { props: { goods: goodsForStory(), list: similarsForStory, goodsHref: () => '/1' } },
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { rowForStory, rowsForStory } from '../goods-table/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { GoodsRecommend } from './GoodsRecommend'
import * as exported from './index'

test('the section is named by its title and adds what is pressed', async () => {
  const onAdd = vi.fn()
  const { container } = render(
    <GoodsRecommend
      title="经常一起买"
      list={rowsForStory.slice(0, 2)}
      goodsHref={goods => `/list/info/${goods.id}`}
      onAdd={onAdd}
    />,
  )
  expect(screen.getByRole('region', { name: '经常一起买' })).toBeTruthy()
  const [first] = screen.getAllByRole('button', { name: '加入购物车' })
  await userEvent.setup().click(first!)
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(rowsForStory[0], 10)
  await expectAccessible(container)
})

test('no more than twelve are shown, and nothing at all without products', () => {
  const list = Array.from({ length: 40 }, (_, at) => rowForStory({ id: at }))
  const { container, rerender } = render(
    <GoodsRecommend title="猜你需要" list={list} goodsHref={() => '/'} />,
  )
  expect(screen.getAllByRole('listitem').filter(item => item.querySelector('article'))).toHaveLength(12)
  rerender(<GoodsRecommend title="猜你需要" list={[]} goodsHref={() => '/'} />)
  expect(container.childElementCount).toBe(0)
})

test('[RO-01] the action of a card is for its product', () => {
  const list = [4, 5].map(id => rowForStory({ id, buy_state: 'controlled', price: undefined }))
  render(
    <GoodsRecommend
      title="猜你需要"
      list={list}
      goodsHref={() => '/'}
      actionHref={(action, { id }) => `/${action}/${id}`}
    />,
  )
  const hrefs = screen.getAllByRole('link', { name: '申请权限' }).map(link => link.getAttribute('href'))
  expect(hrefs).toEqual(['/contact_manager/4', '/contact_manager/5'])
})

testConformance(exported, {
  GoodsRecommend: { props: { title: '经常一起买', list: rowsForStory, goodsHref: () => '/1' } },
})

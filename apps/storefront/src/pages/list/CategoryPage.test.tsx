import { render, screen } from '@testing-library/react'
import { failWith, goodsFor, goodsListOf } from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import CategoryPage from './CategoryPage'

function open(at: string, answers: Parameters<typeof fakeShop>[0]) {
  const { Shop } = fakeShop(answers, { at })
  render(
    <Shop>
      <Routes>
        <Route path="/list/other/:id/:name?" element={<CategoryPage />} />
      </Routes>
    </Shop>,
  )
}

test('[RT-08] a category that does not exist says so and links on', async () => {
  open('/list/other/999999', { 'goods.list': () => failWith('refused', { code: 404 }) })
  const [title] = await screen.findAllByRole('heading', { level: 1, name: '没有这个分类' })
  expect(title).toBeTruthy()
  const ways = ['看全部商品', '回首页'].map(name => screen.getByRole('link', { name }).getAttribute('href'))
  expect(ways).toEqual(['/list', '/'])
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

test('[RT-08] while the name loads, the page has a title and the breadcrumb an end', async () => {
  open('/list/other/101', { 'goods.list': () => new Promise(() => {}) })
  expect(await screen.findByRole('heading', { level: 1, name: '药品分类' })).toBeTruthy()
  expect(screen.getByRole('navigation').textContent).toMatch(/药品分类$/)
})

test('[RT-08] the document has the title of the category, whatever name the address has', async () => {
  const category = { id: 101, name: '抗生素', parents: [] }
  open('/list/other/101/别的名字', { 'goods.list': () => ({ ...goodsListOf(goodsFor(1)), category }) })
  expect(await screen.findByRole('heading', { level: 1, name: '抗生素' })).toBeTruthy()
  expect(document.title).toBe('抗生素 - 药集')
})

describePageStates('listOther', {
  answers: { 'goods.list': () => goodsListOf(goodsFor(1)) },
  call: 'goods.list',
  loading: '正在加载商品',
  ready: '阿莫西林胶囊 1',
  empty: { answer: goodsListOf(), text: '这个分类下没有符合条件的商品' },
  missing: '没有这个分类',
})

import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { GoodsGallery } from './GoodsGallery'
import * as exported from './index'

const pictures = [1, 2, 3].map(at => ({ list: `/s${at}.svg`, large: `/l${at}.svg` }))
const main = () => screen.getByRole('img', { name: /阿莫西林/ })

test('a press or an arrow chooses the picture that is shown large', async () => {
  const user = userEvent.setup()
  render(<GoodsGallery goods_image={pictures} name="阿莫西林胶囊" />)
  expect(main()).toHaveProperty('alt', '阿莫西林胶囊，第 1 张，共 3 张')
  await user.click(screen.getByRole('button', { name: '第 2 张图片' }))
  expect(main().getAttribute('src')).toBe('/l2.svg')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(main().getAttribute('src')).toBe('/l3.svg')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '第 3 张图片', pressed: true }))
})

test.each([
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 1, 1],
  ['ArrowRight', 3, 3],
  ['Home', 3, 1],
  ['End', 1, 3],
  ['a', 2, 2],
])('%s on picture %i of 3 leads to picture %i', async (key, from, to) => {
  const user = userEvent.setup()
  render(<GoodsGallery goods_image={pictures} name="阿莫西林胶囊" />)
  await user.click(screen.getByRole('button', { name: `第 ${from} 张图片` }))
  const goesOn = fireEvent.keyDown(document.activeElement as Element, { key })
  expect(main()).toHaveProperty('alt', `阿莫西林胶囊，第 ${to} 张，共 3 张`)
  expect(document.activeElement).toBe(screen.getByRole('button', { pressed: true }))
  // The page does not scroll by a key that the pictures use.
  expect(goesOn).toBe(key === 'a')
})

test('a product with fewer pictures shows one that it has', async () => {
  const { rerender } = render(<GoodsGallery goods_image={pictures} name="阿莫西林胶囊" />)
  await userEvent.setup().click(screen.getByRole('button', { name: '第 3 张图片' }))
  rerender(<GoodsGallery goods_image={pictures.slice(0, 2)} name="阿莫西林胶囊" />)
  expect(main()).toHaveProperty('alt', '阿莫西林胶囊，第 2 张，共 2 张')
})

test('the pictures are one stop in the tab order', () => {
  render(<GoodsGallery goods_image={pictures} name="阿莫西林胶囊" />)
  expect(screen.getAllByRole('button').map(button => button.tabIndex)).toEqual([0, -1, -1])
})

test('one picture needs no choice, none says so', () => {
  const { rerender } = render(<GoodsGallery goods_image={pictures.slice(0, 1)} name="阿莫西林胶囊" />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<GoodsGallery goods_image={[]} name="阿莫西林胶囊" />)
  expect(screen.getByText('暂无图片')).toBeTruthy()
})

test('axe', async () => {
  const { container } = render(<GoodsGallery goods_image={pictures} name="阿莫西林胶囊" />)
  await expectAccessible(container)
})

test('labels replace what is said of the pictures', () => {
  render(<GoodsGallery goods_image={[]} name="阿莫西林胶囊" labels={{ empty: 'No picture' }} />)
  expect(screen.getByText('No picture')).toBeTruthy()
})

testConformance(exported, { GoodsGallery: { props: { goods_image: pictures, name: '阿莫西林胶囊' } } })

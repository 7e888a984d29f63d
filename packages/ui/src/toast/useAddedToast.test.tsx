import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ToastProvider } from './Toast'
import { type AddedResult, useAddedToast } from './useAddedToast'

const GOODS = { name: '阿莫西林胶囊', bzdw: '盒' }
const AS_ORDERED = { adjusted: [], refused: [] }

function Add({ result, inPlace }: { result: AddedResult | null; inPlace?: boolean | undefined }) {
  const show = useAddedToast({ cartHref: '/cart', inPlace, labels: { cart: '购物车' } })
  return (
    <button type="button" onClick={() => show(result, GOODS, 20)}>
      加
    </button>
  )
}

async function add(result: AddedResult | null, inPlace?: boolean) {
  render(
    <ToastProvider>
      <Add result={result} inPlace={inPlace} />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: '加' }))
}

test('[AP-02] what was added as ordered is named with its packs, beside the way to the cart', async () => {
  await add(AS_ORDERED)
  expect(screen.getByText('已加入购物车：阿莫西林胶囊 20 盒')).toBeTruthy()
  expect(screen.getByRole('link', { name: '购物车' }).getAttribute('href')).toBe('/cart')
})

test.each([
  [
    'adjusted',
    { ...AS_ORDERED, adjusted: [{ message: '限购 5 盒，已为您改为 5 盒' }] },
    '限购 5 盒，已为您改为 5 盒',
  ],
  ['refused', { ...AS_ORDERED, refused: [{ message: '商品已售罄' }] }, '商品已售罄'],
])('[AP-02] what was %s says why, and not that it was added', async (_what, result, message) => {
  await add(result)
  expect(screen.getByText(`阿莫西林胶囊：${message}`)).toBeTruthy()
  expect(screen.queryByText(/已加入购物车/)).toBeNull()
})

test('[AP-02] where the button says it, what was added is read out and not shown, and a reason is', async () => {
  await add(AS_ORDERED, true)
  const said = screen.getByText('已加入购物车：阿莫西林胶囊 20 盒')
  expect(said.closest('[aria-live="polite"]')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: '关闭提示' })).toBeNull()
})

test('[AP-02] a reason is shown also where the button says what it added', async () => {
  await add({ ...AS_ORDERED, refused: [{ message: '商品已售罄' }] }, true)
  expect(screen.getByRole('button', { name: '关闭提示' })).toBeTruthy()
})

test('[AP-02] what waits for the network says so, also where the button says what it added', async () => {
  await add(null, true)
  expect(screen.getByText('阿莫西林胶囊：网络恢复后自动加入')).toBeTruthy()
  expect(screen.getByRole('button', { name: '关闭提示' })).toBeTruthy()
})

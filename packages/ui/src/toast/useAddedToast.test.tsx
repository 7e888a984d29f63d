import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ToastProvider } from './Toast'
import { type AddedResult, useAddedToast } from './useAddedToast'

const GOODS = { name: '阿莫西林胶囊', bzdw: '盒' }
const AS_ORDERED = { adjusted: [], refused: [] }

function Add({ result }: { result: AddedResult }) {
  const show = useAddedToast({ cartHref: '/cart', labels: { cart: '购物车' } })
  return (
    <button type="button" onClick={() => show(result, GOODS, 20)}>
      加
    </button>
  )
}

async function add(result: AddedResult) {
  render(
    <ToastProvider>
      <Add result={result} />
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

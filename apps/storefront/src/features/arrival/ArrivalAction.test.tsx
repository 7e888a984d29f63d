import { screen, waitFor } from '@testing-library/react'
import { failWith, goodsDetailOf, goodsFor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'

const DONE = { added: [], adjusted: [], refused: [] }
const SOLD_OUT = { ...goodsFor(1), buy_state: 'no_stock', is_buy: 0, number: 0 } as const
const NOTICE = { goods_id: 1001, name: '', ypgg: '', sccj: '', created_at: '2026-11-25 10:00:00' }

function open(address: string, answers = {}) {
  return openShop(address, {
    'goods.detail': () => goodsDetailOf(SOLD_OUT),
    'arrival.list': () => ({ list: [] }),
    'arrival.add': () => DONE,
    'arrival.cancel': () => DONE,
    ...answers,
  })
}

const button = (name: RegExp) => screen.findByRole('button', { name })

/** The button, once its code is loaded; until then it looks the same and does nothing. */
async function readyButton() {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^到货通知/ }).getAttribute('aria-disabled')).toBeNull(),
  )
  return screen.getByRole('button', { name: /^到货通知/ })
}

test('a buyer registers on the page of a sold-out product, sees it, and takes it back', async () => {
  const { user, client } = open('/list/info/1001')
  const ask = await readyButton()
  client.answer({ 'arrival.list': () => ({ list: [NOTICE] }) })
  await user.click(ask)
  expect(await screen.findByText(/^已登记，.*到货后给您发站内消息$/)).toBeTruthy()
  const cancel = await button(/^已登记，取消/)
  client.answer({ 'arrival.list': () => ({ list: [] }) })
  await user.click(cancel)
  expect(await screen.findByText('已取消到货通知')).toBeTruthy()
  expect(await button(/^到货通知/)).toBeTruthy()
  const sent = (['arrival.add', 'arrival.cancel'] as const).map(call =>
    client.sentTo(call).map(({ input }) => input),
  )
  expect(sent).toEqual([[{ goods_ids: [1001] }], [{ goods_ids: [1001] }]])
})

test('a refusal is said in its words', async () => {
  const refusal = { entry: 0, id: 1001, reason: 'ok', message: '有货，可以直接购买' }
  const { user } = open('/list/info/1001', { 'arrival.add': () => ({ ...DONE, refused: [refusal] }) })
  const ask = await readyButton()
  await user.click(ask)
  expect(await screen.findByText('有货，可以直接购买')).toBeTruthy()
})

test('a buyer registers also while the list of what is registered cannot be read', async () => {
  const { user, client } = open('/list/info/1001', {
    'arrival.list': () => failWith('refused', { message: '稍后再试' }),
  })
  const ask = await readyButton()
  await waitFor(() => expect(client.sentTo('arrival.list').length).toBeGreaterThan(0))
  await user.click(ask)
  expect(await screen.findByText(/^已登记，.*到货后给您发站内消息$/)).toBeTruthy()
  expect(client.sentTo('arrival.add').map(({ input }) => input)).toEqual([{ goods_ids: [1001] }])
})

test('near-expiry stock, which does not come back, has no registration', async () => {
  open('/list/info/1001', { 'goods.detail': () => goodsDetailOf({ ...SOLD_OUT, near_expiry: 1 }) })
  expect(await screen.findByRole('button', { name: '暂时缺货' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^到货通知/ })).toBeNull()
})

import { client } from './generated/client.gen.js'
import { authLogin, cartAdd, cartCheckout, cartList, goodsList, orderCreate } from './generated/sdk.gen.js'
import { account, baseUrl, headers, password, print, sessionFetch } from './session.js'

client.setConfig({ baseUrl, fetch: request => sessionFetch(request as Request) })

await authLogin({ headers, body: { account, password } })
const goods = await goodsList({ query: { keywords: '阿莫西林胶囊', in_stock: 1 } })
const chosen = goods.data?.data.list.filter(each => each.special_flag === 'none').slice(0, 2) ?? []
await cartAdd({
  headers,
  body: {
    params: chosen.map(({ id, goods_price_id, min_qty }) => ({
      goods_id: id,
      goods_price_id,
      number: min_qty,
    })),
  },
})
const cart = await cartList()
const ids = cart.data?.data.list.map(({ id }) => id) ?? []
const check = await cartCheckout({ headers, body: { ids } })
const { address_id, expected_total, expected_count } = check.data?.data ?? {}
const order = await orderCreate({
  headers,
  body: {
    ids,
    address_id: address_id ?? 0,
    expected_total: expected_total ?? '',
    expected_count: expected_count ?? 0,
  },
})
print({ chosen: chosen.length, lines: ids.length, code: order.data?.code, error: order.error })

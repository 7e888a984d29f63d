import createClient from 'openapi-fetch'
import type { paths } from './schema.js'
import { account, baseUrl, headers, password, print, sessionFetch } from './session.js'

const client = createClient<paths>({ baseUrl, fetch: sessionFetch })
const params = { header: headers }

await client.POST('/api/auth/login', { params, body: { account, password } })
const goods = await client.GET('/api/goods/list', {
  params: { query: { keywords: '阿莫西林胶囊', in_stock: 1 } },
})
const chosen = goods.data?.data.list.filter(each => each.special_flag === 'none').slice(0, 2) ?? []
await client.POST('/api/cart', {
  params,
  body: {
    params: chosen.map(({ id, goods_price_id, min_qty }) => ({
      goods_id: id,
      goods_price_id,
      number: min_qty,
    })),
  },
})
const cart = await client.GET('/api/cart/list')
const ids = cart.data?.data.list.map(({ id }) => id) ?? []
const check = await client.POST('/api/cart/checkout', { params, body: { ids } })
const { address_id, expected_total, expected_count } = check.data?.data ?? {}
const order = await client.POST('/api/order', {
  params,
  body: {
    ids,
    address_id: address_id ?? 0,
    expected_total: expected_total ?? '',
    expected_count: expected_count ?? 0,
  },
})
print({ chosen: chosen.length, lines: ids.length, code: order.data?.code, error: order.error })

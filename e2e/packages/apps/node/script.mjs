import { createClient, MarketError } from '@yaoji/api-client'
import { favoriteAdd } from '@yaoji/api-client/contract/favorite'
import { formatAmount, ladderPrice, lineAmount, parsePrice } from '@yaoji/domain'

/** Responses: the first call succeeds, at the second the session has ended. */
const answers = [
  { code: 200, msg: 'ok', data: { added: [{ entry: 0, id: 7, number: 1 }], adjusted: [], refused: [] } },
  { code: 401, msg: '请先登录', data: null },
]
const asked = []
const client = createClient({
  baseUrl: 'https://shop.example',
  fetch: async (address, { method, body }) => {
    asked.push(`${method} ${address} ${decodeURIComponent(body)}`)
    return Response.json(answers.shift())
  },
})

const { added } = await client.call(favoriteAdd, { goods_ids: [7] })
const failure = await client.call(favoriteAdd, { goods_ids: [8] }).catch(error => error)

const tiers = [{ number: 50, price: parsePrice('9.20') }]
const price = ladderPrice(parsePrice('10.00'), tiers, 2, 60)

process.stdout.write(
  JSON.stringify({
    asked,
    added,
    kind: failure instanceof MarketError && failure.kind,
    amount: formatAmount(lineAmount(price, 60)),
  }),
)

import { goodsFor, goodsListOf } from '@yaoji/api-client/testing'

const TEXTS = [
  ['阿莫西林胶囊', '华北制药股份有限公司', '0.25g*24粒'],
  ['复方甘草片', '国药集团工业有限公司', '100片'],
  ['连花清瘟胶囊', '石家庄以岭药业股份有限公司', '0.35g*36粒'],
  ['双黄连口服液', '河南太龙药业股份有限公司', '10ml*10支'],
]

/** A product as a buyer who may order sees it; some have an offer, tiers of prices or an expiry date. */
function product(index) {
  const id = 10_001 + index
  const [name, sccj, ypgg] = TEXTS[index % TEXTS.length]
  const price = (8 + index * 0.37).toFixed(2)
  return goodsFor(id, {
    code: `YP${id}`,
    barcode: `69012345${id}`,
    name,
    common_name: name,
    sccj,
    ypgg,
    approval_no: `国药准字H${20_013_000 + index}`,
    goods_image: [{ list: `/pictures/v2/${id}-list.webp`, large: `/pictures/v2/${id}-large.webp` }],
    number: 100 + index * 7,
    sales: index * 31,
    price,
    market_price: (Number(price) * 1.4).toFixed(2),
    near_expiry: index % 10 === 0 ? 1 : 0,
    expiry_date: index % 10 === 0 ? '2027-03-31' : null,
    ...(index % 8 === 3 && { offer: { kind: 'everyday', end_at: '2027-01-31 23:59:59' } }),
    ...(index % 5 === 1 && {
      ladder_price: [
        { ladder_price_id: id, number: 10, price },
        { ladder_price_id: id + 1, number: 50, price: (Number(price) * 0.95).toFixed(2) },
      ],
    }),
  })
}

/** The text of an answer of `goods.list` with this many products. */
export function listText(count) {
  const products = Array.from({ length: count }, (_, index) => product(index))
  const data = { ...goodsListOf(...products), per_page: count, next_key: 'MTI4MHwxMDA0MA' }
  return JSON.stringify({ code: 200, msg: '', data })
}

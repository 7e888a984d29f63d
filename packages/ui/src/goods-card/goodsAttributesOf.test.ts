import { expect, test } from 'vitest'
import {
  dealAttributes,
  deviceAttributes,
  expiryAttributes,
  goodsAttributesLabels,
  herbAttributes,
  shippingAttributes,
} from './goodsAttributesOf'

const GOODS = {
  goods_price_id: 1,
  origin: '',
  ypgg: '0.25g×24粒/盒',
  bzdw: '盒',
  approval_no: '',
  dosage_form: '',
  expiry_date: null as string | null,
  price: '12.80' as string | undefined,
  is_free_shipping: 0,
  is_dpby: 0,
  free_shipping_number: 0,
}

/** A product of which only what is compared matters. */
const goodsFor = (_id: number, change: Partial<typeof GOODS>) => ({ ...GOODS, ...change })

test('[RT-37 /zyyp] herbs: price of a kilogram, grade, origin; what is not known or not visible is left out', () => {
  const herb = { ...goodsFor(1, { origin: '甘肃岷县', ypgg: '250g/袋', price: '21.60' }), grade: '选货' }
  expect(herbAttributes(herb)).toEqual([
    ['每公斤', '¥86.40'],
    ['等级', '选货'],
    ['产地', '甘肃岷县'],
  ])
  expect(herbAttributes({ ...herb, origin: '', price: undefined })).toEqual([['等级', '选货']])
})

test('[RT-37 /qxzq] devices: class and registration number; reagents: the scope that they need', () => {
  const device = goodsFor(1, { approval_no: '国械注准20153640012', dosage_form: '医用耗材' })
  expect(deviceAttributes(device)).toEqual([
    ['类别', 'Ⅲ 类'],
    ['注册证', '国械注准20153640012'],
  ])
  expect(deviceAttributes({ ...device, approval_no: '', dosage_form: '体外诊断试剂' })).toEqual([
    ['需经营范围', '体外诊断试剂'],
  ])
  expect(deviceAttributes({ ...device, approval_no: '国药器械(进)字2000第1642号' })[0]).toEqual([
    '类别',
    '以注册证为准',
  ])
})

test('[RT-37 /jxqzc] near-expiry stock: months left, ordinary price, how much less', () => {
  const near = { ...goodsFor(1, { expiry_date: '2027-03-10', price: '6.40' }), normal_price: '12.80' }
  const attributes = expiryAttributes('2026-11-22')
  expect(attributes(near)).toEqual([
    ['剩余', '3 个月'],
    ['正常价', '¥12.80'],
    ['便宜', '50%'],
  ])
  expect(attributes({ ...near, expiry_date: '2026-12-01', price: '12.80' })).toEqual([
    ['剩余', '不足 1 个月'],
    ['正常价', '¥12.80'],
  ])
  expect(attributes({ ...near, price: undefined, normal_price: undefined })).toEqual([['剩余', '3 个月']])
  expect(expiryAttributes(undefined)({ ...near, expiry_date: null, normal_price: undefined })).toEqual([])
})

test('[RT-34 /yx] [VA-06] free shipping: from how many packs, and what the cart has of them', () => {
  const alone = goodsFor(1, { is_dpby: 1, free_shipping_number: 30 })
  const attributes = (number: number, change = {}) =>
    shippingAttributes(new Map([[alone.goods_price_id, number]]))({ ...alone, ...change })
  expect(attributes(0)).toEqual([['包邮', '满 30 盒']])
  expect(attributes(10)).toEqual([
    ['包邮', '满 30 盒'],
    ['购物车', '10 盒，还差 20'],
  ])
  expect(attributes(30)[1]).toEqual(['购物车', '30 盒，已包邮'])
  expect(attributes(10, { is_free_shipping: 1 })).toEqual([['包邮', '任意数量']])
  expect(attributes(10, { is_dpby: 0 })).toEqual([['包邮', '按金额']])
})

test.each([
  [
    '3.01',
    '3.21',
    [
      ['平时价', '¥3.21'],
      ['便宜', '6%'],
    ],
  ],
  ['4.97', '4.97', []],
  [undefined, undefined, []],
])(
  '[RT-38 /welfare] a deal of %s is compared with an ordinary price of %s only where it is lower',
  (price, normal_price, attributes) => {
    expect(dealAttributes({ price, normal_price })).toEqual(attributes)
  },
)

test('another shop has its own words', () => {
  const words = { ...goodsAttributesLabels, freeShipping: 'Free shipping', anyNumber: 'Any number' }
  expect(shippingAttributes(new Map(), words)({ ...GOODS, is_free_shipping: 1 })).toEqual([
    ['Free shipping', 'Any number'],
  ])
})

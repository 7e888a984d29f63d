import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatAmount, parseAmount, sumAmounts } from '@yaoji/domain'
import { lineForStory, manyLines } from '../cart-table/fixtures'
import { amountsForStory } from '../order-amounts/fixtures'
import { OrderLines } from './OrderLines'
import { orderLineOfCart } from './orderLinesOf'
import type { OrderLine } from './orderLineTypes'

const lines = manyLines(5).map(orderLineOfCart)

/** What lines come to, with what is added and taken off. */
function amountsOf(own: readonly OrderLine[], change?: Parameters<typeof amountsForStory>[1]) {
  const goods = sumAmounts(own.map(line => parseAmount(line.amount ?? '0.00')))
  return amountsForStory(formatAmount(goods), change)
}

const meta = {
  title: 'Cart/OrderLines',
  component: OrderLines,
  args: {
    parts: [{ key: '1', warehouse: '成都中心仓', is_ephedrine: 0, lines, amounts: amountsOf(lines) }],
    lineHref: line => `#${line.id}`,
  },
} satisfies Meta<typeof OrderLines>

export default meta
type Story = StoryObj<typeof meta>

export const OneOrder: Story = {}

export const Split: Story = {
  args: {
    parts: [
      {
        key: '1',
        warehouse: '成都中心仓',
        is_ephedrine: 0,
        lines: lines.slice(0, 2),
        amounts: amountsOf(lines.slice(0, 2), {
          manjian_amount: '20.00',
          full_shipping_amount: '12.00',
          freight_coupon_amount: '8.00',
          shipping_amount: '4.00',
        }),
      },
      {
        key: '2',
        warehouse: '武汉东西湖仓',
        is_ephedrine: 0,
        lines: lines.slice(2, 3),
        amounts: amountsOf(lines.slice(2, 3), { coupon_amount: '10.00', balance_amount: '30.00' }),
      },
      {
        key: '1-ephedrine',
        warehouse: '成都中心仓',
        is_ephedrine: 1,
        lines: lines.slice(3, 4),
        amounts: amountsOf(lines.slice(3, 4)),
      },
    ],
  },
}

export const WithBatches: Story = {
  args: {
    parts: [
      {
        key: '1',
        warehouse: '成都中心仓',
        is_ephedrine: 0,
        lines: lines.slice(0, 2).map((line, at) => ({
          ...line,
          batches: [
            { batch_no: '2503017', expiry_date: '2027-02-28', number: 6, report_url: '#report' },
            { batch_no: '2509024', expiry_date: '2027-09-11', number: 4, report_url: '' },
          ].slice(at),
        })),
      },
    ],
    lineHref: undefined,
  },
}

export const GiftAndShares: Story = {
  args: {
    parts: [
      {
        key: '1',
        warehouse: '成都中心仓',
        is_ephedrine: 0,
        lines: lines
          .slice(0, 2)
          .map((line, at) =>
            at === 0
              ? { ...line, manjian_share: '20.00', coupon_share: '5.00' }
              : { ...line, is_gift: 1, price: '0.00', raw_price: '0.00', amount: '0.00' },
          ),
      },
    ],
  },
}

export const Refunded: Story = {
  args: {
    parts: [
      {
        key: '1',
        warehouse: '成都中心仓',
        is_ephedrine: 0,
        lines: lines.slice(0, 2).map((line, at) => ({
          ...line,
          refunded_number: at === 0 ? 5 : 3,
          unshipped_number: at === 0 ? 0 : 3,
        })),
      },
    ],
  },
}

export const Combination: Story = {
  args: {
    parts: [
      {
        key: '1',
        warehouse: '成都中心仓',
        is_ephedrine: 0,
        lines: [
          ...lines.slice(0, 1),
          {
            id: 90,
            name: '感冒护理组合',
            ypgg: '2 种商品',
            sccj: '',
            bzdw: '套',
            image: lines[1]?.image ?? '',
            number: 3,
            price: '30.00',
            raw_price: '34.00',
            amount: '90.00',
            parts: [
              { name: '感冒灵颗粒', ypgg: '10g×9袋', number: 2 },
              { name: '止咳糖浆', ypgg: '120ml', number: 1 },
            ],
          },
        ],
      },
    ],
  },
}

export const TooMany: Story = {
  args: {
    parts: [
      {
        key: '1',
        warehouse: '成都中心仓',
        is_ephedrine: 0,
        lines: manyLines(200).map(orderLineOfCart),
        amounts: amountsOf(manyLines(200).map(orderLineOfCart), { shipping_amount: '15.00' }),
      },
    ],
  },
}

export const TooLong: Story = {
  args: {
    parts: [
      {
        key: '1',
        warehouse: '成都中心仓（药品与医疗器械综合库三号楼）',
        is_ephedrine: 0,
        lines: lines.slice(0, 1).map(line => ({
          ...line,
          name: '注射用重组人粒细胞巨噬细胞刺激因子（特尔立）（预灌封注射器包装，含注射用水与一次性针头）',
          ypgg: '300μg×1支＋1ml 注射用水×1支＋一次性注射针 25G×1支/盒',
          sccj: '厦门特宝生物工程股份有限公司（委托生产：上海某某生物制品有限责任公司第二分厂）',
          number: 9_999_990,
          price: '12345.67',
          raw_price: '23456.78',
          amount: '123456576543.30',
        })),
        amounts: amountsForStory('123456576543.30', { promotion_amount: '100000.00' }),
      },
    ],
  },
}

const many = manyLines(120).map(orderLineOfCart)
const gift = {
  ...orderLineOfCart(lineForStory(1)),
  id: -1,
  is_gift: 1,
  number: 4,
  price: '0.00',
  amount: '0.00',
}

/** More than five lines of an order that folds: opened by its title. */
export const Folded: Story = {
  args: {
    folds: true,
    parts: [
      {
        key: '1',
        warehouse: '成都中心仓',
        is_ephedrine: 0,
        lines: [...many.slice(0, 1), gift, ...many.slice(1)],
        total: '18620.40',
      },
      {
        key: '2',
        warehouse: '武汉东西湖仓',
        is_ephedrine: 0,
        lines: lines.slice(0, 3).map(line => ({ ...line, near_expiry: 1 })),
        total: '486.00',
      },
    ],
  },
}

const first = {
  key: '1',
  warehouse: '成都中心仓',
  is_ephedrine: 0,
  lines: many.slice(0, 6),
  line_count: 2000,
  goods_number: 98_400,
  gift_number: 0,
  near_expiry_count: 12,
  gifts: [],
  total: '186204.00',
}

/** The first lines of a long order; the others are requested. */
export const FirstLines: Story = { args: { parts: [first], onMore: () => {} } }

/** Further lines are on their way, and did not come. */
export const MoreLines: Story = {
  args: {
    parts: [
      { ...first, loading: true },
      { ...first, key: '2', failure: '网络不稳定，请稍后再试' },
    ],
    onMore: () => {},
  },
}

/** Five lines or fewer are shown at once, and fold when asked. */
export const FoldsOpen: Story = { args: { ...Split.args, folds: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyLines } from '../cart-table/fixtures'
import { OrderLines } from './OrderLines'
import { orderLineOfCart } from './orderLineTypes'

const lines = manyLines(5).map(orderLineOfCart)

const meta = {
  title: 'Cart/OrderLines',
  component: OrderLines,
  args: {
    parts: [{ key: '1', warehouse: '成都中心仓', is_ephedrine: 0, lines, payable_amount: '1386.40' }],
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
        payable_amount: '458.00',
      },
      {
        key: '2',
        warehouse: '武汉东西湖仓',
        is_ephedrine: 0,
        lines: lines.slice(2, 3),
        payable_amount: '336.00',
      },
      {
        key: '1-ephedrine',
        warehouse: '成都中心仓',
        is_ephedrine: 1,
        lines: lines.slice(3, 4),
        payable_amount: '1144.00',
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

export const TooMany: Story = {
  args: {
    parts: [
      {
        key: '1',
        warehouse: '成都中心仓',
        is_ephedrine: 0,
        lines: manyLines(200).map(orderLineOfCart),
        payable_amount: '98765.40',
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
        payable_amount: '123456576543.30',
      },
    ],
  },
}

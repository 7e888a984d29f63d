import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatAmount, lineAmount, parsePrice } from '@yaoji/domain'
import { useCartStore } from '@yaoji/hooks'
import { useState } from 'react'
import { ArrivalButton } from '../arrival-button'
import { CartTable, type CartTableProps } from './CartTable'
import type { CartTableLine } from './cartTableTypes'
import { lineForStory, manyLines, totalForStory, warehouses } from './fixtures'

type Total = ReturnType<typeof totalForStory>

/** A service that agrees after a moment, as a quick one would. */
const later = <Answer,>(answer: Answer) =>
  new Promise<Answer>(resolve => setTimeout(() => resolve(answer), 150))

interface CartStoryProps extends Omit<CartTableProps, 'cart' | 'homeHref' | 'goodsHref'> {
  list: CartTableLine[]
  total?: Partial<Total>
  /** Every edit is rejected with these words. */
  refuse?: string
}

const goodsHref = (line: CartTableLine) => `#${line.goods.id}`
const similarHref = () => '#similar'
const actionHref = (action: string) => `#${action}`

function CartStory({ list, total, refuse, ...props }: CartStoryProps) {
  const [answer] = useState(() => ({
    list,
    warehouses,
    total: { ...totalForStory(list), ...total } as Total,
  }))
  const agree = <Answer,>(give: () => Answer) =>
    refuse ? later(null).then(() => Promise.reject(new Error(refuse))) : later(null).then(give)
  const cart = useCartStore<CartTableLine, Total>({
    answer,
    sendNumber: (id, number) => agree(() => ({ line: edited(list, id, number), total: answer.total })),
    sendSelected: () => agree(() => ({ refused: [], total: answer.total })),
    sendDelete: () => agree(() => ({ refused: [], total: answer.total })),
  })
  return (
    <CartTable
      cart={cart}
      homeHref="#home"
      goodsHref={goodsHref}
      similarHref={similarHref}
      actionHref={actionHref}
      onNumber={cart.setNumber}
      onSelect={cart.select}
      onDelete={cart.remove}
      {...props}
    />
  )
}

function edited(list: readonly CartTableLine[], id: number, number: number): CartTableLine {
  const line = list.find(candidate => candidate.id === id) ?? lineForStory(id)
  const subtotal = formatAmount(lineAmount(parsePrice(line.price ?? '0'), number))
  return { ...line, number, subtotal }
}

const filters = [
  { filter: 99_999, name: '全部', count: 6 },
  { filter: 1, name: '有促销', count: 2 },
  { filter: 2, name: '缺货', count: 1 },
]

const meta = {
  title: 'Cart/CartTable',
  // The page is about the table; the stories draw it with a store around, from other props.
  component: CartTable as unknown as typeof CartStory,
  render: args => <CartStory {...args} />,
  argTypes: { list: { table: { disable: true } } },
  args: { list: manyLines(6), filters },
} satisfies Meta<typeof CartStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const [first, second, third] = manyLines(3) as [CartTableLine, CartTableLine, CartTableLine]

export const WithHints: Story = {
  args: {
    list: [
      lineForStory(
        1,
        { number: 60, price: '12.30', raw_price: '12.80', goods_manjian_id: 7 },
        {
          base_price: '12.80',
          ladder_price: [
            { number: 50, price: '12.30' },
            { number: 200, price: '11.90' },
          ],
        },
      ),
      { ...second, goods_manjian_id: 7, notices: [{ kind: 'price', text: '价格已由 ¥15.90 变为 ¥16.50' }] },
      { ...third, type: 1, raw_price: '14.80', gift_data: { total: 2, name: '电子体温计' } },
      lineForStory(4, {}, { name: '藿香正气水', near_expiry: 1, expiry_date: '2027-02-01', mid_pack: 10 }),
      lineForStory(5, {}, { name: '门冬胰岛素注射液', storage: 'cold', mid_pack: 5 }),
      lineForStory(6, {}, { name: '复方盐酸伪麻黄碱缓释胶囊', special_flag: 'ephedrine', mid_pack: 20 }),
    ],
    total: {
      activity_data: {
        manjians: {
          list: [
            {
              goods_manjian_id: 7,
              name: '夏季常备药',
              eligible_amount: '632.50',
              reduce_amount: '20.00',
              missing_amount: '367.50',
              manjians: [
                { amount: '500.00', reduce: '20.00', status: 1 },
                { amount: '1000.00', reduce: '60.00', status: 0 },
              ],
            },
          ],
        },
      } as never,
    },
  },
}

export const Finding: Story = {
  args: { list: manyLines(389) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '在购物车中查找' }), '云南 12')
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '在购物车中查找' }), '板蓝根')
  },
}

export const Combination: Story = {
  args: {
    list: [
      lineForStory(1, {
        type: 3,
        number: 10,
        price: '48.00',
        raw_price: '54.20',
        combination: {
          name: '感冒咳嗽家庭组合装',
          list: [
            { goods_id: 1, name: '连花清瘟胶囊', ypgg: '0.35g×24粒', number: 2 },
            { goods_id: 2, name: '京都念慈菴 蜜炼川贝枇杷膏', ypgg: '150ml', number: 1 },
            { goods_id: 3, name: '布洛芬混悬液', ypgg: '100ml', number: 1 },
          ],
        },
      }),
      second,
    ],
  },
}

export const CannotBeBought: Story = {
  args: {
    renderAction: ({ goods }) =>
      goods.buy_state === 'no_stock' && <ArrivalButton name={goods.name} onClick={() => {}} />,
    list: [
      first,
      lineForStory(
        2,
        { is_selected: 0 },
        { name: '云南白药气雾剂', buy_state: 'no_stock', is_buy: 0, number: 0 },
      ),
      lineForStory(
        3,
        { is_selected: 0, price: undefined },
        { name: '复方甘草片', buy_state: 'off_shelf', is_buy: 0 },
      ),
      lineForStory(
        4,
        { is_selected: 0, price: undefined },
        { name: '硝苯地平控释片', buy_state: 'out_of_scope', is_buy: 0 },
      ),
    ],
  },
}

export const Visitor: Story = {
  args: {
    list: manyLines(3).map(line => ({
      ...line,
      is_selected: 0,
      price: undefined,
      raw_price: undefined,
      subtotal: undefined,
      goods: { ...line.goods, buy_state: 'login', is_buy: 0, base_price: undefined },
    })),
    filters: [],
  },
}

export const LicenceExpired: Story = {
  args: {
    list: manyLines(3).map(line => ({
      ...line,
      is_selected: 0,
      goods: { ...line.goods, buy_state: 'licence_expired', is_buy: 0 },
    })),
  },
}

export const SomeChosen: Story = {
  args: { list: manyLines(6).map((line, at) => ({ ...line, is_selected: at % 2 === 0 ? 1 : 0 })) },
}

export const EditTakenBack: Story = {
  args: { refuse: '库存只剩 12 盒，可购 10 盒' },
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('spinbutton')
    if (field) await userEvent.type(field, '{ArrowUp}')
    await canvas.findByText('库存只剩 12 盒，可购 10 盒')
  },
}

export const Loading: Story = { args: { list: [], loading: true, filters: [] } }

export const Empty: Story = { args: { list: [], filters: [] } }

export const FilterFindsNothing: Story = { args: { list: [], filter: 2 } }

export const TooLong: Story = {
  args: {
    list: [
      lineForStory(
        1,
        { number: 9_999_990, price: '12345.67', raw_price: '23456.78' },
        {
          name: '注射用重组人粒细胞巨噬细胞刺激因子（特尔立）（预灌封注射器包装，含注射用水与一次性针头）',
          ypgg: '300μg×1支＋1ml 注射用水×1支＋一次性注射针 25G×1支/盒',
          sccj: '厦门特宝生物工程股份有限公司（委托生产：上海某某生物制品有限责任公司第二分厂）',
          number: 10_000_000,
        },
      ),
      second,
    ],
  },
}

export const OneHundred: Story = { name: '100 lines', args: { list: manyLines(100) } }

export const TooMany: Story = { name: '10,000 lines', args: { list: manyLines(10_000) } }

/** A table that scrolls in a box of its own, as in a dialog or a split view. */
export const InABox: Story = {
  args: { list: manyLines(1000) },
  // The edge of the box cuts a row, and with it the targets in that row.
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  decorators: [
    Story => (
      <section aria-label="购物车" style={{ height: 500, overflow: 'auto' }}>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: '购物车' })
    box.scrollTop = 20_000
    await canvas.findAllByRole('spinbutton', { name: / [3-7]\d\d 数量$/ })
  },
}

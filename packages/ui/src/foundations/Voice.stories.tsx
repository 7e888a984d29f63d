import type { Meta, StoryObj } from '@storybook/react-vite'
import { adjustQuantity } from '@yaoji/domain'
import { TokenTable, tokenCell } from '../part/testing/TokenTable'
import { theme } from '../theme/contract.css'

const meta = { title: 'Foundations/Voice' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface Pair {
  write: string
  not: string
  why: string
}

function Pairs({ name, pairs }: { name: string; pairs: readonly Pair[] }) {
  return (
    <TokenTable name={name} heads={['Write', 'Not', 'Why']}>
      {pairs.map(({ write, not, why }) => (
        <tr key={write}>
          <td lang="zh-CN" style={{ ...tokenCell, borderInlineStart: `3px solid ${theme.color.success}` }}>
            {write}
          </td>
          <td lang="zh-CN" style={{ ...tokenCell, borderInlineStart: `3px solid ${theme.color.price}` }}>
            {not}
          </td>
          <td style={tokenCell}>{why}</td>
        </tr>
      ))}
    </TokenTable>
  )
}

const stock = { min_qty: 1, step_qty: 1, max_qty: null, stock: 12, unit: '盒' } as const

export const Address: Story = {
  render: () => (
    <Pairs
      name="Address"
      pairs={[
        {
          write: '您的证照已过期',
          not: '亲，你的证照过期啦',
          why: '您, in the tone of business; no 亲, no 啦',
        },
        { write: '2026-12-31 前可用', not: '快来使用吧～', why: 'the buyer works: say what is' },
        {
          write: '还差 49 盒，可享 ¥12.30/盒',
          not: '再买一点就超划算！',
          why: 'numbers instead of praise, no exclamation mark',
        },
      ]}
    />
  ),
}

export const Buttons: Story = {
  render: () => (
    <Pairs
      name="Buttons"
      pairs={[
        { write: '提交订单', not: '确定', why: 'a verb and its object: the button is understood alone' },
        { write: '删除地址 / 不删除', not: '是 / 否', why: 'both answers say what happens' },
        { write: '更新证照', not: '点击这里', why: 'a link says where it leads' },
        { write: '导出', not: '点击导出数据', why: 'no 点击, no word that the page has already' },
      ]}
    />
  ),
}

export const Errors: Story = {
  render: () => (
    <Pairs
      name="Errors"
      pairs={[
        {
          write: adjustQuantity(stock, 20).message,
          not: '库存不足',
          why: 'first what happened, then what was done or what to do',
        },
        { write: '手机号应为 11 位，请检查', not: '手机号格式错误', why: 'the rule, not that it was broken' },
        {
          write: '操作没有成功，请稍候再试',
          not: '系统异常（500）',
          why: 'no cause that the buyer cannot act on, no code',
        },
        {
          write: '价格已由 ¥15.90 变为 ¥16.50',
          not: '价格已变动',
          why: 'before and after: nothing to look up',
        },
        { write: '《药品经营许可证》已到期，请更新', not: '证照异常', why: 'name the document' },
      ]}
    />
  ),
}

export const EmptyStates: Story = {
  render: () => (
    <Pairs
      name="Empty states"
      pairs={[
        {
          write: '还没有发票。开具后可以在这里下载。',
          not: '暂无数据',
          why: 'what is missing, and when it will be here',
        },
        {
          write: '没有找到「阿莫西灵」。请检查药名或拼音首字母，或换成厂家搜索。',
          not: '没有结果',
          why: 'repeat the text, then the next step',
        },
        {
          write: '没有符合条件的订单 · 看全部订单',
          not: '您还没有订单',
          why: 'a filter finds nothing: offer to remove it',
        },
      ]}
    />
  ),
}

export const NumbersAndUnits: Story = {
  render: () => (
    <Pairs
      name="Numbers and units"
      pairs={[
        {
          write: '12 种商品，数量 340',
          not: '12件商品共340件',
          why: '件 is the carton; packs are 盒, 袋, 瓶, or 数量',
        },
        { write: '¥1,286.40', not: '1286.4元', why: '¥, groups of three, two decimals' },
        {
          write: '10 盒起购，按 10 盒递增',
          not: '起订量10，步长10',
          why: 'a space between number and unit; words that a pharmacy says',
        },
        { write: '2026-12-31 到期', not: '即将到期', why: 'the day, so that the buyer can plan' },
        { write: '2 种已加入购物车，1 种没有加入', not: '部分商品加入失败', why: 'count both' },
      ]}
    />
  ),
}

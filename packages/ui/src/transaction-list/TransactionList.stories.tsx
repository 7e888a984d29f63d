import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { DescriptionList } from '../description-list'
import { Link } from '../link'
import { TransactionList } from './TransactionList'

const meta = {
  title: 'Order/TransactionList',
  component: TransactionList,
  args: {
    'aria-label': '付款记录',
    transactions: [
      {
        key: 2,
        title: '对公转账',
        amount: '1275.62',
        about: '2026-11-22 09:40',
        state: '待审核',
        detail: (
          <DescriptionList
            size="s"
            rows={[
              ['付款户名', '武汉市江岸区仁和大药房'],
              ['流水号', '2026112200018'],
            ]}
          />
        ),
      },
      { key: 1, title: '余额支付', amount: '300.00', about: '2026-11-22 09:30', state: '已付款', done: true },
    ],
  },
} satisfies Meta<typeof TransactionList>

export default meta
type Story = StoryObj<typeof meta>

export const Payments: Story = {}

export const Refunds: Story = {
  args: {
    'aria-label': '退款记录',
    transactions: [
      { key: 2, title: '退至微信支付', amount: '56.00', about: '2026-11-23 10:02', state: '处理中' },
      {
        key: 1,
        title: '退至账户余额',
        amount: '12.50',
        about: '2026-11-20 16:20',
        state: '已到账',
        done: true,
      },
    ],
  },
}

export const Invoices: Story = {
  args: {
    'aria-label': '发票',
    transactions: [
      {
        key: 1,
        title: <Link href="#invoice">数电普通发票</Link>,
        amount: '1275.62',
        about: '26310000000000000008',
        state: '已开票',
        done: true,
        detail: (
          <LinkButton href="#pdf" size="s">
            下载 PDF
          </LinkButton>
        ),
      },
      {
        key: 2,
        title: <Link href="#refused">增值税专用发票</Link>,
        amount: '88.00',
        state: '已驳回',
        detail: '开户银行没有填写，请在开票信息中补充后重新申请。',
      },
    ],
  },
}

export const WithoutAmounts: Story = {
  args: {
    'aria-label': '退换货和售后服务',
    transactions: [
      { key: 1, title: <Link href="#1">退货 T1</Link>, about: '2026-11-22 10:00', state: '待审核' },
      { key: 2, title: <Link href="#2">补资料 S1</Link>, about: '2026-11-21 10:00', state: '已完成' },
    ],
  },
}

export const LongWords: Story = {
  args: {
    transactions: [
      {
        key: 1,
        title: '退至企业对公账户（武汉市江岸区仁和大药房有限责任公司第二分店）'.repeat(3),
        amount: '999999999999.99',
        about: '2026-11-22 09:40',
        state: '银行退回，等待核对账户信息',
      },
    ],
  },
}

export const Many: Story = {
  args: {
    transactions: Array.from({ length: 50 }, (_, key) => ({
      key,
      title: '余额支付',
      amount: '12.50',
      about: '2026-11-22 09:30',
      state: '已付款',
      done: true,
    })),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = {
  ...WithoutAmounts,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

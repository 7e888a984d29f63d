import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link'
import { DescriptionList } from './DescriptionList'

const meta = {
  title: 'Page/DescriptionList',
  component: DescriptionList,
  args: {
    rows: [
      ['订单号', 'YJ26112000000018'],
      ['下单时间', '2026-11-20 10:24:08'],
      ['付款方式', '对公转账'],
      [
        '发票',
        <Link key="invoice" href="#invoice">
          电子发票，已开具
        </Link>,
      ],
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Small: Story = {
  args: {
    size: 's',
    rows: [
      ['规格', '0.25g×24粒'],
      ['效期', '2028-03-15'],
      ['批号', 'B260318'],
    ],
  },
}

export const LongWords: Story = {
  args: {
    rows: [
      [
        '生产厂家',
        '福建省福抗药业股份有限公司（原福州抗生素总厂）委托海南葫芦娃药业集团股份有限公司分公司生产',
      ],
      ['统一社会信用代码', '91350100MA31ABCDEF91350100MA31ABCDEF91350100MA31ABCDEF'],
    ],
  },
}

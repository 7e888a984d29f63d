import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from '../description-list'
import { Link } from '../link'
import { TextField } from '../text-field'
import { Panel } from './Panel'

const meta = {
  title: 'Page/Panel',
  component: Panel,
  args: {
    title: '开票信息',
    children: (
      <DescriptionList
        rows={[
          ['抬头', '武汉市江岸区仁和大药房'],
          ['税号', '91420102MA4KABCD1X'],
        ]}
      />
    ),
  },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAside: Story = { args: { aside: <Link href="#edit">修改</Link> } }

export const RequiredWithError: Story = {
  args: {
    required: true,
    error: '请填写收货人和电话',
    title: '收货地址',
    children: <TextField label="收货人" />,
  },
}

export const LongWords: Story = {
  args: {
    title: '含麻黄碱类复方制剂与第二类精神药品的购买资格和到货回执（须由企业负责人签字盖章）',
    aside: <Link href="#all">查看全部要求和历史记录</Link>,
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

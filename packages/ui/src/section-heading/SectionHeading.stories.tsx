import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeading } from './SectionHeading'

const meta = {
  title: 'Chrome/SectionHeading',
  component: SectionHeading,
  args: { title: '每日特价', words: ['限时', '限量', '全网比价'], moreHref: '#mrtj' },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TitleAlone: Story = { args: { words: [], moreHref: undefined } }

export const WithAside: Story = { args: { children: <span>今日 24 场</span> } }

export const LongWords: Story = {
  args: {
    title: '含麻黄碱类复方制剂与第二类精神药品专区',
    words: ['凭许可采购', '对公转账', '到货回执上传', '按批号追溯', '不支持优惠券'],
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentList } from './DocumentList'

const documents = [
  { name: '药品注册批件', state: '有效' },
  { name: '出厂检验报告（随批号）', state: '有效' },
  { name: '生产企业首营资料', state: '更新中' },
]

const meta = {
  title: 'Goods/DocumentList',
  component: DocumentList,
  args: {
    documents,
    documentHref: document => (document.state === '有效' ? `#${document.name}` : undefined),
  },
} satisfies Meta<typeof DocumentList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { documents: [] } }

export const TooLong: Story = {
  args: {
    documents: [
      {
        name: '国家药品监督管理局药品补充申请批件（变更生产场地及包装规格，含附件一至附件九及历次补充批件汇编）',
        state: '有效期至 2029-12-31',
      },
      ...documents,
    ],
    documentHref: () => '#document',
  },
}

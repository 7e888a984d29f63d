import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchForm } from './SearchForm'

const meta = {
  title: 'Search/SearchForm',
  component: SearchForm,
  args: { label: '搜索帮助', placeholder: '输入问题，如：运费、退换、发票', onSearch: () => {} },
} satisfies Meta<typeof SearchForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Searched: Story = { args: { words: '运费' } }

export const LongWords: Story = {
  args: {
    placeholder: '输入问题，如：含麻黄碱类复方制剂的到货回执怎样上传、第二类精神药品能否使用优惠券',
    words: '注射用重组人粒细胞巨噬细胞刺激因子（预灌封注射器包装）破损之后怎样申请退货退款',
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { KeywordFilter, type KeywordFilterProps } from './KeywordFilter'

function Searched(props: KeywordFilterProps) {
  const [value, setValue] = useState(props.value)
  return <KeywordFilter {...props} value={value} onSearch={setValue} />
}

const meta = {
  title: 'Search/KeywordFilter',
  component: KeywordFilter,
  args: { label: '订单号、商品或厂家', value: undefined, onSearch() {} },
  render: args => <Searched {...args} />,
} satisfies Meta<typeof KeywordFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithKeywords: Story = { args: { value: '阿莫西林' } }

export const LongWords: Story = {
  args: {
    label: '订单号、商品名称、批准文号或者生产厂家的名称',
    value: '注射用头孢曲松钠（罗氏芬）1.0g 附溶剂（盐酸利多卡因注射液）',
  },
}

export const Dark: Story = { args: { value: '阿莫西林' }, globals: { theme: 'dark' } }

export const English: Story = {
  args: { label: 'Order, product or maker', labels: { search: 'Search', clear: 'Clear the keywords' } },
}

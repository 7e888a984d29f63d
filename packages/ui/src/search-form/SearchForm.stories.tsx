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

export const Dark: Story = { globals: { theme: 'dark' } }

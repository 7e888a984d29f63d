import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SearchBox } from '../search-box'
import { suggestForStory } from '../search-box/fixtures'
import { searchRowsForStory } from './fixtures'
import { SearchRows } from './SearchRows'
import type { SearchRow } from './useSearchRows'

const meta = {
  title: 'Search/SearchRows',
  component: SearchRows,
  args: {
    suggest: async () => searchRowsForStory(),
    goodsHref: ({ id }) => `#${id}`,
    onAdd: () => {},
  },
  render: args => (
    <div style={{ maxWidth: 560, minHeight: 360 }}>
      <SearchBox onSearch={() => {}} suggest={suggestForStory} rows={<SearchRows {...args} />} />
    </div>
  ),
} satisfies Meta<typeof SearchRows>

export default meta
type Story = StoryObj<typeof meta>

/** Types into the field and waits until it has rows, then presses keys. */
function typing(text: string, keys = ''): NonNullable<Story['play']> {
  return async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '搜索商品' }), text)
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(0), { timeout: 3000 })
    if (keys) await userEvent.keyboard(keys)
  }
}

export const Default: Story = { play: typing('阿莫西林') }

export const OneIsActive: Story = { play: typing('阿莫西林', '{ArrowDown}{ArrowDown}') }

export const NumberHasFocus: Story = { play: typing('阿莫西林', '{ArrowDown}{Enter}') }

export const BoughtLast: Story = {
  args: { withRecent: true, suggest: async () => searchRowsForStory().map(row => ({ ...row, hits: [] })) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox', { name: '搜索商品' }))
    await waitFor(() => expect(canvas.getByRole('grid', { name: '最近买过' })).toBeTruthy())
  },
}

export const Added: Story = {
  args: {
    addedOf: ({ id }) => (id === 1001 ? 20 : undefined),
    inCart: ({ id }) => (id === 1002 ? 1200 : 0),
    cartHref: '#cart',
  },
  play: typing('阿莫西林'),
}

export const WithoutPrice: Story = {
  args: { suggest: async () => searchRowsForStory({ price: undefined, buy_state: 'verifying' }) },
  play: typing('阿莫西林'),
}

export const NoStock: Story = {
  args: { suggest: async () => searchRowsForStory({ number: 0, buy_state: 'no_stock' }) },
  play: typing('阿莫西林'),
}

const long: SearchRow[] = searchRowsForStory({
  name: '注射用重组人粒细胞巨噬细胞刺激因子（预灌封注射器包装，含注射用水与一次性针头）',
  sccj: '中国医药集团武汉生物制品研究所有限责任公司（第二生产基地）',
  price: '12345.67',
  number: 1234567,
})

export const TooLong: Story = { args: { suggest: async () => long }, play: typing('注射用') }

export const Dark: Story = { play: typing('阿莫西林', '{ArrowDown}'), globals: { theme: 'dark' } }

export const Narrow: Story = {
  play: typing('阿莫西林', '{ArrowDown}'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

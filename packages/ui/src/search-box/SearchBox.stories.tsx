import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { hotSearchesForStory, suggestForever, suggestForStory } from './fixtures'
import { SearchBox } from './SearchBox'

const meta = {
  title: 'Search/SearchBox',
  component: SearchBox,
  args: { hotSearches: hotSearchesForStory, suggest: suggestForStory, onSearch: () => {} },
  decorators: [
    Story => (
      <div style={{ maxWidth: 560, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof SearchBox>

/** Types into the field and waits until the list says something. */
function typing(text: string, status: string): NonNullable<Story['play']> {
  return async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '搜索商品' }), text)
    await waitFor(() => expect(canvas.getByRole('status').textContent).toContain(status), { timeout: 3000 })
  }
}

export const Default: Story = {}

export const WithKeyword: Story = { args: { defaultKeyword: '阿莫西林胶囊' } }

export const Suggesting: Story = { play: typing('amxl', '条建议') }

export const OneIsActive: Story = {
  async play(context) {
    await typing('amxl', '条建议')(context)
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}

export const Searching: Story = { args: { suggest: suggestForever }, play: typing('amxl', '搜索中') }

export const NoData: Story = { play: typing('zzzz', '暂无数据') }

export const FailedStaysSilent: Story = {
  args: { suggest: () => Promise.reject(new Error('busy')) },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'amxl')
  },
}

export const ByManufacturer: Story = { args: { defaultType: 1 }, play: typing('hbzy', '条建议') }

export const Compact: Story = { args: { size: 'compact' } }

export const WithoutHotSearches: Story = { args: { hotSearches: [] } }

export const LongWords: Story = {
  args: {
    hotSearches: Array.from({ length: 16 }, (_, index) => ({
      name: `注射用重组人粒细胞巨噬细胞刺激因子 ${index + 1}`,
      url: '#hot',
    })),
    suggest: async () => [
      {
        name: '注射用重组人粒细胞巨噬细胞刺激因子（预灌封注射器包装，含注射用水与一次性针头）',
        count: 12345,
      },
      { name: '复方氨基酸（15）双肽（2）注射液', count: 3 },
    ],
  },
  play: typing('zs', '条建议'),
}

export const TooMany: Story = {
  args: {
    suggest: async () =>
      Array.from({ length: 60 }, (_, index) => ({
        name: `维生素 C 片 第 ${index + 1} 种`,
        count: 60 - index,
      })),
  },
  play: typing('wss', '条建议'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { correctionForStory, makersForStory } from './fixtures'
import { SearchNotice } from './SearchNotice'

const meta = {
  title: 'Search/SearchNotice',
  component: SearchNotice,
  args: {
    asked: '阿莫希林',
    correction: correctionForStory({}),
    count: 30,
    searchHref: ({ keywords, type }) => `#search?keywords=${keywords}&type=${type}`,
    makerHref: name => `#list?sccj=${name}`,
    wantedHref: '#wanted',
  },
} satisfies Meta<typeof SearchNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Spelling: Story = {}

export const Uncertain: Story = {
  args: {
    asked: '碘帮醇注射液',
    correction: correctionForStory({
      keywords: '碘佛醇注射液',
      is_certain: 0,
      others: ['碘比醇注射液', '碘海醇注射液', '碘帕醇注射液'],
    }),
    count: 5,
  },
}

export const Pinyin: Story = {
  args: {
    asked: 'amoxilan',
    correction: correctionForStory({ kind: 'pinyin', is_certain: 0, others: ['阿莫仙'] }),
  },
}

export const Alias: Story = {
  args: {
    asked: '999感冒灵',
    correction: correctionForStory({ kind: 'alias', keywords: '三九 感冒灵' }),
    count: 1,
  },
}

export const Dropped: Story = {
  args: {
    asked: '阿莫西林胶囊 正品 现货',
    correction: correctionForStory({ kind: 'dropped', keywords: '阿莫西林胶囊', dropped: ['正品', '现货'] }),
    count: 11,
  },
}

export const Maker: Story = {
  args: {
    asked: '同仁堂',
    correction: correctionForStory({ kind: 'maker', keywords: '同仁堂', type: 1, makers: makersForStory }),
    count: 226,
  },
}

export const WithoutRequest: Story = { args: { wantedHref: undefined } }

export const CountLoading: Story = { args: { count: undefined } }

export const TooLong: Story = {
  args: {
    asked: '注射用重组人血管内皮抑制素'.repeat(4),
    correction: correctionForStory({
      keywords: '重组人血管内皮抑制素注射液'.repeat(4),
      is_certain: 0,
      dropped: ['厂家直销', '新效期', '医院装', '批发', '正品'],
      others: Array.from({ length: 4 }, (_, at) => `重组人血管内皮抑制素注射液（${at + 1}）`.repeat(2)),
    }),
  },
}

export const Dark: Story = { args: Uncertain.args, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: Maker.args,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

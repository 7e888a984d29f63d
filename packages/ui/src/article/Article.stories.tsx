import type { Meta, StoryObj } from '@storybook/react-vite'
import { Article } from './Article'
import { blocksForStory } from './fixtures'

const meta = {
  title: 'Content/Article',
  component: Article,
  args: { blocks: blocksForStory },
  // The title of the article is the heading above.
  decorators: [
    Story => (
      <>
        <h1>会员注册</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Article>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { blocks: [] } }

export const TooLong: Story = {
  args: {
    blocks: Array.from({ length: 6 }, (_, at) => [
      { kind: 'heading', text: `${at + 1}、${'个人信息与数据的收集、使用和保护'.repeat(at + 1)}` } as const,
      {
        kind: 'paragraph' as const,
        spans: [
          { text: '平台仅为履行合同和法定义务处理联系人信息，采取加密与访问控制措施。'.repeat(at * 4 + 1) },
        ],
      },
    ]).flat(),
  },
}

export const WideTable: Story = {
  args: {
    blocks: [
      { kind: 'heading', text: '各仓库到各地区的时效' },
      {
        kind: 'table',
        head: ['仓库', '华东', '华南', '华北', '华中', '西南', '西北', '东北', '新疆和西藏'],
        rows: ['武汉中心仓', '广州华南仓', '亳州中药仓'].map(name =>
          [name, '1–2 天', '2–3 天', '2 天', '1 天', '3 天', '3–4 天', '3 天', '5–7 天'].map(text => [
            { text },
          ]),
        ),
      },
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArticlePage } from './ArticlePage'
import { ArticlePageSkeleton } from './ArticlePageSkeleton'
import { articleDetailForStory } from './fixtures'
import { UsefulVote } from './UsefulVote'

const vote = {
  votes: { useful: 12, useless: 1, mine: null },
  onVote: () => {},
  feedbackHref: '#feedback',
} as const

const meta = {
  title: 'Content/ArticlePage',
  component: ArticlePage,
  args: {
    detail: articleDetailForStory,
    crumbs: [
      { name: '首页', href: '#' },
      { name: '帮助中心', href: '#help' },
    ],
    vote: <UsefulVote {...vote} />,
  },
} satisfies Meta<typeof ArticlePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { render: () => <ArticlePageSkeleton /> }

export const WithoutNeighbours: Story = {
  args: { detail: { ...articleDetailForStory, related: [], previous: null, next: null } },
}

export const LongTitle: Story = {
  args: {
    detail: {
      ...articleDetailForStory,
      article: { ...articleDetailForStory.article, name: '含麻黄碱类复方制剂采购和签收回执的说明'.repeat(3) },
    },
  },
}

/** Its text has not been written yet. */
export const WithoutText: Story = {
  args: {
    detail: {
      ...articleDetailForStory,
      article: { ...articleDetailForStory.article, blocks: [], audience: '' },
    },
  },
}

export const VeryMany: Story = {
  args: {
    detail: {
      ...articleDetailForStory,
      related: Array.from({ length: 40 }, (_, at) => ({
        id: at + 10,
        name: `采购与收货常见问题 ${at + 1}`,
        url: `#related-${at}`,
      })),
    },
  },
}

export const VotedFor: Story = {
  render: () => <UsefulVote {...vote} votes={{ useful: 13, useless: 1, mine: 1 }} />,
}

export const VotedAgainst: Story = {
  render: () => <UsefulVote {...vote} votes={{ useful: 12, useless: 2, mine: 0 }} />,
}

export const Dark: Story = { globals: { theme: 'dark' } }

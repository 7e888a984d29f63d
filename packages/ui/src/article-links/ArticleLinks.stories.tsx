import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArticleGroups } from './ArticleGroups'
import { type ArticleLink, ArticleLinks } from './ArticleLinks'

const ARTICLES: ArticleLink[] = [
  {
    id: 1,
    name: '会员注册',
    url: '#register',
    summary: '三步完成注册：填写资料、上传证照、提交审核。',
    about: '内科',
    published_on: '2026-11-20',
  },
  {
    id: 2,
    name: '运费怎么算',
    url: '#freight',
    summary: '满 500 元包邮，冷藏药品另计。',
    about: '各科室',
    published_on: '2026-11-18',
  },
  {
    id: 3,
    name: '退换货',
    url: '#returns',
    summary: '收货后七天内可以申请。',
    about: '外科',
    published_on: '2026-11-02',
  },
]

const meta = {
  title: 'Content/ArticleLinks',
  component: ArticleLinks,
  args: { 'aria-label': '新手指南', list: ARTICLES },
} satisfies Meta<typeof ArticleLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {}

export const Rows: Story = { args: { variant: 'rows' } }

/** In a panel, names only. */
export const NamesInAPanel: Story = {
  args: {
    variant: 'rows',
    framed: false,
    list: ARTICLES.map(({ id, name, url, published_on }) => ({ id, name, url, published_on })),
  },
}

export const One: Story = { args: { list: ARTICLES.slice(0, 1) } }

export const LongWords: Story = {
  args: {
    list: ARTICLES.map(article => ({
      ...article,
      name: `${article.name}（自营与第三方仓库、冷藏药品、含麻黄碱类复方制剂适用）`,
      summary: article.summary?.repeat(8),
    })),
  },
}

export const VeryMany: Story = {
  args: {
    variant: 'rows',
    list: Array.from({ length: 60 }, (_, index) => ({
      id: index,
      name: `科室用药参考 ${index + 1}`,
      url: `#article-${index}`,
      summary: '常见病用药、剂量与禁忌。',
      about: '内科',
      published_on: '2026-11-20',
    })),
  },
}

export const Groups: Story = {
  render: () => (
    <ArticleGroups
      groups={[
        { id: 1, name: '新手指南', children: ARTICLES.slice(0, 2) },
        { id: 2, name: '售后服务', children: ARTICLES.slice(2) },
        { id: 3, name: '公告', children: [] },
      ]}
    />
  ),
}

export const Dark: Story = { args: { variant: 'rows' }, globals: { theme: 'dark' } }

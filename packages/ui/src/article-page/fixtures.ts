import { blocksForStory } from '../article/fixtures'
import type { ArticlePageDetail } from './ArticlePage'

/** An article of the help centre, for stories and tests. */
export const articleDetailForStory: ArticlePageDetail = {
  article: {
    name: '会员注册',
    published_on: '2026-11-02',
    source: '药集客服中心',
    audience: '药店、诊所',
    blocks: blocksForStory,
  },
  related: [
    { id: 2, name: '企业资质要求', url: '#documents' },
    { id: 3, name: '供货合同', url: '#contract' },
  ],
  previous: null,
  next: { id: 2, name: '企业资质要求', url: '#documents' },
}

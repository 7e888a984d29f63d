import type { DataOf } from '@yaoji/api-client'
import type { ArticleSummary, articlePage } from '@yaoji/api-client/contract/article'
import type { HelpTree } from '../features/help/helpTree'

/** Two groups of the help centre. */
export const HELP_TREE: HelpTree = [
  {
    id: 31,
    name: '新用户指南',
    children: [
      { id: 301, name: '会员注册', url: '/help/xrzn/hyzc', summary: '三步完成注册。' },
      { id: 302, name: '企业资质要求', url: '/help/xrzn/hyzc?id=302', summary: '各类企业的证件。' },
    ],
  },
  {
    id: 32,
    name: '支付与配送',
    children: [
      { id: 311, name: '订单支付', url: '/help/zfps/ddzf', summary: '支付方式与时限。' },
      { id: 312, name: '货物配送', url: '/help/zfps/hwps', summary: '发货时间、运费、冷链。' },
    ],
  },
]

/** An article as a list has it: without its content. */
export function articleSummaryFor(id: number, name: string): ArticleSummary {
  const { source, audience, blocks, ...summary } = articleFor(id, name).article
  return summary
}

/** An article with a line of text. */
export function articleFor(id: number, name: string): DataOf<typeof articlePage> {
  return {
    article: {
      id,
      category_id: 31,
      name,
      summary: `${name}的摘要`,
      image: '',
      url: '/help/xrzn/hyzc',
      published_on: '2026-11-01',
      source: '药集帮助中心',
      audience: '零售药店',
      blocks: [
        { kind: 'heading', text: '第一步' },
        { kind: 'paragraph', spans: [{ text: `${name}的正文` }] },
      ],
    },
    category: { id: 31, name: '新用户指南' },
    previous: null,
    next: { id: 302, name: '企业资质要求', url: '/help/xrzn/hyzc?id=302' },
    related: [{ id: 311, name: '订单支付', url: '/help/zfps/ddzf' }],
    votes: { useful: 2, useless: 0, mine: null },
  }
}

import { expect, test } from 'vitest'
import { articleDetail } from './article'

const link = { id: 1, name: '会员注册', url: '/help/xrzn/hyzc' }

function readBlocks(...blocks: unknown[]) {
  const { article } = articleDetail.data.parse({
    article: {
      ...link,
      category_id: 3,
      summary: '',
      image: '',
      published_on: '2026-11-22',
      source: '药集',
      audience: '',
      blocks,
    },
    category: { id: 3, name: '帮助中心' },
    previous: null,
    next: null,
    related: [],
    votes: { useful: 0, useless: 0, mine: null },
  })
  return article.blocks
}

const paragraph = (href: string) => ({ kind: 'paragraph', spans: [{ text: '看这里', href }] })
const UNKNOWN = { kind: 'unknown' }

test('a block of a newer service is unknown, and the others are read', () => {
  const heading = { kind: 'heading', text: '注册三步' }
  expect(readBlocks(heading, { kind: 'video', url: '/a.mp4' }, heading)).toEqual([heading, UNKNOWN, heading])
})

test.each(['/help', '/help/xrzn/hyzc?id=302#照片要求', 'mailto:help@yaoji.test', 'tel:400-820-2026'])(
  'a link to %s is read',
  href => {
    expect(readBlocks(paragraph(href))).toEqual([paragraph(href)])
  },
)

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  ' /help',
  '',
])('a block that links to %j is unknown', href => {
  expect(readBlocks(paragraph(href))).toEqual([UNKNOWN])
})

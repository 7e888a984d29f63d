import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Article } from './Article'
import type { ArticleBlock } from './article-block'
import { blocksForStory } from './fixtures'
import * as exported from './index'

/** What developers read. */
const listen = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('[RT-40] every kind of block is shown as what it is', async () => {
  const { container } = render(<Article blocks={blocksForStory} />)
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(heading => heading.textContent)).toEqual(['注册三步', '各类企业的证件', '联系我们'])
  const [steps, list] = screen.getAllByRole('list')
  expect([steps?.tagName, list?.tagName]).toEqual(['OL', 'UL'])
  expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  expect(
    within(screen.getAllByRole('note')[1] as HTMLElement).getByRole('img', { name: '注意' }),
  ).toBeTruthy()
  const table = within(screen.getByRole('table', { name: '各类企业的证件' }))
  expect(table.getAllByRole('columnheader').map(cell => cell.textContent)).toContain('诊所')
  expect(table.getByRole('rowheader', { name: '药品经营许可证' })).toBeTruthy()
  await expectAccessible(container)
})

test('headings are below the level of the title', () => {
  render(<Article blocks={blocksForStory} headingLevel={3} />)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('headings have different addresses, also when a text ends like a number, or has no letters', () => {
  const blocks = ['冷链', '冷链', '冷链 2', '！'].map((text): ArticleBlock => ({ kind: 'heading', text }))
  render(<Article blocks={blocks} />)
  const ids = screen.getAllByRole('heading').map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(ids).not.toContain('')
})

test('every heading has an address of its own, also two with the same text', () => {
  const heading: ArticleBlock = { kind: 'heading', text: '一、怎样付款？' }
  render(<Article blocks={[heading, heading]} />)
  const links = screen.getAllByRole('link', { name: '链接到“一、怎样付款？”' })
  expect(links.map(link => link.getAttribute('href'))).toEqual(['#一-怎样付款', '#一-怎样付款-2'])
  expect(screen.getAllByRole('heading').map(each => `#${each.id}`)).toEqual([
    '#一-怎样付款',
    '#一-怎样付款-2',
  ])
})

const linkTo = (href: string): ArticleBlock[] => [{ kind: 'paragraph', spans: [{ text: '看这里', href }] }]

test.each(['/help/xrzn/hyzc?id=302', '#发货', 'tel:400-820-2026', 'mailto:help@yaoji.test'])(
  'a link to %s is a link',
  href => {
    render(<Article blocks={linkTo(href)} />)
    expect(screen.getByRole('link', { name: '看这里' }).getAttribute('href')).toBe(href)
  },
)

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
])('a link to %j is text, and developers are informed', href => {
  const log = listen()
  render(<Article blocks={linkTo(href)} />)
  expect(screen.getByText('看这里')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('without its link'))
})

test('text that looks like HTML is text', () => {
  const text = '<img src=x onerror=alert(1)>'
  render(<Article blocks={[{ kind: 'paragraph', spans: [{ text }] }]} />)
  expect(screen.getByText(text)).toBeTruthy()
})

test.each(['unknown', 'video'])('a block of kind %s is left out, and developers are informed', kind => {
  const log = listen()
  // A newer service sends kinds that the types do not have.
  const blocks = [{ kind }, ...linkTo('/help')] as ArticleBlock[]
  render(<Article blocks={blocks} />)
  expect(screen.getByRole('link', { name: '看这里' })).toBeTruthy()
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`leaves out a block of kind "${kind}"`))
})

testConformance(exported, { Article: { props: { blocks: blocksForStory } } })

import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ArticleGroups } from './ArticleGroups'
import { ArticleLinks } from './ArticleLinks'
import * as exported from './index'

const register = { id: 1, name: '会员注册', url: '/help/xrzn/hyzc', summary: '三步完成注册' }
const notice = {
  id: 2,
  name: '停诊通知',
  url: '/article/2',
  summary: '周三停诊',
  about: '内科',
  published_on: '2026-11-20',
}

test.each(['grid', 'rows'] as const)('%s: each article is a link with its summary', async variant => {
  const { container } = render(
    <ArticleLinks aria-label="新手指南" list={[register, notice]} variant={variant} />,
  )
  const list = within(screen.getByRole('list', { name: '新手指南' }))
  expect(list.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([register.url, notice.url])
  expect(list.getByText('三步完成注册')).toBeTruthy()
  await expectAccessible(container)
})

test('rows say what an article belongs to, and its day', () => {
  const { container } = render(<ArticleLinks aria-label="通知" list={[notice]} variant="rows" />)
  expect(screen.getByRole('listitem').textContent).toContain('内科 2026-11-20')
  expect(container.querySelector('time')?.dateTime).toBe('2026-11-20')
})

test('without a summary only the name and the day are shown', () => {
  const { summary: _, ...named } = notice
  render(<ArticleLinks list={[named]} variant="rows" framed={false} />)
  expect(screen.getByRole('list').dataset.framed).toBe('false')
  expect(screen.getByRole('listitem').textContent).toBe('停诊通知内科 2026-11-20')
})

test('groups are named by their headings; one without articles says so', async () => {
  const { container } = render(
    <ArticleGroups
      groups={[
        { id: 1, name: '新手指南', children: [register] },
        { id: 2, name: '公告', children: [] },
      ]}
    />,
  )
  const group = (name: string) => within(screen.getByRole('region', { name }))
  expect(group('新手指南').getByRole('link', { name: /会员注册/ })).toBeTruthy()
  expect(group('公告').getByText('这一类还没有文章。')).toBeTruthy()
  await expectAccessible(container)
})

testConformance(exported, {
  ArticleGroups: { props: { groups: [{ id: 1, name: '新手指南', children: [register] }] } },
  ArticleLinks: { props: { 'aria-label': '通知', list: [register, notice], variant: 'rows' } },
})

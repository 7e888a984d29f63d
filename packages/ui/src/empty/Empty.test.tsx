import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkButton } from '../button'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Empty } from './Empty'
import * as exported from './index'
import { StatusMessage } from './StatusMessage'

test('[ER-10] it says what is missing and leads on; the picture is not read out', async () => {
  const { container } = render(
    <Empty title="购物车空空如也~" actions={<LinkButton href="/list">去选购</LinkButton>} />,
  )
  expect(screen.getByText('购物车空空如也~')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去选购' }).getAttribute('href')).toBe('/list')
  expect(screen.queryByRole('img')).toBeNull()
  await expectAccessible(container)
})

test('links lead on after the other actions, the first of them as the primary one', () => {
  render(
    <Empty
      title="没有找到"
      actions={<button type="button">清除筛选</button>}
      links={[
        ['看全部商品', '/list'],
        ['回首页', '/'],
      ]}
    />,
  )
  const parts = [screen.getByRole('button'), ...screen.getAllByRole('link')]
  expect(parts.map(part => part.textContent)).toEqual(['清除筛选', '看全部商品', '回首页'])
  expect(parts.map(part => part.dataset.variant).slice(1)).toEqual(['primary', 'secondary'])
})

test('as a page it has a heading, and links to go on', async () => {
  const { container } = render(
    <StatusMessage title="没有找到这篇资讯" level={2} text="文章可能已经撤下">
      <LinkButton href="/">回首页</LinkButton>
    </StatusMessage>,
  )
  expect(screen.getByRole('heading', { level: 2, name: '没有找到这篇资讯' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '回首页' })).toBeTruthy()
  await expectAccessible(container)
})

testConformance(exported, {
  StatusMessage: { props: { title: '没有找到', text: '请重新选择' } },
  Empty: {
    props: { title: '暂无消息', text: '稍后再来', actions: <LinkButton href="/list">去选购</LinkButton> },
  },
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { DocumentList } from './DocumentList'
import * as exported from './index'

test('a document says where it stands and leads to itself where it can be had', async () => {
  const { container } = render(
    <DocumentList
      documents={[
        { name: '药品注册批件', state: '有效' },
        { name: '首营资料', state: '更新中' },
      ]}
      documentHref={({ state }) => (state === '有效' ? '/d/1' : undefined)}
    />,
  )
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '药品注册批件有效查看药品注册批件',
    '首营资料更新中',
  ])
  expect(screen.getByRole('link', { name: '查看药品注册批件' }).getAttribute('href')).toBe('/d/1')
  await expectAccessible(container)
})

test('without documents it says whom to ask', () => {
  render(<DocumentList documents={[]} />)
  expect(screen.getByText('暂无资料，需要时请联系专属客服。')).toBeTruthy()
})

testConformance(exported, {
  DocumentList: { props: { documents: [{ name: '药品注册批件', state: '有效' }], documentHref: () => '/d' } },
})

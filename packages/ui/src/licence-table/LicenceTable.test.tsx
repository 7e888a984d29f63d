import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { licenceForStory, licenceVersionForStory, missingLicenceForStory } from './fixtures'
import * as exported from './index'
import { LicenceScopes } from './LicenceScopes'
import { LicenceTable, type LicenceTableLicence } from './LicenceTable'
import { LicenceVersions } from './LicenceVersions'
import { ScopeNotice } from './ScopeNotice'

const PNG = { type: 'image/png', url: '/api/file/4' }
const PDF = { type: 'application/pdf', url: '/api/file/5' }

function open(licences: LicenceTableLicence[], canUpdate = true) {
  const onUpdate = vi.fn<(licence: LicenceTableLicence) => void>()
  const onHistory = vi.fn<(licence: LicenceTableLicence) => void>()
  const { container } = render(
    <LicenceTable licences={licences} onUpdate={canUpdate ? onUpdate : undefined} onHistory={onHistory} />,
  )
  return { container, onUpdate, onHistory, user: userEvent.setup() }
}

test('a licence has its number, validity and state; what is missing is a dash', async () => {
  const { container } = open([licenceForStory({ long_term: 1, end_date: null }), missingLicenceForStory])
  const [licence, authority] = screen.getAllByRole('row').slice(1)
  for (const text of ['必需', '鄂DA0270001', '2024-01-01 至 长期'])
    expect(within(licence!).getByText(text)).toBeTruthy()
  expect(within(licence!).queryByText(/采购员/)).toBeNull()
  expect(within(authority!).getByText('选填，可开通更多经营范围')).toBeTruthy()
  expect(within(authority!).getByText('采购员：陈晓梅')).toBeTruthy()
  expect(within(authority!).getAllByText('—')).toHaveLength(2)
  await expectAccessible(container)
})

test('the first page of a licence opens in a tab of its own; without one words say so', () => {
  open([licenceForStory({ files: [PNG, PDF] }), { ...missingLicenceForStory, files: [PDF] }])
  const picture = screen.getByRole('link', { name: '查看药品经营许可证' })
  expect([picture.getAttribute('href'), picture.getAttribute('target')]).toEqual(['/api/file/4', '_blank'])
  expect(picture.querySelector('img')?.getAttribute('src')).toBe('/api/file/4')
  const document = screen.getByRole('link', { name: '查看采购员委托书 PDF' })
  expect([document.textContent, document.querySelector('img')]).toEqual(['PDF', null])
  open([licenceForStory()])
  expect(screen.getByText('无图')).toBeTruthy()
})

test('a licence is uploaded or renewed, and its history is read, where there is one', async () => {
  const licence = licenceForStory()
  const { user, onUpdate, onHistory } = open([licence, missingLicenceForStory])
  await user.click(screen.getByRole('button', { name: '更新药品经营许可证' }))
  await user.click(screen.getByRole('button', { name: '上传采购员委托书' }))
  expect(onUpdate.mock.calls).toEqual([[licence], [missingLicenceForStory]])
  await user.click(screen.getByRole('button', { name: '药品经营许可证的历史版本' }))
  expect(onHistory.mock.calls).toEqual([[licence]])
  expect(screen.queryByRole('button', { name: '采购员委托书的历史版本' })).toBeNull()
})

test.each([
  ['valid', 1, 'secondary'],
  ['expiring', 1, 'primary'],
  ['expired', 1, 'primary'],
  ['rejected', 1, 'primary'],
  ['rejected', 0, 'secondary'],
  ['expired', 0, 'primary'],
] as const)('the button of a licence that is %s and required: %i is %s', (state, is_required, look) => {
  open([licenceForStory({ state, is_required })])
  expect(screen.getByRole('button', { name: /^更新/ }).dataset.variant).toBe(look)
})

test('one that was refused says why; where nothing can be renewed there is no button', () => {
  open([licenceForStory({ state: 'rejected', state_text: '未通过', reason: '照片不清晰' })], false)
  expect(screen.getByText('未通过原因：照片不清晰')).toBeTruthy()
  expect(screen.getByText('未通过').dataset.state).toBe('rejected')
  expect(screen.queryByRole('button', { name: /^更新/ })).toBeNull()
})

test('a version has its time, number, validity, reason and files', async () => {
  const { container } = render(<LicenceVersions versions={[licenceVersionForStory()]} filesOf={() => []} />)
  const details = screen.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(details).toEqual([
    ['状态', '未通过'],
    ['提交时间', '2024-01-01 10:00:00'],
    ['编号', '鄂DA0270001'],
    ['采购员', '陈晓梅'],
    ['有效期', '2024-01-01 至 2029-01-01'],
    ['未通过原因', '照片不清晰'],
  ])
  expect(screen.getByRole('list', { name: '2024-01-01 10:00:00 提交的文件' })).toBeTruthy()
  await expectAccessible(container)
})

test('a scope is open, or says what opens it', () => {
  const { rerender } = render(<LicenceScopes scopes={undefined} />)
  expect(screen.getByText('正在加载经营范围')).toBeTruthy()
  rerender(
    <LicenceScopes
      scopes={[
        { name: '化学药', goods_count: 900, is_open: 1, needs: '' },
        { name: '医疗器械', goods_count: 80, is_open: 0, needs: '需要医疗器械经营许可证' },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '化学药 900 种已开通',
    '医疗器械 80 种需要医疗器械经营许可证',
  ])
  expect(screen.getByText('需要医疗器械经营许可证').dataset.state).toBe('missing')
})

test('[RT-37 /qxzq] a page says which scopes its products need, and which the licence has', () => {
  const scopes = [
    { name: '医疗器械', is_open: 1 },
    { name: '体外诊断试剂', is_open: 0 },
  ]
  render(<ScopeNotice aria-label="资质" rule="购买器械需要许可证" scopes={scopes} />)
  expect(screen.getByRole('region', { name: '资质' }).textContent).toContain('购买器械需要许可证')
  expect(screen.getByText('医疗器械：已开通').dataset.open).toBe('')
  expect(screen.getByText('体外诊断试剂：未开通').dataset.open).toBeUndefined()
})

testConformance(exported, {
  ScopeNotice: { props: { rule: '需要许可证', scopes: [{ name: '医疗器械', is_open: 1 }] } },
  LicenceTable: { props: { licences: [licenceForStory()], onUpdate: () => {}, onHistory: () => {} } },
  LicenceVersions: { props: { versions: [licenceVersionForStory()], filesOf: () => [] } },
  LicenceScopes: { props: { scopes: [{ name: '化学药', goods_count: 900, is_open: 1, needs: '' }] } },
})

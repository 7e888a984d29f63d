import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LicenceDocument } from '@yaoji/api-client/contract/licence'
import { expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { documentFor } from '../../testing/licence'
import { DocumentsTable } from './DocumentsTable'
import { DocumentVersionsDialog } from './DocumentVersionsDialog'

const PNG = { id: 4, name: '许可证.png', type: 'image/png', size: 2048, url: '/api/file/4' } as const
const PDF = { ...PNG, id: 5, name: '许可证.pdf', type: 'application/pdf', url: '/api/file/5' } as const

const AUTHORITY = documentFor({
  id: null,
  type: 'authorisation',
  name: '采购员委托书',
  is_required: 0,
  number: '',
  person: '陈晓梅',
  state: 'missing',
  state_text: '未上传',
  versions: [],
})

function open(documents: LicenceDocument[], canUpdate = true) {
  const { Shop } = fakeShop({})
  const onUpdate = vi.fn<(document: LicenceDocument) => void>()
  const onVersions = vi.fn<(document: LicenceDocument) => void>()
  render(<DocumentsTable {...{ documents, canUpdate, onUpdate, onVersions }} />, { wrapper: Shop })
  return { onUpdate, onVersions, user: userEvent.setup() }
}

const rows = () => screen.getAllByRole('row').slice(1)

test('[RT-24 /zhzx/basic/zzzj] a document has its number, validity and state; what is missing is a dash', () => {
  open([documentFor({ long_term: 1, end_date: null }), AUTHORITY])
  const [licence, authority] = rows()
  for (const text of ['必需', '鄂DA0270001', '2024-01-01 至 长期'])
    expect(within(licence!).getByText(text)).toBeTruthy()
  expect(within(licence!).queryByText(/采购员/)).toBeNull()
  expect(within(authority!).getByText('选填，可开通更多经营范围')).toBeTruthy()
  expect(within(authority!).getByText('采购员：陈晓梅')).toBeTruthy()
  expect(within(authority!).getAllByText('—')).toHaveLength(2)
})

test('[RT-24 /zhzx/basic/zzzj] the first page of a document opens in a tab of its own', () => {
  open([documentFor({ files: [PNG, PDF] }), { ...AUTHORITY, files: [PDF] }])
  const picture = screen.getByRole('link', { name: '查看药品经营许可证' })
  expect([picture.getAttribute('href'), picture.getAttribute('target')]).toEqual(['/api/file/4', '_blank'])
  expect(picture.querySelector('img')?.getAttribute('src')).toBe('/api/file/4')
  const document = screen.getByRole('link', { name: '查看采购员委托书' })
  expect(document.textContent).toBe('PDF')
  expect(document.querySelector('img')).toBeNull()
})

test('[RT-24 /zhzx/basic/zzzj] a document without a picture says so', () => {
  open([documentFor({ files: [] })])
  expect(screen.getByText('无图')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('[RT-24 /zhzx/basic/zzzj] a document is uploaded or renewed, and its history is read, where there is one', async () => {
  const licence = documentFor()
  const { user, onUpdate, onVersions } = open([licence, AUTHORITY])
  await user.click(screen.getByRole('button', { name: '更新药品经营许可证' }))
  await user.click(screen.getByRole('button', { name: '上传采购员委托书' }))
  expect(onUpdate.mock.calls).toEqual([[licence], [AUTHORITY]])
  await user.click(screen.getByRole('button', { name: '药品经营许可证的历史版本' }))
  expect(onVersions.mock.calls).toEqual([[licence]])
  expect(screen.queryByRole('button', { name: '采购员委托书的历史版本' })).toBeNull()
})

test.each([
  ['valid', 1, 'secondary'],
  ['expiring', 1, 'primary'],
  ['expired', 1, 'primary'],
  ['rejected', 1, 'primary'],
  ['rejected', 0, 'secondary'],
  ['expired', 0, 'primary'],
] as const)(
  '[RT-24 /zhzx/basic/zzzj] the button of a document that is %s and required: %i is %s',
  (state, is_required, look) => {
    open([documentFor({ state, is_required })])
    expect(screen.getByRole('button', { name: /^更新/ }).dataset.variant).toBe(look)
  },
)

test('[RT-24 /zhzx/basic/zzzj] a document that was not accepted says why; before the approval nothing is renewed', () => {
  open([documentFor({ state: 'rejected', state_text: '未通过', reason: '照片不清晰' })], false)
  expect(screen.getByText('未通过原因：照片不清晰')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^更新/ })).toBeNull()
})

test('[RT-24 /zhzx/basic/zzzj] a version has its time, number, validity, reason and files', async () => {
  const [version] = documentFor().versions
  const rejected = { ...version!, id: 12, reason: '照片不清晰', person: '陈晓梅', files: [PNG] }
  const onClose = vi.fn<() => void>()
  const { Shop } = fakeShop({})
  render(<DocumentVersionsDialog open document={documentFor({ versions: [rejected] })} onClose={onClose} />, {
    wrapper: Shop,
  })
  const dialog = within(await screen.findByRole('dialog', { name: '药品经营许可证的历史版本' }))
  const facts = dialog.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(facts).toEqual([
    ['状态', '生效中'],
    ['提交时间', '2024-01-01 10:00:00'],
    ['编号', '鄂DA0270001'],
    ['采购员', '陈晓梅'],
    ['有效期', '2024-01-01 至 2029-01-01'],
    ['未通过原因', '照片不清晰'],
  ])
  expect(dialog.getByRole('list', { name: '2024-01-01 10:00:00 提交的文件' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

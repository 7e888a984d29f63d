import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmProvider } from '../confirm'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { DocumentPanel, type DocumentPanelProps } from './DocumentPanel'
import { DocumentSummary } from './DocumentSummary'
import { DocumentsMissing } from './DocumentsMissing'
import { DocumentsNotice } from './DocumentsNotice'
import { registrationForStory, requirementForStory, savedDocumentForStory } from './fixtures'
import * as exported from './index'

const PANEL: DocumentPanelProps = {
  requirement: requirementForStory(),
  documents: [savedDocumentForStory()],
  onRemove: () => {},
  children: ({ type, onSaved, onCancel }) => (
    <>
      <p>{`表单 ${type}`}</p>
      <button type="button" onClick={onSaved}>
        保存
      </button>
      {onCancel && (
        <button type="button" onClick={onCancel}>
          取消
        </button>
      )}
    </>
  ),
}

function show(props: Partial<DocumentPanelProps> = {}) {
  const view = render(<DocumentPanel {...PANEL} {...props} />, { wrapper: ConfirmProvider })
  return { ...view, user: userEvent.setup() }
}

const heading = () => screen.getByRole('heading', { name: /药品经营许可证/ })
const press = (name: string) => screen.getByRole('button', { name })

test('a saved document is shown; it opens to be changed, and the heading gets the focus', async () => {
  const { container, user } = show()
  expect(screen.getByText('川DA0280001')).toBeTruthy()
  expect(screen.getByText('2024-01-01 至 2028-12-31')).toBeTruthy()
  expect(screen.getByText('可开通：化学药、中成药')).toBeTruthy()
  await expectAccessible(container)
  await user.click(press('修改'))
  expect(screen.getByText('表单 drug_licence')).toBeTruthy()
  expect(document.activeElement).toBe(heading())
  await user.click(press('取消'))
  expect(screen.queryByText('表单 drug_licence')).toBeNull()
})

test('a required document that is not saved is open and cannot be closed; an optional one can be added', async () => {
  const { rerender, user } = show({ documents: [] })
  expect(screen.getByText('必须上传')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
  rerender(
    <DocumentPanel
      {...PANEL}
      key="optional"
      requirement={requirementForStory({ is_required: 0 })}
      documents={[]}
    />,
  )
  expect(screen.getByText('选填')).toBeTruthy()
  await user.click(press('添加'))
  expect(screen.getByText('表单 drug_licence')).toBeTruthy()
})

test('a linked document is open, and a request to show what is missing goes to a closed one', async () => {
  const { rerender } = show({ edit: 'drug_licence' })
  expect(screen.getByText('表单 drug_licence')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  rerender(<DocumentPanel {...PANEL} key="asked" />)
  rerender(<DocumentPanel {...PANEL} key="asked" asked={1} error="已被驳回，请修改后保存" />)
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  expect(screen.getByText('已被驳回，请修改后保存')).toBeTruthy()
})

test('one of several documents is chosen, and its form is another one', async () => {
  const { user } = show({
    requirement: requirementForStory({
      types: ['device_licence', 'device_record'],
      name: '药品经营许可证或备案',
    }),
    documents: [],
  })
  await user.click(screen.getByRole('radio', { name: '医疗器械经营备案凭证' }))
  expect(screen.getByText('表单 device_record')).toBeTruthy()
})

test('a document is removed after a question; why it was refused is said', async () => {
  const onRemove = vi.fn()
  const { user } = show({
    onRemove,
    documents: [savedDocumentForStory({ state: 'rejected', state_text: '未通过', reason: '照片不清晰' })],
  })
  expect(screen.getByText('未通过：照片不清晰')).toBeTruthy()
  expect(screen.getByText('未通过').dataset.state).toBe('rejected')
  await user.click(press('删除'))
  expect(await screen.findByText('删除药品经营许可证和它的文件？')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: '删除' }).at(-1) as HTMLElement)
  await waitFor(() => expect(onRemove).toHaveBeenCalledWith('drug_licence'))
})

test('a summary names its document where several are meant', () => {
  render(<DocumentSummary document={savedDocumentForStory({ long_term: 1, end_date: null })} named />)
  expect(screen.getByText('药品经营许可证')).toBeTruthy()
  expect(screen.getByText('2024-01-01 至 长期')).toBeTruthy()
})

test.each([
  [{}, '带 * 的证照必须上传，其余的可以开通更多经营范围。'],
  [
    { licence_state: 'rejected' },
    '资料未通过审核：请上传药品经营许可证需要修改：药品经营许可证。其余资料已保留，修改后可再次提交。',
  ],
  [
    { licence_state: 'rejected', review_note: '企业名称与证照不一致', documents: [] },
    '企业名称与证照不一致其余资料已保留，修改后可再次提交。',
  ],
])('[RT-18] above the documents of %o is: %s', async (change, text) => {
  const { container } = render(<DocumentsNotice registration={registrationForStory(change)} />)
  expect(container.textContent).toBe(text)
  expect(screen.queryAllByRole('alert')).toHaveLength('licence_state' in change ? 1 : 0)
  await expectAccessible(container)
})

test.each([
  [
    [{ name: '药品经营许可证' }, { name: '经营范围' }],
    '还不能提交，请先填写并保存：药品经营许可证、经营范围',
  ],
  [[{ name: '经营范围' }], '还不能提交，请先填写并保存：经营范围'],
  [[], '还不能提交，请联系客服'],
])('[RT-18] without %o it cannot be submitted, and says: %s', (missing, text) => {
  render(<DocumentsMissing missing={missing} message="请联系客服" />)
  expect(screen.getByRole('alert').textContent).toBe(text)
})

testConformance(exported, {
  DocumentsMissing: { props: { missing: [], message: '请联系客服' } },
  DocumentsNotice: { props: { registration: registrationForStory({ licence_state: 'rejected' }) } },
  DocumentPanel: {
    props: { ...PANEL },
    inside: part => <ConfirmProvider>{part}</ConfirmProvider>,
  },
  DocumentSummary: { props: { document: savedDocumentForStory() } },
})

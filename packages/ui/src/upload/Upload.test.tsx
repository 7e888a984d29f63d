import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Field } from '../field'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { FilesField } from './FilesField'
import { uploadForStory } from './fixtures'
import * as exported from './index'
import { sentItem } from './sentItem'
import { Upload, type UploadProps } from './Upload'
import { UploadList } from './UploadList'
import { sizeText } from './uploadLabels'

const scan = uploadForStory()
const pdf = uploadForStory({
  key: 'b',
  name: '副本.pdf',
  type: 'application/pdf',
  preview: null,
  url: '/file/7',
})
const failed = uploadForStory({ key: 'c', name: '背面.jpg', state: 'failed', canRetry: true })

const props = {
  label: '药品经营许可证',
  items: [scan, pdf],
  onFiles: () => {},
  onRemove: () => {},
  onRetry: () => {},
} satisfies UploadProps

function show(change: Partial<UploadProps> = {}) {
  const onFiles = vi.fn()
  const onRemove = vi.fn()
  const onRetry = vi.fn()
  const view = render(<Upload {...props} {...{ onFiles, onRemove, onRetry }} {...change} />)
  return { ...view, onFiles, onRemove, onRetry, user: userEvent.setup() }
}

const input = () => screen.getByLabelText('药品经营许可证')
const entry = (name: string) =>
  within(screen.getAllByRole('listitem').find(item => item.textContent?.includes(name)) ?? document.body)
const photo = () => new File(['x'], '营业执照.jpg', { type: 'image/jpeg' })
const zone = () => input().parentElement ?? document.body

test('files are chosen, and the same one can be chosen again', async () => {
  const { user, onFiles } = show({ items: [] })
  const file = photo()
  await user.upload(input(), file)
  await user.upload(input(), file)
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]]])
})

test('files are dropped, also of a kind that the file dialog does not offer', () => {
  const { onFiles } = show({ items: [], accept: 'image/*' })
  const file = new File(['x'], '说明.docx')
  fireEvent.dragOver(input(), { dataTransfer: { types: ['Files'], files: [] } })
  expect(screen.getByText('松开即可上传')).toBeTruthy()
  fireEvent.drop(input(), { dataTransfer: { types: ['Files'], files: [file] } })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file])
  expect(screen.queryByText('松开即可上传')).toBeNull()
})

test('a file that is dragged away again is not expected any more; inside the field it is', () => {
  show({ items: [] })
  fireEvent.dragOver(input(), { dataTransfer: { types: ['Files'], files: [] } })
  /** The pointer leaves the field for an element: jsdom has no drag events of its own. */
  function leaveFor(relatedTarget: Element) {
    fireEvent(zone(), Object.assign(createEvent.dragLeave(zone()), { relatedTarget }))
  }
  leaveFor(input())
  expect(zone().dataset.dragging).toBe('')
  leaveFor(document.body)
  expect(zone().dataset.dragging).toBeUndefined()
})

test('a drop without files reports none', () => {
  const { onFiles } = show({ items: [] })
  fireEvent.drop(input(), { dataTransfer: { types: ['text/plain'], files: [] } })
  fireEvent.change(input(), { target: { files: null } })
  expect(onFiles).not.toHaveBeenCalled()
})

test('dragged text is not taken for a file', () => {
  show()
  fireEvent.dragOver(input(), { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(zone().dataset.dragging).toBeUndefined()
})

test('a copied picture is pasted while the focus is anywhere in the field', async () => {
  const { onFiles } = show()
  const file = photo()
  fireEvent.paste(entry(scan.name).getByRole('button', { name: /^删除/ }), {
    clipboardData: { files: [file] },
  })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file])
})

test('with as many files as allowed it says so and takes no more', async () => {
  const { onFiles } = show({ max: 2 })
  expect(screen.getByText('最多 2 个文件，删除后可以再传')).toBeTruthy()
  expect(screen.getByText('2 / 2 个')).toBeTruthy()
  expect(input().getAttribute('aria-disabled')).toBe('true')
  expect(fireEvent.click(input())).toBe(false)
  fireEvent.drop(input(), { dataTransfer: { types: ['Files'], files: [photo()] } })
  fireEvent.paste(input(), { clipboardData: { files: [photo()] } })
  expect(onFiles).not.toHaveBeenCalled()
})

test('a file that was not allowed does not count', () => {
  show({ items: [scan, { ...failed, canRetry: false }], max: 2 })
  expect(screen.getByText('1 / 2 个')).toBeTruthy()
  expect(screen.getByText('选择文件')).toBeTruthy()
})

test('a disabled field takes no dropped and no pasted files', () => {
  const { onFiles } = show({ disabled: true })
  fireEvent.drop(input(), { dataTransfer: { types: ['Files'], files: [photo()] } })
  fireEvent.paste(input(), { clipboardData: { files: [photo()] } })
  expect(onFiles).not.toHaveBeenCalled()
})

test('a file on its way has a progress bar, one that failed its reason and a retry', async () => {
  const sending = uploadForStory({ key: 'd', name: '附页.png', state: 'sending', progress: 0.424 })
  const { user, onRetry } = show({ items: [sending, failed] })
  expect(screen.getByRole('progressbar', { name: '附页.png 上传进度' }).getAttribute('aria-valuenow')).toBe(
    '42',
  )
  expect(screen.getByText(/上传中 42%/)).toBeTruthy()
  expect(screen.getByText(/上传失败，请重试/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^重试\s*背面.jpg/ }))
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('c')
})

test('a file that would be refused again cannot be sent again, and can be removed', () => {
  const error = '只支持 JPG、PNG、WebP 图片和 PDF 文件'
  show({ items: [{ ...failed, error, canRetry: false }] })
  expect(screen.getByText(new RegExp(error))).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^重试/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^删除\s*背面.jpg/ })).toBeTruthy()
})

test('[LB-05] after a file is removed the focus is on the next one', async () => {
  function Held() {
    const [items, setItems] = useState([scan, pdf])
    return (
      <Upload {...props} items={items} onRemove={key => setItems(items.filter(item => item.key !== key))} />
    )
  }
  render(<Held />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^删除\s*药品经营许可证正本/ }))
  await vi.waitFor(() => expect(entry(pdf.name).getByRole('link')).toBe(document.activeElement))
})

test('a picture opens in a dialog and gives the focus back, a PDF in a new tab', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: `查看 ${scan.name}` }))
  const dialog = screen.getByRole('dialog', { name: scan.name })
  expect(within(dialog).getByRole('img', { name: scan.name }).getAttribute('src')).toBe(scan.preview)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  const link = screen.getByRole('link', { name: '查看 副本.pdf，在新标签页打开' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/file/7', '_blank'])
})

test('files of a list can be saved under their names, those without an address cannot', () => {
  const { rerender } = render(<UploadList items={[pdf, failed]} downloads />)
  const [link, ...others] = screen.getAllByRole('link', { name: /^下载/ })
  expect(others).toEqual([])
  expect([link?.getAttribute('href'), link?.getAttribute('download')]).toEqual(['/file/7', pdf.name])
  rerender(<UploadList items={[pdf, failed]} />)
  expect(screen.queryByRole('link', { name: /^下载/ })).toBeNull()
})

test('a picture that cannot be shown says what it is', () => {
  const { container } = show({ items: [scan] })
  fireEvent.error(container.querySelector('img') ?? container)
  expect(entry(scan.name).getByText('图片')).toBeTruthy()
})

test('what became of the files is announced once none is on its way', () => {
  vi.useFakeTimers()
  const { rerender } = show({ items: [] })
  const rest = () => act(() => vi.advanceTimersByTime(2000))
  rerender(<Upload {...props} items={[uploadForStory({ state: 'sending' }), pdf]} />)
  rest()
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<Upload {...props} items={[scan, pdf, failed]} />)
  rest()
  expect(screen.getByRole('status').textContent).toBe('2 个文件已上传，1 个没有成功')
  vi.useRealTimers()
})

test('without permission to change them files are only shown', () => {
  show({ readOnly: true })
  expect(screen.queryByLabelText('选择文件')).toBeNull()
  expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull()
  expect(screen.getByRole('button', { name: `查看 ${scan.name}` })).toBeTruthy()
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [840_000, '820 KB'],
  [3_355_443, '3.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

test('axe', async () => {
  const sending = uploadForStory({ key: 'd', name: '附页.png', state: 'sending', progress: 0.42 })
  const { container } = show({
    items: [scan, pdf, sending, failed],
    hint: '每个不超过 10 MB',
    error: '请上传',
  })
  await expectAccessible(container)
})

const FIELD = { name: 'file_ids', error: undefined, defaultValue: undefined }
const FILES = { items: [], notice: '', add: () => {}, remove: () => {}, retry: () => {} }

test.each([
  [false, 'JPG、PNG、WebP 图片或 PDF，每个不超过 10 MB', true],
  [true, 'JPG、PNG、WebP 图片，每张不超过 10 MB，选填', false],
])('the field of a form says which files it takes: only pictures %s', (pictures, hint, required) => {
  const { rerender } = render(
    <FilesField
      label="凭证"
      field={{ ...FIELD, error: '请上传凭证' }}
      files={FILES}
      max={3}
      pictures={pictures}
    />,
  )
  const input = screen.getByLabelText<HTMLInputElement>(/凭证/)
  expect(screen.getByText(hint)).toBeTruthy()
  expect(screen.getByText('请上传凭证')).toBeTruthy()
  expect(input.accept.includes('pdf')).toBe(!pictures)
  expect(input.closest('[data-required]') !== null).toBe(required)
  // What is wrong with the last files is said in place of what the form says.
  rerender(
    <FilesField
      label="凭证"
      field={{ ...FIELD, error: '请上传凭证' }}
      files={{ ...FILES, notice: '最多 3 个' }}
      max={3}
    />,
  )
  expect(screen.queryByText('请上传凭证')).toBeNull()
  expect(screen.getByText('最多 3 个')).toBeTruthy()
})

test('a file of the service is shown as done, a picture with a preview', () => {
  const file = { id: 3, name: '许可证.png', size: 840_000, type: 'image/png', url: '/api/file/3' }
  expect(sentItem(file)).toMatchObject({ key: '3', state: 'done', preview: '/api/file/3' })
  expect(sentItem({ ...file, type: 'application/pdf' }).preview).toBeNull()
})

test('files that can only be read have no state of an upload; one that failed says so', () => {
  const { container, rerender } = render(<UploadList items={[pdf, failed]} />)
  const texts = () => Array.from(container.querySelectorAll('[data-part="state"]'), each => each.textContent)
  expect(texts()).toEqual([sizeText(pdf.size), `${sizeText(failed.size)} · 上传失败，请重试`])
  rerender(<UploadList items={[pdf]} onRemove={() => {}} />)
  expect(texts()).toEqual([`${sizeText(pdf.size)} · 已上传`])
})

testConformance(exported, {
  FilesField: {
    props: { label: '凭证', field: FIELD, files: FILES, max: 3 },
    outer: control => control.parentElement?.parentElement ?? null,
  },
  Upload: {
    props: { ...props, items: [scan, pdf, failed] },
    outer: control => control.parentElement?.parentElement ?? null,
  },
  UploadZone: {
    props: { onFiles: () => {}, count: 0 },
    inside: part => <Field label="药品经营许可证">{part}</Field>,
    outer: control => control.parentElement,
  },
  UploadList: { props: { items: [scan, pdf, failed], onRemove: () => {}, onRetry: () => {} } },
})

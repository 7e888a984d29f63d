import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FileInfo } from '@yaoji/api-client/contract/file'
import { type DataNamed, uploadedFile } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { FilesField, useFiles } from './FilesField'

const MAX = 2

function Field({ saved, error }: { saved: readonly FileInfo[]; error?: string | undefined }) {
  const files = useFiles({ purpose: 'licence', saved, max: MAX })
  const field = { name: 'file_ids', defaultValue: undefined, error }
  return <FilesField label="证照文件" field={field} files={files} max={MAX} />
}

function open(saved: readonly FileInfo[] = [], error?: string) {
  let id = 40
  const { client, Shop } = fakeShop({
    'file.upload': (_input, { file }) => {
      id += 1
      return { file: uploadedFile({ id, name: file!.name }) }
    },
    'file.remove': () => ({}),
  })
  render(
    <Shop>
      <Field saved={saved} error={error} />
    </Shop>,
  )
  return { client, user: userEvent.setup() }
}

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const input = () => screen.getByLabelText('证照文件')
const names = () =>
  within(screen.getByRole('list', { name: '已选文件' }))
    .getAllByRole('listitem')
    .map(item => item.textContent)

test('the field says which files it takes, and offers only those', () => {
  open()
  expect(screen.getByText('JPG、PNG、WebP 图片或 PDF，每个不超过 10 MB')).toBeTruthy()
  expect(input().getAttribute('accept')).toBe('image/jpeg,image/png,image/webp,application/pdf')
  expect(screen.getByText(`0 / ${MAX} 个`)).toBeTruthy()
})

test('a file is sent for its purpose as soon as it is added; removed again, it is removed from the service', async () => {
  const { client, user } = open()
  await user.upload(input(), picture('a.png'))
  expect(await screen.findByText(/· 已上传$/)).toBeTruthy()
  expect(client.sentTo('file.upload')).toMatchObject([
    { input: { purpose: 'licence' }, file: { name: 'a.png' } },
  ])
  await user.click(screen.getByRole('button', { name: /^删除.*a\.png$/ }))
  await waitFor(() => expect(client.sentTo('file.remove').map(({ input }) => input)).toEqual([{ id: 41 }]))
})

test('a saved file stays on the service until the form is saved', async () => {
  const { client, user } = open([uploadedFile()])
  await user.upload(input(), picture('b.png'))
  await waitFor(() => expect(screen.getAllByText(/· 已上传$/)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: /^删除.*许可证\.png$/ }))
  await user.click(screen.getByRole('button', { name: /^删除.*b\.png$/ }))
  await waitFor(() => expect(client.sentTo('file.remove').map(({ input }) => input)).toEqual([{ id: 41 }]))
  expect(screen.queryByText('许可证.png')).toBeNull()
})

test('a saved picture can be looked at, another saved file opens at its address', () => {
  open([
    uploadedFile(),
    uploadedFile({ id: 32, name: '许可证.pdf', type: 'application/pdf', url: '/api/file/32' }),
  ])
  expect(screen.getByRole('button', { name: '查看 许可证.png' }).querySelector('img')).toHaveProperty(
    'src',
    new URL(uploadedFile().url, document.baseURI).href,
  )
  const link = screen.getByRole('link', { name: '查看 许可证.pdf，在新标签页打开' })
  expect(link.getAttribute('href')).toBe('/api/file/32')
})

test.each([
  [new File(['x'], 'a.svg', { type: 'image/svg+xml' }), '只支持 JPG、PNG、WebP 图片和 PDF 文件'],
  [new File([], 'a.png', { type: 'image/png' }), '文件是空的，请重新选择'],
  [Object.defineProperty(picture('a.png'), 'size', { value: 10_485_761 }), '文件不能超过 10 MB'],
])('a file that is not allowed says why and is not sent %#', (file, message) => {
  const { client } = open()
  fireEvent.change(input(), { target: { files: [file] } })
  expect(names()[0]).toContain(message)
  expect(client.sentTo('file.upload')).toEqual([])
})

test('the limit on the number of files is said in place of the error of the form', async () => {
  const { user } = open([], '请上传证照')
  expect(screen.getByText('请上传证照')).toBeTruthy()
  await user.upload(input(), [picture('a.png'), picture('b.png'), picture('c.png')])
  expect(await screen.findByText('最多上传 2 个文件，多出的没有添加')).toBeTruthy()
  expect(screen.queryByText('请上传证照')).toBeNull()
  expect(names()).toHaveLength(MAX)
})

/** Whether the browser asks before the page is left. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('while a file is sent or not saved with its form, the browser asks before the page is left', async () => {
  const { client, user } = open([uploadedFile()])
  expect(asksBeforeUnload()).toBe(false)
  let settle = (_answer: DataNamed<'file.upload'>) => {}
  client.answer({ 'file.upload': () => new Promise(resolve => (settle = resolve)) })
  await user.upload(input(), picture('a.png'))
  expect(asksBeforeUnload()).toBe(true)
  settle({ file: uploadedFile({ id: 41, name: 'a.png' }) })
  const remove = await screen.findByRole('button', { name: /^删除.*a\.png$/ })
  expect(asksBeforeUnload()).toBe(true)
  await user.click(remove)
  await waitFor(() => expect(asksBeforeUnload()).toBe(false))
})

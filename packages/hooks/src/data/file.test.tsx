import { act, renderHook } from '@testing-library/react'
import type { Client } from '@yaoji/api-client'
import { fileUpload } from '@yaoji/api-client/contract/file'
import type { Upload } from '@yaoji/api-client/upload'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ClientProvider } from './client'
import { useFileRemove, useFileUpload } from './file'
import { renderData } from './testing/renderData'

const FILE = { id: 7, name: 'a.png', type: 'image/png', size: 1, url: '/api/file/7' } as const

test('a file is sent for its purpose, and answered', async () => {
  const upload = vi.fn(async () => ({ file: FILE }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    // The hook sends through `upload` only; a double has no generic result.
    <ClientProvider client={{} as Client} upload={upload as unknown as Upload}>
      {children}
    </ClientProvider>
  )
  const { result, rerender } = renderHook(() => useFileUpload('licence'), { wrapper })
  const first = result.current
  const file = new File(['x'], 'a.png')
  const options = { onProgress: () => {} }
  expect(await act(() => first(file, options))).toEqual(FILE)
  expect(upload).toHaveBeenCalledExactlyOnceWith(fileUpload, { purpose: 'licence' }, file, options)
  rerender()
  expect(result.current).toBe(first)
})

test('removing a file that cannot be removed shows nothing', async () => {
  const { result, sent } = renderData(useFileRemove, {
    'file.remove': () => Promise.reject(new Error('409')),
  })
  await act(async () => result.current(FILE))
  expect(sent).toMatchObject([{ name: 'file.remove', input: { id: 7 } }])
})

test('without `upload` the error says what to do', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientProvider client={{} as Client}>{children}</ClientProvider>
  )
  expect(() => renderHook(() => useFileUpload('return'), { wrapper })).toThrow('Pass createUpload()')
})

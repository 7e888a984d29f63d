import { describe, expect, test } from 'vitest'
import { fileProblem, isFileType, MAX_FILE_BYTES } from './file'

describe('a file that a buyer sends', () => {
  test.each([
    ['image/jpeg', 1, null],
    ['image/png', MAX_FILE_BYTES, null],
    ['image/webp', 500, null],
    ['application/pdf', 500, null],
    ['image/png', 0, '文件是空的，请重新选择'],
    ['image/png', MAX_FILE_BYTES + 1, '文件不能超过 10 MB'],
    ['image/svg+xml', 500, '只支持 JPG、PNG、WebP 图片和 PDF 文件'],
    ['text/html', 500, '只支持 JPG、PNG、WebP 图片和 PDF 文件'],
    ['', 500, '只支持 JPG、PNG、WebP 图片和 PDF 文件'],
  ])('of the type %j with %i bytes: %j', (type, size, problem) => {
    expect(fileProblem({ type, size })).toBe(problem)
  })

  test('10 MB are 10 times 1024 times 1024 bytes', () => {
    expect(MAX_FILE_BYTES).toBe(10_485_760)
  })

  test('a type is compared as a whole', () => {
    expect(isFileType('image/png')).toBe(true)
    expect(isFileType('image/png; charset=utf-8')).toBe(false)
  })
})

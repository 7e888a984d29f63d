import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { SideLayout } from './SideLayout'

/** Whether the first text comes before the second one, as they are read. */
function isBefore(first: string, second: string): boolean {
  const order = screen.getByText(first).compareDocumentPosition(screen.getByText(second))
  return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

test('a menu is read before the page, what helps after it', async () => {
  const { container, rerender } = render(<SideLayout aside={<p>目录</p>}>运费</SideLayout>)
  expect(isBefore('目录', '运费')).toBe(true)
  await expectAccessible(container)
  rerender(
    <SideLayout side="end" aside={<p>需要准备</p>} top={<p>第 2 步</p>}>
      上传证照
    </SideLayout>,
  )
  expect(isBefore('上传证照', '需要准备')).toBe(true)
  expect(isBefore('第 2 步', '上传证照')).toBe(true)
})

test('without a column there is only the page', () => {
  const { container } = render(<SideLayout aside={undefined}>运费</SideLayout>)
  expect(container.querySelector('[data-part="aside"]')).toBeNull()
})

testConformance(exported, { SideLayout: { props: { aside: '目录', children: '运费', top: '第 2 步' } } })

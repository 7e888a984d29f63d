import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LabelsProvider } from '../labels'
import { en } from '../locales/en'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CopyButton } from './CopyButton'
import * as exported from './index'

/** A clipboard in place of the one that the test browser lacks. */
function giveClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('it copies the text, and says so with the name of what is copied', async () => {
  const copied: string[] = []
  giveClipboard(async text => void copied.push(text))
  const { container } = render(<CopyButton text="YJ26112000000018" name="订单号" />)
  fireEvent.click(screen.getByRole('button', { name: '复制订单号' }))
  expect(await screen.findByRole('button', { name: '已复制订单号' })).toBeTruthy()
  expect(copied).toEqual(['YJ26112000000018'])
  await expectAccessible(container)
})

test('where the browser does not allow it, it says how else', async () => {
  giveClipboard(() => Promise.reject(new Error('not allowed')))
  render(<CopyButton text="YJ1" name="订单号" labels={{ failed: '请选中后复制' }} />)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('请选中后复制')).toBeTruthy()
})

test('words of another language have a space before the name', () => {
  render(
    <LabelsProvider labels={en}>
      <CopyButton text="YJ1" name="order number" />
    </LabelsProvider>,
  )
  expect(screen.getByRole('button', { name: 'Copy order number' }).textContent).toBe('Copy')
})

testConformance(exported, { CopyButton: { props: { text: 'YJ1', name: '订单号' } } })

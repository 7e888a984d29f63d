import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { COMMON_CONFIG } from '../../testing/commonConfig'
import { failWith } from '../../testing/fakeClient'
import { fakeShop } from '../../testing/fakeShop'
import { Callout } from './Callout'
import { DescriptionList } from './DescriptionList'
import { FailureCallout } from './FailureCallout'
import { LoadingBlocks } from './LoadingBlocks'
import { PageHeading } from './PageHeading'
import { Panel } from './Panel'
import { type SavedSheet, SheetExport } from './SheetExport'
import { StatusMessage } from './StatusMessage'
import { StepHelp, StepLayout } from './StepLayout'

function show(content: ReactNode, hotline?: string) {
  const { Shop } = fakeShop({
    'config.common': () =>
      hotline !== undefined ? { ...COMMON_CONFIG, hot_line: hotline } : new Promise(() => {}),
  })
  return render(content, { wrapper: Shop })
}

function failureOf(fail: () => never): Error {
  try {
    return fail()
  } catch (error) {
    return error as Error
  }
}

test('a heading has its breadcrumb where it has one, and what is beside it', () => {
  const { unmount } = show(<PageHeading title="我的订单" />)
  expect(screen.getByRole('heading', { level: 1, name: '我的订单' })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
  unmount()
  show(<PageHeading title="我的订单" crumbs={[{ name: '首页', href: '/' }]} aside="共 3 张" />)
  expect(within(screen.getByRole('navigation', { name: '当前位置' })).getByRole('link').textContent).toBe(
    '首页',
  )
  expect(screen.getByText('共 3 张')).toBeTruthy()
})

test('a list of names and values leaves out a row without a value', () => {
  show(
    <DescriptionList
      rows={[
        ['订单号', 'YJ1'],
        ['备注', ''],
        ['发票', null],
        ['状态', '已签收'],
      ]}
    />,
  )
  const rows = screen.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(rows).toEqual([
    ['订单号', 'YJ1'],
    ['状态', '已签收'],
  ])
})

test('only a message about what prevented an action interrupts a screen reader', () => {
  show(
    <>
      <Callout action={<button type="button">更新证照</button>}>证照快到期</Callout>
      <Callout tone="good">已开通</Callout>
      <Callout tone="bad">没有保存</Callout>
    </>,
  )
  expect(screen.getByText('证照快到期')).toBeTruthy()
  expect(screen.getByRole('button', { name: '更新证照' })).toBeTruthy()
  expect(screen.getAllByRole('alert').map(alert => alert.textContent)).toEqual(['没有保存'])
})

test('[ER-09] a write that failed says why; without an error, or when it was cancelled, there is nothing', () => {
  const refused = failureOf(() => failWith('refused', { message: '订单已取消' }))
  const { container, rerender } = show(<FailureCallout error={refused} />)
  expect(screen.getByRole('alert').textContent).toBe('订单已取消')
  rerender(<FailureCallout error={new DOMException('left the page', 'AbortError')} />)
  expect(container.textContent).toBe('')
  rerender(<FailureCallout error={null} />)
  expect(container.textContent).toBe('')
})

test('what loads is announced once for all of its blocks', () => {
  show(<LoadingBlocks text="正在加载组合" count={3} className="list" block="block" />)
  expect(screen.getByRole('status').textContent).toBe('正在加载组合')
  expect(screen.getByRole('status').querySelectorAll('.block')).toHaveLength(3)
})

test('a panel is named by its heading, which has what is wrong with it and can take the focus', () => {
  const heading = { current: null as HTMLHeadingElement | null }
  show(
    <>
      <Panel title="证照" error="请上传营业执照" headingRef={heading} aside="2 / 5" required>
        <p>files</p>
      </Panel>
      <Panel title="地址">
        <p>address</p>
      </Panel>
    </>,
  )
  const documents = within(screen.getByRole('region', { name: '证照' }))
  expect(documents.getByText('files')).toBeTruthy()
  expect(documents.getByText('2 / 5')).toBeTruthy()
  const title = screen.getByRole('heading', { level: 2, name: '证照', description: '请上传营业执照' })
  expect(title.dataset.required).toBe('')
  heading.current?.focus()
  expect(document.activeElement).toBe(title)
  const other = screen.getByRole('heading', { level: 2, name: '地址', description: '' })
  expect([other.dataset.required, other.getAttribute('tabindex')]).toEqual([undefined, null])
})

test('a page with one message has it as its heading, below a header with a heading of its own', () => {
  const { unmount } = show(
    <StatusMessage title="没有这个品牌" text="地址写错了">
      <a href="/">回首页</a>
    </StatusMessage>,
  )
  expect(screen.getByRole('heading', { level: 1, name: '没有这个品牌' })).toBeTruthy()
  expect(screen.getByText('地址写错了')).toBeTruthy()
  expect(screen.getByRole('link', { name: '回首页' })).toBeTruthy()
  unmount()
  show(<StatusMessage title="已退出" level={2} text="请重新登录" />)
  expect(screen.getByRole('heading', { level: 2, name: '已退出' })).toBeTruthy()
})

test('a page of a process says which step it is, and has help with the hotline once it is known', async () => {
  const help = <StepHelp title="需要准备" parts={['营业执照', '许可证']} />
  const steps = [{ title: '填写资料' }, { title: '上传证照' }]
  const layout = (
    <StepLayout steps={steps} current={2} label="注册进度" help={help}>
      <p>form</p>
    </StepLayout>
  )
  const { unmount } = show(layout)
  const parts = within(screen.getByRole('region', { name: '需要准备' })).getAllByRole('listitem')
  expect(parts.map(part => part.textContent)).toEqual(['营业执照', '许可证'])
  expect(screen.queryByText(/需要帮助/)).toBeNull()
  unmount()
  const withoutLine = show(layout, '')
  expect(await screen.findByRole('region', { name: '需要准备' })).toBeTruthy()
  expect(screen.queryByText(/需要帮助/)).toBeNull()
  withoutLine.unmount()
  show(layout, '400-820-2026')
  expect(await screen.findByText('需要帮助，请拨打 400-820-2026')).toBeTruthy()
  const bar = within(screen.getByRole('navigation', { name: '注册进度' }))
  const current = bar.getAllByRole('listitem').filter(step => step.getAttribute('aria-current') === 'step')
  expect(current.map(step => step.textContent)).toEqual([expect.stringContaining('上传证照')])
  expect(screen.getByText('form')).toBeTruthy()
})

test.each<[string, () => Promise<SavedSheet>, string]>([
  ['all rows', async () => ({ saved: 3, total: 3 }), '已导出 3 行'],
  ['a part', async () => ({ saved: 2, total: 9 }), '已导出前 2 行，共 9 行。请缩小日期范围。'],
  ['no rows', async () => ({ saved: 0, total: 0 }), '没有可以导出的订单'],
  ['a failure', async () => failWith('refused', { message: '请稍后再导出' }), '请稍后再导出'],
])('an export of %s says so', async (_what, save, text) => {
  show(<SheetExport save={save} noneText="没有可以导出的订单" restText="请缩小日期范围。" />)
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: '导出 Excel' }))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('while an export runs its button is busy, and what the last one said is gone', async () => {
  const save = vi.fn<() => Promise<SavedSheet>>(async () => ({ saved: 3, total: 3 }))
  show(<SheetExport save={save} noneText="" restText="" />)
  const button = screen.getByRole('button', { name: '导出 Excel' })
  await userEvent.click(button)
  await screen.findByText('已导出 3 行')
  save.mockImplementation(() => new Promise(() => {}))
  await userEvent.click(button)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(save).toHaveBeenCalledTimes(2)
})

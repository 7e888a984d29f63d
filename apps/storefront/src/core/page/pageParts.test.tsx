import { render, screen, within } from '@testing-library/react'
import { shopConfig } from '@yaoji/api-client/testing'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { StatusMessage } from './StatusMessage'
import { StepHelp, StepLayout } from './StepLayout'

function show(content: ReactNode, hotline?: string) {
  const { Shop } = fakeShop({
    'config.common': () =>
      hotline !== undefined ? shopConfig({ hot_line: hotline }) : new Promise(() => {}),
  })
  return render(content, { wrapper: Shop })
}

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

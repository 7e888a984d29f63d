import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { expectNeedsRoot } from '../part/testing/expectNeedsRoot'
import { ConfirmProvider, useAlert, useConfirm } from './ConfirmProvider'
import type { ConfirmOptions } from './confirmTypes'
import * as exported from './index'

// The dialog is fetched with the first question; the first test does not pay for compiling it.
beforeAll(() => import('./ConfirmDialog'))

const deleting = { text: '确定删除这件商品吗？', tone: 'danger' } as const

function Cart({
  question = deleting,
  onAnswer,
}: {
  question?: ConfirmOptions
  onAnswer?: (sure: boolean) => void
}) {
  const confirm = useConfirm()
  const alert = useAlert()
  const [rows, setRows] = useState(['甲', '乙', '丙'])
  return (
    <>
      {rows.map(row => (
        <button
          key={row}
          type="button"
          onClick={async () => {
            const sure = await confirm(question)
            onAnswer?.(sure)
            if (sure) setRows(rows.filter(name => name !== row))
          }}
        >
          删除{row}
        </button>
      ))}
      <button type="button" onClick={() => alert({ text: '活动暂未开始' })}>
        参加
      </button>
    </>
  )
}

function show(question?: ConfirmOptions) {
  const onAnswer = vi.fn()
  render(
    <StrictMode>
      <ConfirmProvider>
        <Cart question={question} onAnswer={onAnswer} />
      </ConfirmProvider>
    </StrictMode>,
  )
  return { user: userEvent.setup(), onAnswer }
}

const focused = () => document.activeElement?.textContent

test('[VA-04] deleting asks, under 温馨提示, with the focus on the safe button', async () => {
  const { user, onAnswer } = show()
  await user.click(screen.getByRole('button', { name: '删除乙' }))
  const dialog = await screen.findByRole('alertdialog', { name: '温馨提示' })
  expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('确定删除这件商品吗？').id)
  expect(focused()).toBe('取消')
  await user.keyboard('{Enter}')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false)
  await waitFor(() => expect(focused()).toBe('删除乙'))
})

test.each([
  ['something that cannot be undone', deleting, 'danger', 'secondary'],
  ['something else', { text: '确定提交吗？' }, 'primary', 'secondary'],
] as const)('a question about %s has buttons that say so to the styles', async (_, question, yes, no) => {
  const { user } = show(question)
  await user.click(screen.getByRole('button', { name: '删除乙' }))
  const variant = async (name: string) => (await screen.findByRole('button', { name })).dataset.variant
  expect(await variant('确定')).toBe(yes)
  expect(await variant('取消')).toBe(no)
  expect(screen.getByRole('alertdialog').dataset.kind).toBe('confirm')
})

test('something that must be read has one button, which is the way on', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: '参加' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.dataset.kind).toBe('alert')
  const buttons = within(dialog).getAllByRole('button')
  expect(buttons.map(({ dataset }) => dataset.variant)).toEqual(['primary'])
})

test.each([
  ['with', '库存将退回', '库存将退回'],
  ['without', undefined, undefined],
])('a question %s a detail', async (_, detail, shown) => {
  const { user } = show({ ...deleting, detail })
  await user.click(screen.getByRole('button', { name: '删除乙' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.querySelector('[data-part=detail]')?.textContent).toBe(shown)
})

test('a hook outside the provider says which one is missing', () => {
  expectNeedsRoot(<Cart />, 'useConfirm has no ConfirmProvider')
})

test('[VA-04] yes answers true, and the focus goes on to the next line when its own is gone', async () => {
  const { user, onAnswer } = show()
  await user.click(screen.getByRole('button', { name: '删除乙' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true)
  await waitFor(() => expect(screen.queryByRole('button', { name: '删除乙' })).toBeNull())
  await waitFor(() => expect(focused()).toBe('删除丙'))
})

test('Esc is a no, and a press beside the dialog no answer at all', async () => {
  const { user, onAnswer } = show()
  await user.click(screen.getByRole('button', { name: '删除甲' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(dialog.previousElementSibling ?? dialog)
  expect(onAnswer).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false)
})

test('a question whose signal aborts is closed and answered with no; the focus is back, and the next one comes', async () => {
  const ended = new AbortController()
  const { user, onAnswer } = show({ text: '抽奖进行中，确定关闭吗', signal: ended.signal })
  await user.click(screen.getByRole('button', { name: '删除甲' }))
  await screen.findByRole('alertdialog')
  act(() => ended.abort())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false))
  await waitFor(() => expect(focused()).toBe('删除甲'))
  await user.click(screen.getByRole('button', { name: '参加' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('活动暂未开始')
})

test('[ST-05] an alert that follows an aborted question is shown and stays', async () => {
  const ended = new AbortController()
  const Draw = () => {
    const confirm = useConfirm()
    const alert = useAlert()
    return (
      <button
        type="button"
        onClick={() => {
          confirm({ text: '抽奖进行中，确定关闭吗？', signal: ended.signal })
          ended.signal.addEventListener('abort', () => alert({ text: '恭喜您抽中 66 积分' }))
        }}
      >
        抽奖
      </button>
    )
  }
  render(
    <ConfirmProvider>
      <Draw />
    </ConfirmProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: '抽奖' }))
  await screen.findByRole('alertdialog')
  act(() => ended.abort())
  await waitFor(() => expect(screen.queryByText('抽奖进行中，确定关闭吗？')).toBeNull())
  await waitFor(() => expect(focused()).toBe('知道了'))
  expect(screen.getByRole('alertdialog').textContent).toContain('恭喜您抽中 66 积分')
})

test('[ER-06] an alert has one button, and says its text under 温馨提示', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: '参加' }))
  const dialog = await screen.findByRole('alertdialog', { name: '温馨提示' })
  expect(dialog.textContent).toContain('活动暂未开始')
  expect(dialog.querySelectorAll('button')).toHaveLength(1)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a double press asks once; another question waits its turn', async () => {
  const asked: boolean[] = []
  const Asker = () => {
    const confirm = useConfirm()
    return (
      <button
        type="button"
        onClick={() => {
          for (const text of ['甲?', '甲?', '乙?']) confirm({ text }).then(sure => asked.push(sure))
        }}
      >
        问
      </button>
    )
  }
  render(
    <ConfirmProvider>
      <Asker />
    </ConfirmProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '问' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('甲?')
  await user.click(screen.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('乙?'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked).toEqual([true, true, false])
  await waitFor(() => expect(focused()).toBe('问'))
})

test('[ER-07] a dialog that cannot be fetched is asked in the browser’s own box', async () => {
  const plain = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const onAnswer = vi.fn()
  render(
    <ConfirmProvider load={() => Promise.reject(new Error('offline'))}>
      <Cart question={{ text: '请求超时，请刷新页面' }} onAnswer={onAnswer} />
    </ConfirmProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: '删除甲' }))
  await act(async () => {})
  expect(plain).toHaveBeenCalledExactlyOnceWith('请求超时，请刷新页面')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true)
  plain.mockRestore()
})

test('labels replace the words of questions and alerts', async () => {
  render(
    <ConfirmProvider labels={{ title: 'Please note', confirm: 'Yes', cancel: 'No' }}>
      <Cart />
    </ConfirmProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: '删除甲' }))
  expect(await screen.findByRole('alertdialog', { name: 'Please note' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'No' })).toBe(document.activeElement)
  expect(screen.getByRole('button', { name: 'Yes' })).toBeTruthy()
})

test('axe', async () => {
  const { user } = show({ ...deleting, detail: '阿莫西林胶囊 0.25g×24粒' })
  await user.click(screen.getByRole('button', { name: '删除甲' }))
  await screen.findByRole('alertdialog')
  await expectAccessible(document.body)
})

testConformance(exported, { ConfirmProvider: 'it renders its children; questions are dialogs of their own' })

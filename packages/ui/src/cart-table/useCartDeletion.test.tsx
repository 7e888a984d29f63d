import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmProvider } from '../confirm'
import { ToastProvider } from '../toast'
import { type DeletedLine, useCartDeletion } from './useCartDeletion'

const line = (id: number, name: string, ypgg = '12片'): DeletedLine => ({
  id,
  combination: null,
  goods: { name, ypgg },
})
const packageLine: DeletedLine = { ...line(3, '甲'), combination: { name: '感冒组合' } }

function show(
  lines: readonly DeletedLine[],
  restore = vi.fn(async () => ({ added: [{}], refused: [] as { message: string }[] })),
) {
  function Delete() {
    const { ask, deleted } = useCartDeletion({ restore })
    return (
      <button type="button" onClick={async () => (await ask(lines)) && deleted(lines)}>
        清理
      </button>
    )
  }
  render(
    <ConfirmProvider>
      <ToastProvider>
        <Delete />
      </ToastProvider>
    </ConfirmProvider>,
  )
  return { restore, user: userEvent.setup() }
}

const question = () => screen.findByRole('alertdialog')
const accept = async () => within(await question()).getByRole('button', { name: '删除' })

test.each([
  ['one', [line(1, '甲')], '确定删除这件商品吗？\n甲 12片', '已删除 甲 12片'],
  ['one without a specification', [line(1, '甲', '')], '确定删除这件商品吗？\n甲', '已删除 甲'],
  ['a combination', [packageLine], '确定删除这件商品吗？\n感冒组合', '已删除 感冒组合'],
  ['two', [line(1, '甲'), line(2, '乙')], '确定删除这些商品吗？\n删除 2 种：甲、乙', '已删除 2 种：甲、乙'],
  [
    'more',
    [line(1, '甲'), packageLine, line(2, '乙')],
    '确定删除这些商品吗？\n删除 3 种：甲、感冒组合 等',
    '已删除 3 种：甲、感冒组合 等',
  ],
])('[VA-04] a deletion of %s names it before and after', async (_, lines, asked, said) => {
  const { user } = show(lines)
  await user.click(screen.getByRole('button', { name: '清理' }))
  expect((await question()).textContent).toContain(asked)
  await user.click(await accept())
  expect(await screen.findByText(said)).toBeTruthy()
})

test('the message undoes it, and says so', async () => {
  const { user, restore } = show([line(1, '甲'), line(2, '乙')])
  await user.click(screen.getByRole('button', { name: '清理' }))
  await user.click(await accept())
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  expect(restore).toHaveBeenCalledExactlyOnceWith([1, 2])
  expect(await screen.findByText('已恢复 2 种：甲、乙')).toBeTruthy()
})

test.each([
  [[], '购物车里已有这种商品'],
  [[{}], '已恢复 1 种；购物车里已有这种商品'],
])('what is not back says why', async (added, said) => {
  const refused = [{ message: '购物车里已有这种商品' }]
  const { user } = show(
    [line(1, '甲')],
    vi.fn(async () => ({ added, refused })),
  )
  await user.click(screen.getByRole('button', { name: '清理' }))
  await user.click(await accept())
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  expect(await screen.findByText(said)).toBeTruthy()
})

test('without lines nothing is asked', async () => {
  const { user } = show([])
  await user.click(screen.getByRole('button', { name: '清理' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

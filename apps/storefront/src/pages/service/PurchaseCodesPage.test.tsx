import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PurchaseCode } from '@yaoji/api-client/contract/purchase-code'
import type { DataNamed } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import PurchaseCodesPage from './PurchaseCodesPage'

const codeFor = (id: number, text: string): PurchaseCode => ({
  id,
  text,
  is_own: 1,
  goods: {
    id,
    code: `YJ${id}`,
    name: '阿莫西林胶囊',
    ypgg: '0.25g×24粒',
    sccj: '香港澳美制药厂',
    off_sale: 0,
  },
  saved_by: '惠民大药房',
  saved_at: '2026-11-20 10:00:00',
})

const pageOf = (list: PurchaseCode[], all = list.length): DataNamed<'purchaseCode.list'> => ({
  ...{ list, total: list.length, page: 1, per_page: 20, last_page: 1 },
  ...{ all, max_codes: 20_000 },
})

describePageStates('purchaseCodes', {
  answers: { 'purchaseCode.list': () => pageOf([codeFor(1, '001023')]) },
  call: 'purchaseCode.list',
  crumbs: { 首页: '/', 快捷采购: '/zzfw/kjcg', 您的编码: '' },
  ready: '001023',
  loading: '正在加载您的编码',
  empty: { answer: pageOf([]), text: /会记在这里，下次优先匹配/ },
})

/** The page of a company with two codes, which can be removed and come back. */
function open() {
  let kept = [codeFor(1, '001023'), codeFor(2, '001024')]
  const removals = new Map<string, PurchaseCode[]>()
  const shop = fakeShop(
    {
      'purchaseCode.list': ({ keywords = '' }) =>
        pageOf(
          kept.filter(({ text }) => text.includes(keywords)),
          kept.length,
        ),
      'purchaseCode.remove'({ ids }) {
        const gone = kept.filter(({ id }) => !ids || ids.includes(id))
        kept = kept.filter(each => !gone.includes(each))
        const removal = `r${removals.size}`
        removals.set(removal, gone)
        return { count: gone.length, removal }
      },
      'purchaseCode.restore'({ removal }) {
        const back = removals.get(removal) ?? []
        kept = [...kept, ...back]
        return { count: back.length }
      },
    },
    { at: '/zzfw/kjcg/codes' },
  )
  render(<PurchaseCodesPage />, { wrapper: shop.Shop })
  return { ...shop, user: userEvent.setup() }
}

const findRow = (name: RegExp) => screen.findByRole('row', { name })
const gone = (name: RegExp) => waitFor(() => expect(screen.queryByRole('row', { name })).toBeNull())

test('[RT-30] a buyer removes a code, and brings it back', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '删除 001023' }))
  await gone(/^001023/)
  expect(await findRow(/^001024/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  expect(await findRow(/^001023/)).toBeTruthy()
  expect(await screen.findByText('已恢复')).toBeTruthy()
})

test('[RT-30] all codes are removed after a question, and come back', async () => {
  const { user, client } = open()
  await user.click(await screen.findByRole('button', { name: '全部删除' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('删除全部 2 个编码吗？同一总部的门店都不再使用它们。')
  await user.click(within(question).getByRole('button', { name: '取消' }))
  expect(client.sentTo('purchaseCode.remove')).toEqual([])
  await user.click(screen.getByRole('button', { name: '全部删除' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '全部删除' }))
  expect(await screen.findByText('还没有编码')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  expect(await findRow(/^001024/)).toBeTruthy()
})

test('[RT-30] a buyer finds a code by a part of it', async () => {
  const { user } = open()
  expect(await screen.findByText('共 2 个，最多 20,000 个')).toBeTruthy()
  await user.type(await screen.findByLabelText('编码、品名、规格或厂家'), '24{Enter}')
  await gone(/^001023/)
  expect(await screen.findByText('找到 1 个，共 2 个')).toBeTruthy()
})

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderReturns } from '@yaoji/api-client/contract/return'
import { type Answers, type DataNamed, returnFor, returnsOf } from '@yaoji/api-client/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { ReturnForm } from './ReturnForm'

beforeEach(() => sessionStorage.clear())

const FILE = { id: 4, name: '破损.png', type: 'image/png', size: 2048, url: '/api/file/4' } as const
const png = () => new File(['x'], FILE.name, { type: FILE.type })

interface Opening {
  returns?: OrderReturns
  onCancel?: () => void
  answers?: Answers
}

function open({ returns = returnsOf(), onCancel, answers = {} }: Opening = {}) {
  const { Shop, client } = fakeShop(answers)
  const onDone = vi.fn<() => void>()
  const { unmount } = render(<ReturnForm returns={returns} onDone={onDone} onCancel={onCancel} />, {
    wrapper: Shop,
  })
  return { client, onDone, unmount, user: userEvent.setup() }
}

const reason = () => screen.getByRole('combobox', { name: /原因/ })
const packs = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const rows = () => within(screen.getByRole('group', { name: '商品和数量' })).getAllByRole('listitem')
const rule = () => screen.queryByText(/只能因质量、破损、短少或发错申请/)

test('[RT-27 /order/returnInfo/{id}] the form begins with the kinds, and each batch with what can be returned of it', () => {
  const [first, second] = returnsOf().batches
  const over = { ...second!, batch_id: 33, name: '板蓝根颗粒', returnable: 0 }
  open({
    returns: returnsOf([], {
      batches: [{ ...first!, returned: 3, open_number: 3, returnable: 7 }, second!, over],
    }),
  })
  expect(screen.getByRole('form', { name: '申请退换货' })).toBeTruthy()
  const kinds = within(screen.getByRole('radiogroup', { name: /处理方式/ })).getAllByRole('radio')
  expect(kinds.map(kind => (kind as HTMLInputElement).checked)).toEqual([true, false])
  expect(screen.getByRole('radio', { name: '仅退款到货短少或破损。' })).toBeTruthy()
  expect(rows()).toHaveLength(2)
  const [amoxicillin, bifid] = rows().map(row => row.textContent)
  expect(amoxicillin).toContain('阿莫西林胶囊 24粒批号 B250909，有效期至 2027-01-01，每盒实付 ¥12.80')
  expect(amoxicillin).toContain('已发 10 盒，其中 3 盒在申请中')
  expect(amoxicillin).toContain('/ 7 盒')
  expect(bifid).toContain('已发 4 盒')
  expect(bifid).not.toContain('在申请中')
  for (const text of [/^最多/, /^退 ¥/, /预计退款/]) expect(screen.queryByText(text)).toBeNull()
  expect(rule()).toBeNull()
  expect(packs(/阿莫西林胶囊 批号 B250909 的数量/)).toHaveProperty('value', '')
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
})

test('[RT-27 /order/returnInfo/{id}] a batch tells refunded, replaced and requested packs apart', () => {
  const [first, second] = returnsOf().batches
  const one = { ...first!, returned: 5, refunded_number: 5, returnable: 5 }
  const other = { ...second!, returned: 3, open_number: 1, refunded_number: 1, returnable: 1 }
  open({ returns: returnsOf([], { batches: [one, other] }) })
  const [amoxicillin, bifid] = rows().map(row => row.textContent)
  expect(amoxicillin).toContain('已发 10 盒，其中 5 盒已退')
  expect(amoxicillin).not.toMatch(/在申请中|补发/)
  expect(bifid).toContain('已发 4 盒，其中 1 盒已退、1 盒已换货或补发、1 盒在申请中')
})

test('[RT-27 /order/returnInfo/{id}] a click selects the packs, and a typed 3 is 3', async () => {
  const { user } = open()
  const field = packs(/阿莫西林/)
  await user.type(field, '10')
  await user.click(document.body)
  await user.click(field)
  await user.keyboard('3')
  expect(field.value).toBe('3')
  expect(screen.getByText('退 ¥38.41')).toBeTruthy()
})

test('[RT-27 /order/returnInfo/{id}] packs that cannot be returned stay as they were typed, say why, and are not sent', async () => {
  const { client, user, onDone } = open({
    answers: { 'return.create': () => ({ order_return: returnFor(1) }) },
  })
  const field = packs(/阿莫西林/)
  await user.selectOptions(reason(), '不需要了')
  for (const [typed, message] of [
    ['25', '最多 10 盒'],
    ['2.7', '请填写整数'],
    ['-3', '最少 0 盒'],
    ['三', '请填写数字'],
  ] as const) {
    await user.clear(field)
    await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: '提交申请' }))
    expect(field.value).toBe(typed)
    expect(screen.getByText(message)).toBeTruthy()
    expect(screen.queryByText(/^(退 ¥|预计退款)/)).toBeNull()
  }
  expect(client.sentTo('return.create')).toEqual([])
  await user.clear(field)
  await user.type(field, '10')
  expect(screen.getByText('退 ¥128.05')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(client.sentTo('return.create').map(({ input }) => input)).toMatchObject([
    { lines: [{ batch_id: 31, number: 10 }] },
  ])
})

test('[RT-27 /order/returnInfo/{id}] goods that are taken back for their quality only are not sent with another reason', async () => {
  const { client, user, onDone } = open({
    answers: { 'return.create': () => ({ order_return: returnFor(1) }) },
  })
  await user.type(packs(/阿莫西林/), '2')
  await user.type(packs(/双歧杆菌/), '1')
  expect(rule()).toBeNull()
  await user.selectOptions(reason(), '不需要了')
  expect(rule()).toBeTruthy()
  expect(packs(/双歧杆菌/)).toHaveProperty('value', '')
  expect(packs(/阿莫西林/)).toHaveProperty('disabled', false)
  await user.selectOptions(reason(), '破损或污染')
  expect(rule()).toBeNull()
  expect(packs(/双歧杆菌/)).toHaveProperty('value', '1')
  await user.selectOptions(reason(), '不需要了')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(client.sentTo('return.create').map(({ input }) => input)).toMatchObject([
    { id: 9, kind: 'return_refund', reason: 'unwanted', lines: [{ batch_id: 31, number: 2 }] },
  ])
})

test('[RT-27 /order/returnInfo/{id}] near-expiry stock cannot be requested for its expiry', async () => {
  const { kinds, batches } = returnsOf()
  const reasons = [
    ...kinds[0]!.reasons,
    { reason: 'near_expiry', name: '效期太近', needs_files: 0, quality: 0 } as const,
  ]
  const near = { ...batches[0]!, near_expiry: 1 } as const
  const { user } = open({ returns: returnsOf([], { kinds: [{ ...kinds[0]!, reasons }], batches: [near] }) })
  const ruleOfExpiry = () => screen.queryByText(/是近效期商品，购买时已标明有效期/)
  await user.selectOptions(reason(), '不需要了')
  expect(ruleOfExpiry()).toBeNull()
  await user.selectOptions(reason(), '效期太近')
  expect(ruleOfExpiry()).toBeTruthy()
  expect(packs(/阿莫西林/)).toHaveProperty('disabled', true)
})

test('[RT-27 /order/returnInfo/{id}] another kind keeps a reason that it has, and offers only its own', async () => {
  const { user } = open()
  const choices = () =>
    within(reason())
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(choices()).toEqual(['破损或污染', '不需要了'])
  await user.selectOptions(reason(), '破损或污染')
  await user.click(screen.getByRole('radio', { name: /仅退款/ }))
  expect(choices()).toEqual(['破损或污染'])
  expect(reason()).toHaveProperty('value', 'damaged')
  await user.click(screen.getByRole('radio', { name: /退货退款/ }))
  await user.selectOptions(reason(), '不需要了')
  await user.click(screen.getByRole('radio', { name: /仅退款/ }))
  expect(reason()).toHaveProperty('value', '')
  // The reason that the other kind had is not chosen again with that kind.
  await user.click(screen.getByRole('radio', { name: /退货退款/ }))
  expect(reason()).toHaveProperty('value', '')
})

test('[RT-27 /order/returnInfo/{id}] pictures are sent first, then the request with them; meanwhile nothing is submitted', async () => {
  let settle = (_answer: DataNamed<'file.upload'>) => {}
  const onCancel = vi.fn<() => void>()
  const { client, user, onDone } = open({
    onCancel,
    answers: {
      'file.upload': () => new Promise(resolve => (settle = resolve)),
      'return.create': () => ({ order_return: returnFor(1) }),
    },
  })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '申请退换货' }))
  await user.selectOptions(reason(), '破损或污染')
  await user.type(packs(/双歧杆菌/), '1')
  await user.upload(screen.getByLabelText(/照片或文件/), png())
  const busy = await screen.findByRole('button', { name: '照片上传中' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  await user.click(busy)
  expect(client.sentTo('return.create')).toEqual([])
  settle({ file: FILE })
  await user.click(await screen.findByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('申请已提交，等待审核')).toBeTruthy()
  expect(onDone).toHaveBeenCalledOnce()
  expect(client.sentTo('return.create').map(({ input }) => input)).toMatchObject([
    { lines: [{ batch_id: 32, number: 1 }], file_ids: [4] },
  ])
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('[RT-27 /order/returnInfo/{id}] what was chosen and typed is there after a reload, until it was sent', async () => {
  const answers: Answers = { 'return.create': () => ({ order_return: returnFor(1) }) }
  const { user, unmount } = open({ answers })
  await user.click(screen.getByRole('radio', { name: /仅退款/ }))
  await user.selectOptions(reason(), '破损或污染')
  await user.type(packs(/阿莫西林/), '10')
  await user.type(packs(/双歧杆菌/), '1')
  await user.type(screen.getByRole('textbox', { name: /说明/ }), '外箱破损')
  unmount()
  const again = open({ answers })
  expect(screen.getByRole('radio', { name: /仅退款/ })).toHaveProperty('checked', true)
  expect(reason()).toHaveProperty('value', 'damaged')
  expect(packs(/阿莫西林/)).toHaveProperty('value', '10')
  expect(packs(/双歧杆菌/)).toHaveProperty('value', '1')
  expect(screen.getByRole('textbox', { name: /说明/ })).toHaveProperty('value', '外箱破损')
  await again.user.click(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(again.onDone).toHaveBeenCalledOnce())
  expect(again.client.sentTo('return.create').map(({ input }) => input)).toMatchObject([
    {
      ...{ kind: 'refund_only', reason: 'damaged', text: '外箱破损' },
      lines: [
        { batch_id: 31, number: 10 },
        { batch_id: 32, number: 1 },
      ],
    },
  ])
  again.unmount()
  open({ returns: returnsOf() })
  expect(packs(/阿莫西林/)).toHaveProperty('value', '')
  expect(screen.getByRole('textbox', { name: /说明/ })).toHaveProperty('value', '')
})

test('[RT-27 /order/returnInfo/{id}] the draft of another order is not shown', async () => {
  const { user, unmount } = open()
  await user.type(packs(/阿莫西林/), '2')
  unmount()
  open({ returns: returnsOf([], { order_id: 10 }) })
  expect(packs(/阿莫西林/)).toHaveProperty('value', '')
})

test('[RT-27 /order/returnInfo/{id}] a gift says how many packs of it must come back with the chosen goods', async () => {
  const { kinds, batches } = returnsOf()
  const [bought] = batches
  const gift = {
    ...{ ...bought!, batch_id: 41, line_id: 4, name: '棉签', bzdw: '包', shipped: 2, returnable: 2 },
    is_gift: 1 as const,
    ...{ unit_amount: '0.00', line_packs: 2, line_paid: '0.00', line_voucher: '0.00' },
    gift: { line_id: 1, need: 5, give: 1, kept: 10 },
  }
  const { user } = open({ returns: returnsOf([], { kinds, batches: [bought!, gift] }) })
  const hint = () => screen.queryByText(/^赠品，须一并退回/)?.textContent
  await user.type(packs(/阿莫西林/), '6')
  expect(hint()).toBeUndefined()
  await user.selectOptions(reason(), '不需要了')
  expect(hint()).toBe('赠品，须一并退回共 2 包')
  expect(rows()[1]!.textContent).toContain('须一并退回共 2 包')
  expect(rows()[0]!.textContent).not.toContain('赠品')
  fireEvent.change(packs(/阿莫西林/), { target: { value: '5' } })
  expect(hint()).toBe('赠品，须一并退回共 1 包')
  await user.selectOptions(reason(), '破损或污染')
  expect(hint()).toBeUndefined()
})

test('[RT-27 /order/returnInfo/{id}] a gift has its tag before anything is chosen, also one without a rule for its return', () => {
  const [bought] = returnsOf().batches
  const gift = { ...bought!, batch_id: 41, line_id: 4, is_gift: 1 as const, gift: null }
  open({ returns: returnsOf([], { batches: [bought!, gift] }) })
  expect(rows().map(row => row.querySelectorAll('[data-tag="赠"]').length)).toEqual([0, 1])
  expect(screen.getByRole('textbox', { name: '退 阿莫西林胶囊（赠） 批号 B250909 的数量' })).toBeTruthy()
})

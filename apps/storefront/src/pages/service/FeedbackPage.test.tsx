import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Feedback } from '@yaoji/api-client/contract/feedback'
import { type Answers, failWith } from '@yaoji/api-client/testing'
import { afterEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { openShop } from '../../testing/openShop'
import FeedbackPage from './FeedbackPage'

const ANSWERED: Feedback = {
  id: 3,
  kind: 'goods',
  kind_text: '商品问题',
  content: '外箱破损，两盒受潮',
  contact: '13800000001',
  order_sn: '',
  files: [{ id: 4, name: '破损.png', type: 'image/png', size: 2048, url: '/api/file/4' }],
  created_at: '2026-11-20 10:00:00',
  is_answered: 1,
  answers: [{ time: '2026-11-20 15:00:00', text: '已安排补发' }],
}

const pageOf = (...list: Feedback[]) => ({ list, total: list.length, page: 1, per_page: 10, last_page: 1 })

afterEach(() => sessionStorage.clear())

describePageStates('feedback', {
  answers: { 'feedback.list': () => pageOf(ANSWERED) },
  call: 'feedback.list',
  asks: { page: 1, per_page: 10 },
  crumbs: { 首页: '/', 意见反馈: '' },
  loading: '正在加载反馈',
  ready: '外箱破损，两盒受潮',
  empty: { answer: pageOf(), text: '还没有反馈' },
})

function open(answers: Answers) {
  const shop = fakeShop({ 'feedback.list': () => pageOf(ANSWERED), ...answers }, { at: '/zzfw/yjfk' })
  render(<FeedbackPage />, { wrapper: shop.Shop })
  return { ...shop, user: userEvent.setup() }
}

test('[RT-32 /zzfw/yjfk] messages have their pictures and answers', async () => {
  open({})
  expect(await screen.findByText('已安排补发')).toBeTruthy()
  expect(screen.getByText('已答复')).toBeTruthy()
  expect(screen.getByRole('button', { name: '查看 破损.png' })).toBeTruthy()
})

test('[RT-32 /zzfw/yjfk] a message is sent with its pictures; then the form is empty and the list has it', async () => {
  const { user, client } = open({
    'feedback.list': () => pageOf(),
    'file.upload': () => ({ file: ANSWERED.files[0]! }),
    'feedback.create': () => ({ id: 3, message: '已转交采购与质管部门' }),
  })
  await user.selectOptions(await screen.findByLabelText(/反馈类型/), '商品问题')
  await user.type(screen.getByLabelText(/反馈内容/), '外箱破损，两盒受潮')
  await user.upload(screen.getByLabelText(/图片/), new File(['x'], '破损.png', { type: 'image/png' }))
  await screen.findByRole('button', { name: '查看 破损.png' })
  client.answer({ 'feedback.list': () => pageOf(ANSWERED) })
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(await screen.findByText('已转交采购与质管部门')).toBeTruthy()
  expect(await screen.findByText('已安排补发')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('已转交采购与质管部门')
  expect(screen.getByLabelText(/反馈内容/)).toHaveProperty('value', '')
  expect(client.sentTo('feedback.create').map(({ input }) => input)).toMatchObject([
    { data: { kind: 'goods', content: '外箱破损，两盒受潮', file_ids: [4] } },
  ])
})

test('[RT-32 /zzfw/yjfk] [VA-03] an empty message is not sent', async () => {
  const { user, client } = open({})
  await user.click(await screen.findByRole('button', { name: '提交反馈' }))
  expect(await screen.findByText('请选择反馈类型')).toBeTruthy()
  expect(screen.getByText('请填写反馈内容')).toBeTruthy()
  expect(client.sentTo('feedback.create')).toEqual([])
})

test('[RT-32 /zzfw/yjfk] a message without an answer waits, and an answer has its time', async () => {
  const waiting = {
    ...ANSWERED,
    id: 4,
    content: '页面打不开',
    files: [],
    is_answered: 0 as const,
    answers: [],
  }
  open({ 'feedback.list': () => pageOf(ANSWERED, waiting) })
  await screen.findByText('页面打不开')
  expect(screen.getByText('待答复').dataset.answered).toBeUndefined()
  expect(screen.getByText('已答复').dataset.answered).toBe('')
  expect(screen.getAllByRole('list', { name: '图片' })).toHaveLength(1)
  expect(screen.getByText('客服答复 2026-11-20 15:00')).toBeTruthy()
})

test('[RT-32 /zzfw/yjfk] a refused message says why at its field, keeps the text, and is kept through a reload', async () => {
  const { user } = openShop('/zzfw/yjfk', {
    'feedback.list': () => pageOf(),
    'feedback.create': () =>
      failWith('invalid', { fields: { 'data.content': ['内容含有联系方式，请删除'] } }),
  })
  expect(await screen.findByLabelText(/联系方式/)).toHaveProperty('value', '13800000001')
  await user.selectOptions(screen.getByLabelText(/反馈类型/), '投诉')
  await user.type(screen.getByLabelText(/反馈内容/), '送货太慢')
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  expect((await screen.findAllByText('内容含有联系方式，请删除')).length).toBeGreaterThan(0)
  cleanup()
  open({})
  expect(await screen.findByLabelText(/反馈内容/)).toHaveProperty('value', '送货太慢')
  expect(screen.getByLabelText(/反馈类型/)).toHaveProperty('value', 'complaint')
})

test('[RT-32 /zzfw/yjfk] while a picture is sent, the message is not', async () => {
  const { user, client } = open({ 'file.upload': () => new Promise(() => {}) })
  await user.upload(await screen.findByLabelText(/图片/), new File(['x'], '破损.png', { type: 'image/png' }))
  await user.click(await screen.findByRole('button', { name: '图片上传中' }))
  expect(client.sentTo('feedback.create')).toEqual([])
  expect(screen.queryByText('请选择反馈类型')).toBeNull()
})

test('[RT-32 /zzfw/yjfk] each message has its kind and time, and further pages are links', async () => {
  open({ 'feedback.list': () => ({ ...pageOf(ANSWERED), total: 11, last_page: 2 }) })
  await screen.findByText('外箱破损，两盒受潮')
  const own = within(screen.getByRole('region', { name: '我的反馈' }))
  expect(own.getByText('商品问题')).toBeTruthy()
  expect(own.getByText('2026-11-20 10:00')).toBeTruthy()
  expect(own.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe('/zzfw/yjfk?page=2')
})

test('[RT-32 /zzfw/yjfk] while a message is sent, a second press sends nothing; the kinds are to be chosen from', async () => {
  const { user, client } = open({ 'feedback.create': () => new Promise(() => {}) })
  const kind = await screen.findByLabelText<HTMLSelectElement>(/反馈类型/)
  expect(kind.value).toBe('')
  expect([...kind.options].map(({ text }) => text)).toEqual([
    '请选择',
    '建议',
    '投诉',
    '商品问题',
    '订单问题',
    '其他',
  ])
  await user.selectOptions(kind, '建议')
  await user.type(screen.getByLabelText(/反馈内容/), '希望有夜间配送')
  const send = screen.getByRole('button', { name: '提交反馈' })
  await user.click(send)
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('true'))
  await user.click(send)
  expect(client.sentTo('feedback.create')).toHaveLength(1)
})

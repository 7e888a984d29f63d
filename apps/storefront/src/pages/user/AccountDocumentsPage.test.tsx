import { screen, waitFor, within } from '@testing-library/react'
import {
  type Answers,
  licenceDocumentFor,
  licenceDocumentsOf,
  licenceScopes,
} from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'
import { tableOf } from '../../testing/tableOf'

describePageStates('accountDocuments', {
  answers: {
    'licence.documents': () => licenceDocumentsOf([licenceDocumentFor()]),
    'licence.scopes': () => licenceScopes(),
  },
  call: 'licence.documents',
  crumbs: { 首页: '/', 基本信息: '/zhzx/basic', 资质证件: '' },
  loading: '正在加载资质证件',
  ready: '鄂DA0270001',
})

function open(answers: Answers = {}) {
  return openShop('/zhzx/basic/zzzj', {
    'licence.documents': () => licenceDocumentsOf([licenceDocumentFor()]),
    'licence.scopes': () => licenceScopes(),
    ...answers,
  })
}

test('[RT-24 /zhzx/basic/zzzj] an ended document is named with what to do; a closed scope says what opens it', async () => {
  const message = '《药品经营许可证》已于 2026-11-10 到期，请更新后再结算'
  open({
    'licence.documents': () =>
      licenceDocumentsOf(
        [
          licenceDocumentFor({
            state: 'expired',
            state_text: '已于 2026-11-10 到期，请更新',
            days_left: -12,
          }),
        ],
        { licence_state: 'expired', licence_message: message },
      ),
  })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText('已于 2026-11-10 到期，请更新').dataset.state).toBe('expired')
  expect(await screen.findByText('需要医疗器械经营许可证')).toBeTruthy()
})

test('[RT-24 /zhzx/basic/zzzj] [VA-03] a new version says at its fields what is missing', async () => {
  const { user, client } = open()
  await user.click(await screen.findByRole('button', { name: '更新药品经营许可证' }))
  const dialog = await screen.findByRole('dialog', { name: '更新药品经营许可证' })
  expect(within(dialog).getByLabelText('许可证编号')).toHaveProperty('value', '鄂DA0270001')
  await user.click(within(dialog).getByRole('button', { name: '提交审核' }))
  expect(await screen.findByText('请上传药品经营许可证')).toBeTruthy()
  expect(screen.getByText('请选择有效期起始日')).toBeTruthy()
  expect(client.sentTo('licence.update')).toEqual([])
})

test('[RT-24 /zhzx/basic/zzzj] every version that was submitted is in the history', async () => {
  const [version] = licenceDocumentFor().versions
  const rejected = {
    ...version!,
    id: 12,
    state: 'rejected' as const,
    state_text: '未通过',
    reason: '照片不清晰',
    submitted_at: '2026-11-20 09:00:00',
  }
  const { user } = open({
    'licence.documents': () =>
      licenceDocumentsOf([licenceDocumentFor({ reason: '照片不清晰', versions: [rejected, version!] })]),
  })
  await user.click(await screen.findByRole('button', { name: '药品经营许可证的历史版本' }))
  const dialog = await screen.findByRole('dialog', { name: '药品经营许可证的历史版本' })
  const items = within(dialog).getAllByText(/生效中|未通过$/)
  expect(items.map(item => item.textContent)).toEqual(['未通过', '生效中'])
  expect(within(dialog).getByText('照片不清晰')).toBeTruthy()
})

test('[RT-24 /zhzx/basic/zzzj] before the approval documents are changed in the registration', async () => {
  open({
    'licence.documents': () =>
      licenceDocumentsOf([licenceDocumentFor()], {
        can_update: 0,
        licence_state: 'submitted',
        licence_message: '资质审核中',
      }),
  })
  const link = await screen.findByRole('link', { name: '去完善资料' })
  expect(link.getAttribute('href')).toBe('/register/step3')
  expect(screen.queryByRole('button', { name: /^更新/ })).toBeNull()
})

test.each([
  ['all are valid', '', ['valid', 'valid'], ['资质已通过，证照都在有效期内']],
  [
    'documents that have ended are apart from those that soon will',
    '',
    ['expired', 'expiring'],
    ['资质已通过', '已到期：食品经营许可证，请更新', '即将到期：医疗器械经营许可证，请及时更新'],
  ],
  [
    'what the service says is not said again',
    '《食品经营许可证》已于 2026-11-10 到期，请更新后再结算',
    ['expired', 'expiring'],
    ['《食品经营许可证》已于 2026-11-10 到期，请更新后再结算', '即将到期：医疗器械经营许可证，请及时更新'],
  ],
] as const)(
  '[RT-24 /zhzx/basic/zzzj] the page sums up the documents: %s',
  async (_case, licence_message, [food, device], notices) => {
    const list = [
      licenceDocumentFor(),
      licenceDocumentFor({ type: 'food_licence', name: '食品经营许可证', is_required: 0, state: food }),
      licenceDocumentFor({
        type: 'device_licence',
        name: '医疗器械经营许可证',
        is_required: 0,
        state: device,
      }),
    ]
    open({ 'licence.documents': () => licenceDocumentsOf(list, { licence_message }) })
    const status = (await screen.findByText(notices[0])).parentElement
    expect(Array.from(status?.children ?? [], notice => notice.textContent)).toEqual(notices)
    expect(screen.queryByRole('link', { name: '去完善资料' })).toBeNull()
  },
)

test('[RT-24 /zhzx/basic/zzzj] a closed history is gone, and another dialog can be opened', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '药品经营许可证的历史版本' }))
  await screen.findByRole('dialog', { name: '药品经营许可证的历史版本' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: '更新药品经营许可证' }))
  expect(await screen.findByRole('dialog', { name: '更新药品经营许可证' })).toBeTruthy()
})

test('[RT-24 /zhzx/basic/zzzj] every document is a row of the table, and every scope has its number of products', async () => {
  open()
  const scopes = within(await screen.findByRole('region', { name: '经营范围' }))
  const items = await scopes.findAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual([
    '化学药 900 种已开通',
    '医疗器械 80 种需要医疗器械经营许可证',
  ])
  const { heads, rows } = tableOf('资质证件')
  expect(heads).toEqual(['证照', '编号', '有效期', '状态', '操作'])
  expect(rows).toEqual([
    ['无图药品经营许可证必需', '鄂DA0270001', '2024-01-01 至 2029-01-01', '有效期至 2029-01-01', '更新历史'],
  ])
})

test('[RT-24 /zhzx/basic/zzzj] scopes that are loading say so, and those that failed have a retry beside the documents', async () => {
  const { client, user, unmount } = open({ 'licence.scopes': () => new Promise(() => {}) })
  expect(await screen.findByText('正在加载经营范围')).toBeTruthy()
  expect(screen.getByText('鄂DA0270001')).toBeTruthy()
  unmount()
  expect(client.sentTo('licence.scopes')).toHaveLength(1)
  const failed = open({ 'licence.scopes': () => Promise.reject(new Error('lost')) })
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(screen.getByText('鄂DA0270001')).toBeTruthy()
  failed.client.answer({ 'licence.scopes': () => licenceScopes() })
  await user.click(retry)
  expect(await screen.findByText('已开通')).toBeTruthy()
})

test.each([
  ['expired', true],
  ['rejected', true],
  ['submitted', false],
  ['passed', false],
] as const)(
  '[RT-24 /zhzx/basic/zzzj] a licence that is %s is an alert: %s',
  async (licence_state, isAlert) => {
    const licence_message = '请查看资质状态'
    open({
      'licence.documents': () =>
        licenceDocumentsOf([licenceDocumentFor()], { licence_state, licence_message }),
    })
    const message = await screen.findByText(licence_message)
    expect(message.closest('[role="alert"]') !== null).toBe(isAlert)
  },
)

test('[RT-24 /zhzx/basic/zzzj] the authorisation is printed for the enterprise, with the person of the last one', async () => {
  const authorisation = licenceDocumentFor({
    type: 'authorisation',
    name: '采购委托书',
    number: 'WT-1',
    person: '李晓梅',
  })
  const { user } = open({ 'licence.documents': () => licenceDocumentsOf([authorisation]) })
  await user.click(await screen.findByRole('link', { name: '打印已填好的' }))
  const sheet = await screen.findByRole('region', { name: '采购委托书' })
  for (const text of ['康宁大药房', '91350100M000100Y43', '李晓梅']) expect(sheet.textContent).toContain(text)
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('link', { name: '返回资质证件' }))
  await user.click(await screen.findByRole('link', { name: '打印空白的' }))
  expect((await screen.findByRole('region', { name: '采购委托书' })).textContent).not.toContain('李晓梅')
})

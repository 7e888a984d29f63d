import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, acceptanceRecordFor, acceptanceRecordsOf } from '@yaoji/api-client/testing'
import { readSheetFile } from '@yaoji/hooks/sheets'
import { expect, test, vi } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { savedFiles } from '../../testing/savedFiles'
import AcceptanceRecordsPage from './AcceptanceRecordsPage'

describePageStates('acceptanceRecords', {
  answers: { 'acceptance.list': () => acceptanceRecordsOf([acceptanceRecordFor(1)]) },
  call: 'acceptance.list',
  loading: '正在加载验收记录',
  ready: 'B250901',
  empty: { answer: acceptanceRecordsOf([]), text: '没有验收记录' },
})

const FILTERS = { keywords: '胶囊', from: '2026-11-01', to: '2026-11-20' }

function open(answers: Answers) {
  const search = new URLSearchParams(FILTERS)
  const { client, Shop, place } = fakeShop(answers, { at: `/order/ysjl?${search}` })
  render(<AcceptanceRecordsPage />, { wrapper: Shop })
  return { client, place, user: userEvent.setup() }
}

test('[RT-27 /order/ysjl] records are found by days and keywords, and each leads to its order', async () => {
  const { client } = open({ 'acceptance.list': () => acceptanceRecordsOf([acceptanceRecordFor(1)]) })
  const link = await screen.findByRole('link', { name: 'YJ26112100009' })
  expect(link.getAttribute('href')).toBe('/order/ysInfo/9')
  expect(client.sentTo('acceptance.list')[0]?.input).toMatchObject(FILTERS)
  expect(screen.getByRole('link', { name: '下载 PDF' }).getAttribute('href')).toBe('/api/acceptance/pdf')
})

test('[RT-27 /order/ysjl] the records that the filters find are saved as an xlsx file', async () => {
  const saved = savedFiles()
  const { client, user } = open({
    'acceptance.list': () => acceptanceRecordsOf([acceptanceRecordFor(1)]),
    'acceptance.export': () => ({ list: [acceptanceRecordFor(1), acceptanceRecordFor(2)], total: 2 }),
  })
  await screen.findByText('B250901')
  await user.click(screen.getByRole('button', { name: '导出 Excel' }))
  expect(await screen.findByText('已导出 2 行')).toBeTruthy()
  expect(client.sentTo('acceptance.export').map(({ input }) => input)).toEqual([FILTERS])
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('验收记录 2026-11-23.xlsx')
  const [{ rows } = { rows: [] }] = await readSheetFile(saved[0]!.file)
  expect(rows.map(row => [row[0], row[7]])).toEqual([
    ['验收日期', '批号'],
    ['2026-11-23 09:30:00', 'B250901'],
    ['2026-11-23 09:30:00', 'B250902'],
  ])
})

test('[RT-27 /order/ysjl] filters that find nothing can be removed', async () => {
  const { user, place } = open({ 'acceptance.list': () => acceptanceRecordsOf([]) })
  await user.click(await screen.findByRole('button', { name: /全部/ }))
  await waitFor(() => expect(place.now).toBe('/order/ysjl'))
  expect(screen.queryByRole('link', { name: '下载 PDF' })).toBeNull()
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { PurchaseList } from '@yaoji/api-client/contract/purchase-list'
import { type Answers, coldGranules, failWith, ibuprofen } from '@yaoji/api-client/testing'
import { afterEach, expect, test } from 'vitest'
import { findInRow, number, openQuickBuy, query } from '../../testing/quickBuy'

afterEach(() => sessionStorage.clear())

const listFor = (id: number, name: string, change: Partial<PurchaseList> = {}): PurchaseList => ({
  id,
  name,
  count: 3,
  version: `v${id}`,
  saved_by: '康宁一店',
  saved_at: '2026-11-27 10:20:00',
  ...change,
})

const MONDAY = listFor(1, '周一补货')

const LINES = [
  { query: '芬必得', own_code: '', number: '5', goods_id: ibuprofen().id },
  { query: 'gml', own_code: 'HM-4', number: '2', goods_id: coldGranules().id },
  { query: 'amxl', own_code: '', number: '20', goods_id: null },
]

/** A company with one list of three lines. */
async function open(answers: Answers = {}) {
  const kept = [MONDAY]
  const page = await openQuickBuy({
    'purchaseList.list': () => ({ list: kept, max_lists: 50 }),
    'purchaseList.get': () => ({
      list: MONDAY,
      lines: LINES,
      products: [ibuprofen(), coldGranules()].map(goods => ({ goods, bought: null })),
    }),
    'purchaseList.save': ({ name, lines }) => ({
      list: listFor(9, name, { count: lines.length, version: 'v10' }),
    }),
    ...answers,
  })
  return { ...page, ...menuOf(page.user) }
}

type User = Awaited<ReturnType<typeof openQuickBuy>>['user']

function menuOf(user: User) {
  async function openMenu() {
    await user.click(screen.getByRole('button', { name: '清单' }))
    return within(await screen.findByRole('dialog', { name: '清单' }))
  }
  return {
    openMenu,
    async choose(name: RegExp | string) {
      await user.click(await (await openMenu()).findByRole('button', { name }))
    },
  }
}

const paste = (text: string) =>
  fireEvent.paste(document.body, { clipboardData: { getData: () => text, files: [] } })

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /清单名称/ })
const message = (text: string) => screen.findByText(text)

test('[RT-30] the lines of a list come into the sheet above what is there, and what cannot be bought says so', async () => {
  const { choose } = await open()
  paste('blf 1')
  await findInRow(1, '可加入')
  await choose(/^周一补货/)
  expect(await findInRow(2, '布洛芬缓释胶囊')).toBeTruthy()
  expect([query(2).value, number(2).value]).toEqual(['芬必得', '5'])
  expect(await findInRow(3, '感冒灵颗粒')).toBeTruthy()
  expect(await findInRow(3, /缺货|售罄/)).toBeTruthy()
  // A line without a product is matched as a pasted one is.
  expect(await findInRow(4, '阿莫西林胶囊')).toBeTruthy()
  expect(number(4).value).toBe('20')
  expect([query(1).value, number(1).value]).toEqual(['blf', '1'])
  // The first of them to look at.
  await waitFor(() => expect(document.activeElement).toBe(number(3)))
})

test('[RT-30] the sheet is kept as a list: certain products, and the texts of the others', async () => {
  const { user, client, choose } = await open()
  paste('blf 5\nxxxx 3')
  await findInRow(1, '可加入')
  await choose('保存为清单')
  expect((await nameField()).value).toBe('')
  await user.type(await nameField(), '冬季{Enter}')
  expect(await message('已保存清单「冬季」，2 行')).toBeTruthy()
  expect(client.sentTo('purchaseList.save').map(({ input }) => input)).toEqual([
    {
      name: '冬季',
      lines: [
        { query: 'blf', own_code: '', number: '5', goods_id: ibuprofen().id },
        { query: 'xxxx', own_code: '', number: '3' },
      ],
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  // What was kept stays in the sheet.
  expect(query(1).value).toBe('blf')
})

test('[RT-30] an opened list is replaced by name, with the version that was seen; its lines keep their products', async () => {
  const { user, client, choose } = await open()
  await choose(/^周一补货/)
  await findInRow(2, '感冒灵颗粒')
  await choose('保存为清单')
  expect((await nameField()).value).toBe('周一补货')
  expect(screen.getByText('3 行，替换清单「周一补货」现有的 3 行')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(await message('已保存清单「周一补货」，3 行')).toBeTruthy()
  const [sent] = client.sentTo('purchaseList.save')
  expect(sent?.input).toMatchObject({ name: '周一补货', version: 'v1' })
  expect(sent?.input.lines.map(({ goods_id }) => goods_id).slice(0, 2)).toEqual([
    ibuprofen().id,
    coldGranules().id,
  ])
})

test('[RT-30] a list that another store has changed is replaced only after the buyer has read so', async () => {
  const changed = listFor(1, '周一补货', { version: 'v2', saved_by: '康宁二店' })
  const { user, client, choose } = await open({
    'purchaseList.save': ({ name, lines, version }) =>
      version === 'v2'
        ? { list: listFor(1, name, { count: lines.length, version: 'v3' }) }
        : failWith('refused', {
            code: 409,
            message: '已有清单「周一补货」：康宁二店',
            data: { list: changed },
          }),
  })
  await choose(/^周一补货/)
  await findInRow(2, '感冒灵颗粒')
  await choose('保存为清单')
  await user.click(await screen.findByRole('button', { name: '保存' }))
  expect((await screen.findByRole('alert')).textContent).toContain('康宁二店')
  // Another name is another list.
  fireEvent.change(await nameField(), { target: { value: '冬季' } })
  expect(screen.getByRole('button', { name: '保存' })).toBeTruthy()
  fireEvent.change(await nameField(), { target: { value: ' 周一补货' } })
  await user.click(screen.getByRole('button', { name: '覆盖保存' }))
  expect(await message('已保存清单「周一补货」，3 行')).toBeTruthy()
  expect(client.sentTo('purchaseList.save').map(({ input }) => input.version)).toEqual(['v1', 'v2'])
})

test('[RT-30] a list that was renamed or removed meanwhile is kept as a new one', async () => {
  const { user, client, choose } = await open({
    'purchaseList.save': ({ name, version }) =>
      version === undefined
        ? { list: listFor(2, name) }
        : failWith('refused', {
            code: 409,
            message: '清单「周一补货」已被改名或删除，请另存',
            data: { list: null },
          }),
  })
  await choose(/^周一补货/)
  await findInRow(2, '感冒灵颗粒')
  await choose('保存为清单')
  await user.click(await screen.findByRole('button', { name: '保存' }))
  expect((await screen.findByRole('alert')).textContent).toContain('已被改名或删除')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await message('已保存清单「周一补货」，3 行')).toBeTruthy()
  expect(client.sentTo('purchaseList.save').map(({ input }) => input.version)).toEqual(['v1', undefined])
})

test('[RT-30] an empty sheet cannot be kept, and a name is needed', async () => {
  const { user, client, openMenu } = await open()
  const menu = await openMenu()
  expect((await menu.findByRole<HTMLButtonElement>('button', { name: '保存为清单' })).disabled).toBe(true)
  await user.keyboard('{Escape}')
  paste('blf 5')
  await findInRow(1, '可加入')
  await user.click((await openMenu()).getByRole('button', { name: '保存为清单' }))
  await user.click(await screen.findByRole('button', { name: '保存' }))
  expect(await screen.findByText('请填写清单名称')).toBeTruthy()
  expect(client.sentTo('purchaseList.save')).toEqual([])
})

test('[RT-30] a list gets another name', async () => {
  const { user, client, choose, openMenu } = await open({
    'purchaseList.rename': ({ id, name }) => ({ list: listFor(id, name) }),
  })
  await choose('改名 周一补货')
  expect((await nameField()).value).toBe('周一补货')
  await user.clear(await nameField())
  await user.type(await nameField(), '周二补货{Enter}')
  expect(await message('已改名为「周二补货」')).toBeTruthy()
  expect(client.sentTo('purchaseList.rename').map(({ input }) => input)).toEqual([
    { id: 1, name: '周二补货' },
  ])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '清单' })))
  await openMenu()
})

test('[RT-30] a name that is taken says so at once, and the dialog stays', async () => {
  const { user, choose } = await open({
    'purchaseList.rename': () => failWith('refused', { code: 409, message: '已有清单「周二补货」' }),
  })
  await choose('改名 周一补货')
  await user.type(await nameField(), '二{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('已有清单「周二补货」')
  expect(screen.getByRole('dialog', { name: '清单改名' })).toBeTruthy()
})

test('[RT-30] a list is removed, and comes back', async () => {
  const { user, client, choose } = await open({
    'purchaseList.remove': () => ({}),
    'purchaseList.restore': () => ({ list: MONDAY }),
  })
  await choose('删除 周一补货')
  expect(await message('已删除清单「周一补货」')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(await message('已恢复清单「周一补货」')).toBeTruthy()
  expect(client.sentTo('purchaseList.restore').map(({ input }) => input)).toEqual([{ id: 1 }])
})

test('[RT-30] lists that could not be loaded can be loaded again', async () => {
  const { user, client, openMenu } = await open({ 'purchaseList.list': () => failWith('busy') })
  const menu = await openMenu()
  expect((await menu.findByRole('alert')).textContent).toContain('清单没有加载成功')
  client.answer({ 'purchaseList.list': () => ({ list: [MONDAY], max_lists: 50 }) })
  await user.click(menu.getByRole('button', { name: '重试' }))
  expect(await menu.findByRole('button', { name: /^周一补货/ })).toBeTruthy()
})

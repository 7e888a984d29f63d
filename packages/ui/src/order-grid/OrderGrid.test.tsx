import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useOrderGrid } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmProvider } from '../confirm'
import { LabelsProvider } from '../labels'
import { en } from '../locales/en'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { EarlierOrders } from './EarlierOrders'
import {
  AMOXICILLIN,
  addForStory,
  IBUPROFEN,
  matchForStory,
  REGULAR,
  resultRow,
  StoryGrid,
  type StoryGridProps,
} from './fixtures'
import * as exported from './index'
import { OrderGridResult } from './OrderGridResult'

function open(props: StoryGridProps = {}) {
  return { ...render(<StoryGrid {...props} />), user: userEvent.setup() }
}

const query = (line: number) => screen.getByRole<HTMLInputElement>('combobox', { name: `第 ${line} 行 商品` })
const number = (line: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `第 ${line} 行 数量` })
const choice = (line: number) => screen.getByRole('button', { name: new RegExp(`第 ${line} 行 选择商品$`) })
const candidates = (line: number) => screen.getByRole('listbox', { name: `第 ${line} 行 可选的商品` })
const row = (line: number) => {
  const found = query(line).closest('tr')
  if (!found) throw new Error(`row ${line} is in no table`)
  return found
}
const findInRow = (line: number, text: string | RegExp) => within(row(line)).findByText(text)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const total = () => screen.getByText(/^可加入 \d/).textContent

test('[RT-30] a regular product has its last purchase, stock, price and page', async () => {
  const { container } = open({ regular: REGULAR, goodsHref: ({ id }) => `/goods/${id}` })
  // The row to type in is the first.
  const link = within(row(2)).getByRole<HTMLAnchorElement>('link', { name: '阿莫西林胶囊' })
  expect([link.getAttribute('href'), link.tabIndex]).toEqual([`/goods/${AMOXICILLIN.id}`, -1])
  const texts = [...row(2).cells].map(each => each.textContent)
  expect(texts.slice(2, 7)).toEqual([
    ...['阿莫西林胶囊 0.25g×24粒 · 香港澳美制药厂', '2028-03', '500', '20 · ¥12.50', '¥12.80/盒▲'],
  ])
  // What is cut or left out is in the tooltips.
  for (const text of ['阿莫西林胶囊 0.25g×24粒 · 香港澳美制药厂', '库存 500 盒', '2026-11-01，买过 3 次'])
    expect(within(row(2)).getByTitle(text)).toBeTruthy()
  expect(number(2).placeholder).toBe('上次 20')
  const table = screen.getByRole('table', { name: '采购清单' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(head => head.textContent)).toEqual([
    ...[
      '#',
      '编码、条码、名称、拼音',
      '商品',
      '效期',
      '库存',
      '上次',
      '现价',
      '数量',
      '小计',
      '状态',
      '操作',
    ],
  ])
  await expectAccessible(container)
})

test('[RT-30] without addresses there are no links', async () => {
  open({ rows: [{ query: 'many', number: '2' }], regular: REGULAR })
  fireEvent.click(await within(row(1)).findByRole('button', { name: /第 1 行 选择商品$/ }))
  expect(screen.getByText('只列出 2 种，另有 26 种：在左侧补充规格或厂家')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('[RT-30] what each state says of its row, and to its styles', async () => {
  open({
    rows: [
      { query: 'blf', number: '2' },
      { query: 'a', number: '4' },
      { query: 'a', number: '4', takes: true },
      { query: 'like', number: '3' },
      { query: 'nobody', number: '3' },
      { query: '6.90073E+12', number: '3' },
      { query: 'gml', number: '2' },
      { query: 'blf', number: '36片' },
      { query: 'blf', number: '2026-11-23' },
      { query: 'amxl', number: '13' },
      { query: 'blf' },
      { query: '', number: '9' },
    ],
    goodsAction: goods => goods.buy_state === 'no_stock' && <button type="button">到货通知</button>,
  })
  await findInRow(1, '可加入')
  const said = Array.from({ length: 12 }, (_, at) => {
    const { tone } = row(at + 1).dataset
    const note = row(at + 1).querySelector('[data-column="note"]')?.firstChild?.textContent
    return `${tone}: ${note}`
  })
  expect(said).toEqual([
    'ready: 可加入',
    'bad: 有 2 种，请选择',
    'guess: 请确认，另有 1 种',
    'bad: 没有找到，可选相近的商品',
    'bad: 没有找到，请改写',
    'bad: 条码被表格改成了科学计数，请把该列设为文本后重新复制',
    'bad: 暂时缺货',
    'bad: 写的是片，这种商品按盒卖，请填写盒数',
    'bad: 数量是日期，请填写大于 0 的整数',
    'wait: 须按 10 盒的倍数购买，已为您改为 10 盒',
    'wait: 请填写数量',
    'wait: 请填写商品',
  ])
  expect(within(row(7)).getByRole('button', { name: '到货通知' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: '到货通知' })).toHaveLength(1)
})

test('[RT-30] a guess with something wrong says both', async () => {
  open({ rows: [{ query: 'a', number: '36片', takes: true }] })
  expect(await findInRow(1, '写的是片，这种商品按盒卖，请填写盒数；另有 1 种可选')).toBeTruthy()
})

test('[RT-30] a row that waits, and one that could not be matched', async () => {
  const match = vi.fn(() => Promise.reject(new Error('busy')))
  open({ rows: [{ query: 'blf', number: '5' }], match })
  expect(await findInRow(1, '没有匹配成功，请重试')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('有几行没有匹配成功。')
  match.mockReturnValue(new Promise(() => {}))
  press('重新匹配')
  expect(await findInRow(1, '匹配中')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[RT-30] a row that was not matched for want of a network says so, and that it is matched when it is back', async () => {
  const match = vi.fn(matchForStory).mockRejectedValueOnce(Object.assign(new Error(), { kind: 'offline' }))
  open({ rows: [{ query: 'blf', number: '5' }], match })
  expect(await findInRow(1, '网络已断开，恢复后自动匹配')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('网络已断开，有几行没有匹配，恢复后自动匹配。')
  fireEvent(window, new Event('online'))
  expect(await findInRow(1, '可加入')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[RT-30] a row without a product has its whole text beside its field, and no longer than that', async () => {
  const text = '阿莫西林克拉维酸钾分散片 0.15625g*12片 某某药业'
  const { user } = open({
    rows: [
      { query: text, number: '3' },
      { query: 'blf', number: '5' },
    ],
  })
  const original = await findInRow(1, text)
  expect([original.title, original.dataset.part]).toEqual([text, 'original'])
  expect(row(2).querySelector('[data-part="original"]')).toBeNull()
  await user.click(query(1))
  await user.keyboard('x')
  expect(row(1).querySelector('[data-part="original"]')).toBeNull()
})

test('[RT-30] products to choose from have what distinguishes them; more of them are a link away', async () => {
  const { container, user } = open({
    rows: [
      { query: 'many', number: '2' },
      { query: 'like', number: '2' },
    ],
    searchHref: keywords => `/search?keywords=${keywords}`,
  })
  await findInRow(1, '有 28 种，请选择')
  expect([choice(1).textContent, choice(2).textContent]).toEqual(['28 种', '相近 1 种'])
  await user.click(choice(1))
  expect(document.activeElement).toBe(candidates(1))
  const options = within(candidates(1)).getAllByRole('option')
  expect(options.map(option => [...option.children].map(({ textContent }) => textContent))).toEqual([
    ['1', '阿司匹林肠溶片', '0.25g×24粒', '拜耳医药', '效期 2028-03', '¥12.80/盒', '库存 500 盒', ''],
    ['2', '阿莫西林胶囊', '0.25g×24粒', '香港澳美制药厂', '效期 2028-03', '¥12.80/盒', '库存 500 盒', ''],
  ])
  const all = screen.getByRole('link', { name: '查看全部 28 种' })
  expect(all.getAttribute('href')).toBe('/search?keywords=many')
  await expectAccessible(container)
  await user.keyboard('1')
  expect(await findInRow(1, '可加入')).toBeTruthy()
  // The next row to look at follows.
  expect(document.activeElement).toBe(candidates(2))
})

test('[RT-30] the list below a text is read out with its products', async () => {
  const { container, user } = open()
  await user.click(query(1))
  await user.keyboard('a')
  const list = await screen.findByRole('listbox', { name: '匹配的商品' })
  const options = within(list).getAllByRole('option')
  expect(options.map(option => option.textContent)).toEqual([
    '阿司匹林肠溶片0.25g×24粒 · 拜耳医药¥12.80/盒 · 库存 500',
    '阿莫西林胶囊0.25g×24粒 · 香港澳美制药厂¥12.80/盒 · 库存 500',
  ])
  await user.keyboard('{ArrowDown}')
  expect(query(1).getAttribute('aria-controls')).toBe(list.id)
  expect(query(1).getAttribute('aria-activedescendant')).toBe(options[0]?.id)
  await expectAccessible(container)
})

test('[RT-30] one product in two rows is said in both, with the price of their whole number', async () => {
  open({
    rows: [
      { query: 'blf', number: '20' },
      { query: 'blf', number: '30' },
    ],
  })
  expect(await findInRow(1, '与第 2 行重复')).toBeTruthy()
  expect(await findInRow(2, '与第 1 行重复')).toBeTruthy()
  expect(await findInRow(1, '¥238.00')).toBeTruthy()
  expect(total()).toBe('可加入 1 种（2 行），合计 ¥595.00')
})

test('[RT-30] the next tier of a ladder is beside the price', async () => {
  open({ rows: [{ query: 'blf', number: '45' }] })
  const tier = await screen.findByTitle('还差 5 盒，可享 ¥11.90/盒')
  expect(tier.textContent).toBe('≥50 ¥11.90')
})

test('[RT-30] a product that is not confirmed is not added; the result says so in one line', async () => {
  const add = vi.fn(async () => ({ added: [{ entry: 0, number: 5 }], adjusted: [], refused: [] }))
  open({
    rows: [
      { query: 'a', number: '4', takes: true },
      { query: 'blf', number: '5' },
    ],
    add,
  })
  await findInRow(2, '可加入')
  press('加入购物车')
  const result = within(await screen.findByRole('region', { name: '加入结果' }))
  expect(result.getByText('1 种已加入购物车，1 行请确认，还在清单中')).toBeTruthy()
  expect(add).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ goods: IBUPROFEN, number: 5 })])
  expect(query(1).value).toBe('a')
})

const PAIR = [
  { goods: AMOXICILLIN, bought: null },
  { goods: IBUPROFEN, bought: null },
]

test('[RT-30] the regular products can be folded; one with a number stays', async () => {
  const { user } = open({ regular: PAIR })
  await user.type(number(2), '10')
  const fold = screen.getByRole('button', { name: '常购商品 2 种' })
  await user.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(number(2).value).toBe('10')
  expect(screen.queryByRole('textbox', { name: '第 3 行 数量' })).toBeNull()
  await user.click(fold)
  expect(number(3)).toBeTruthy()
})

test('[RT-30] a row is pinned to type in; the newest is below it, and keeps its number', async () => {
  const { user } = open({ regular: REGULAR })
  await user.click(query(1))
  await user.keyboard('blf{Enter}5{Enter}')
  expect(document.activeElement).toBe(query(2))
  await user.keyboard('a{Enter}2{Enter}')
  const lines = [...document.querySelectorAll('tr[data-part="row"]')].map(
    each => each.firstChild?.textContent,
  )
  expect(lines).toEqual(['3', '2', '1', '4'])
  expect([row(3).dataset.entry, row(2).dataset.entry]).toEqual(['', undefined])
})

test('[RT-30] the keys are listed on demand', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: '键盘' }))
  expect((await screen.findByRole('dialog', { name: '键盘' })).textContent).toMatch(/F8、Shift\+F8/)
})

test('[RT-30] the counts of rows to look at show these rows, and lead to the first of them', async () => {
  open({
    rows: [
      { query: 'a', number: '4', takes: true },
      { query: 'like', number: '3' },
    ],
  })
  await findInRow(2, /^没有找到/)
  press('待处理 1')
  expect(document.activeElement).toBe(candidates(2))
  expect(screen.queryByRole('textbox', { name: '第 1 行 数量' })).toBeNull()
  press('请确认 1')
  expect(document.activeElement).toBe(candidates(1))
  expect(screen.getByRole('button', { name: '请确认 1' }).getAttribute('aria-pressed')).toBe('true')
  press('全部')
  expect([query(1).value, query(2).value]).toEqual(['a', 'like'])
})

test('[RT-30] the button says for how many rows adding waits', async () => {
  open({ rows: [{ query: 'blf', number: '5' }], match: () => new Promise(() => {}) })
  await findInRow(1, '匹配中')
  press('加入购物车')
  expect(
    (await screen.findByRole('button', { name: '正在匹配最后 1 行' })).getAttribute('aria-disabled'),
  ).toBe('true')
})

test('[RT-30] the grid is emptied after a question, and one row by its button', async () => {
  const { user } = open({
    rows: [
      { query: 'blf', number: '5' },
      { query: 'amxl', number: '20' },
    ],
  })
  await findInRow(2, '可加入')
  press('删除第 1 行')
  expect([query(1).value, query(2).value]).toEqual(['amxl', ''])
  press('清空')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('清空清单中填写的商品和数量吗？')).toBeTruthy()
  await user.click(question.getByRole('button', { name: '清空' }))
  await waitFor(() => expect(query(1).value).toBe(''))
})

test('[RT-30] the button to type goes to the first empty row', async () => {
  open({ rows: [{ query: 'blf', number: '5' }] })
  await findInRow(1, '可加入')
  press('输入商品')
  expect(document.activeElement).toBe(query(2))
})

test('[RT-30] the next row to type in is there as soon as a fast buyer types in it', () => {
  open({ regular: PAIR })
  // Without a pause: nothing that waits for a moment without keys has run.
  for (let line = 1; line <= 12; line += 1) {
    expect(document.activeElement).toBe(line === 1 ? document.body : query(line))
    fireEvent.change(query(line), { target: { value: 'blf' } })
    fireEvent.keyDown(query(line), { key: 'Enter' })
    fireEvent.change(number(line), { target: { value: '2' } })
    fireEvent.keyDown(number(line), { key: 'Enter' })
  }
})

test('[RT-30] lines are pasted in a dialog; the first to look at has the focus, else the row to type in', async () => {
  const { user } = open({ rows: [{ query: 'amxl', number: '20' }] })
  press('粘贴清单')
  const dialog = within(await screen.findByRole('dialog', { name: '粘贴清单' }))
  await user.type(dialog.getByLabelText('清单'), 'blf 5')
  await user.click(dialog.getByRole('button', { name: '加入清单（1 行）' }))
  expect(await findInRow(2, '布洛芬缓释胶囊')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(query(3)))
  press('粘贴清单')
  const again = within(await screen.findByRole('dialog', { name: '粘贴清单' }))
  await user.type(again.getByLabelText('清单'), 'blf 5{Enter}nobody 3')
  await user.click(again.getByRole('button', { name: '加入清单（2 行）' }))
  expect(await findInRow(4, '没有找到，请改写')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(query(4)))
})

test('[RT-30] a file can be imported where it can be read', async () => {
  const { user, rerender } = open()
  expect(screen.queryByRole('button', { name: '导入文件' })).toBeNull()
  const rows = [
    ['品名', '数量'],
    ['blf', '5'],
  ]
  rerender(<StoryGrid readFile={async () => [{ name: '清单', rows }]} />)
  press('导入文件')
  const dialog = within(await screen.findByRole('dialog', { name: '导入文件' }))
  await user.upload(dialog.getByLabelText('选择文件'), new File(['rows'], '补货.xlsx'))
  await user.click(await dialog.findByRole('button', { name: '加入清单（1 行）' }))
  expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
})

test('[RT-30] lines that name no product are said', async () => {
  open()
  fireEvent.paste(document.body, { clipboardData: { getData: () => 'blf 5\n以上，谢谢' } })
  expect(await screen.findByText('粘贴的内容里有 1 行不是商品，没有放进清单：以上，谢谢')).toBeTruthy()
})

/** Drawing 500 rows takes long on a busy machine. */
const LONG = { timeout: 50_000 }

test('[RT-30] a grid with as many rows as it takes shows all of them, and says how many were left out', async () => {
  const { container } = open({ match: () => new Promise(() => {}) })
  const lines = Array.from({ length: 503 }, () => 'blf 1').join('\n')
  fireEvent.paste(document.body, { clipboardData: { getData: () => lines } })
  expect(await screen.findByText(/^清单最多 500 行，后面 3 行没有放进来/)).toBeTruthy()
  await waitFor(() => expect(container.querySelectorAll('[data-part="row"]')).toHaveLength(500), LONG)
}, 60_000)

test('[RT-30] what happened is announced', async () => {
  const { user } = open()
  await user.click(query(1))
  await user.keyboard('blf{Enter}')
  const text = '第 1 行：布洛芬缓释胶囊 0.25g×24粒 中美天津史克制药有限公司，请填写数量'
  expect(await screen.findByText(text)).toBeTruthy()
})

/** Of each row of the result: the product or text, and its cells. */
const cells = () =>
  within(screen.getByRole('table', { name: '加入结果' }))
    .getAllByRole('row')
    .slice(1)
    .map(each => [...each.querySelectorAll('th, td')].map(cell => cell.textContent).slice(1))

const ROWS = [
  resultRow({
    outcome: 'refused',
    line: 3,
    number: null,
    messages: [{ kind: 'service', text: '证照已过期' }],
  }),
  resultRow({
    outcome: 'adjusted',
    line: 2,
    wanted: '13',
    number: 20,
    messages: [{ kind: 'same_product', lines: [1, 3] }],
  }),
  resultRow({
    line: 1,
    guessed: true,
    outcome: 'refused',
    number: null,
    messages: [{ kind: 'guess', others: 3 }],
  }),
  resultRow({
    line: 4,
    goods: null,
    query: 'nobody',
    outcome: 'refused',
    number: null,
    messages: [{ kind: 'no_product' }],
  }),
]

test('[RT-30] each row of the result says what became of its number, and what can be done', async () => {
  const { container } = render(
    <OrderGridResult
      rows={ROWS}
      onClose={() => {}}
      goodsHref={({ id }) => `/goods/${id}`}
      cartHref="/cart"
      refusedAction={({ line }) => <a href={`/licence/${line}`}>更新证照</a>}
    />,
  )
  expect(
    screen.getByText('1 种已加入购物车，1 行有调整，1 行请确认，还在清单中，2 行没有加入，还在清单中'),
  ).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  press('查看')
  expect(cells()).toEqual([
    ['3', '5', '—', '没有加入', '证照已过期更新证照'],
    ['2', '13', '20', '有调整', '与第 1、3 行重复'],
    ['1', '5', '—', '请确认', '请确认，另有 3 种更新证照'],
    ['4', '5', '—', '没有加入', '还没有选定商品更新证照'],
  ])
  press('收起')
  expect(screen.queryByRole('table')).toBeNull()
  press('查看')
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/cart',
    '/goods/2',
    '/licence/3',
    '/goods/2',
    '/goods/2',
    '/licence/1',
    '/licence/4',
  ])
  await expectAccessible(container)
})

test('[RT-30] the result is handed out as a table, and can be closed', () => {
  const onExport = vi.fn()
  const onClose = vi.fn()
  render(<OrderGridResult rows={ROWS.slice(3)} onClose={onClose} onExport={onExport} cartHref="/cart" />)
  expect(screen.queryByRole('link', { name: '去购物车' })).toBeNull()
  press('下载结果')
  expect(onExport).toHaveBeenCalledWith([
    ['输入', '商品编码', '商品', '规格', '生产厂家', '填写数量', '购物车数量', '结果', '说明', '原行号'],
    ['nobody', '', 'nobody', '', '', '5', null, '没有加入', '还没有选定商品', 4],
  ])
  press('关闭')
  expect(onClose).toHaveBeenCalledOnce()
})

test('[RT-30] a price that is another one than at the last purchase is marked', () => {
  const at = (last_price: string) => ({ goods: AMOXICILLIN, bought: { ...REGULAR[0]!.bought!, last_price } })
  const { rerender } = render(<StoryGrid regular={[at('12.50')]} />)
  expect(screen.getByRole('img', { name: '比上次贵 ¥0.30' }).textContent).toBe('▲')
  rerender(<StoryGrid key="lower" regular={[at('13.00')]} />)
  expect(screen.getByRole('img', { name: '比上次便宜 ¥0.20' }).textContent).toBe('▼')
  rerender(<StoryGrid key="same" regular={[at('12.80')]} />)
  expect(screen.queryByRole('img', { name: /比上次/ })).toBeNull()
})

test('every word can be another one', async () => {
  const { container } = render(
    <LabelsProvider labels={en}>
      <StoryGrid
        lang="en"
        regular={[{ goods: { ...IBUPROFEN, ...ENGLISH }, bought: REGULAR[0]?.bought ?? null }]}
        match={async () => ({ matches: [{ state: 'none', goods_ids: [], total: 0 }], products: [] })}
        add={async () => ({ added: [{ entry: 0, number: 45 }], adjusted: [], refused: [] })}
        readFile={async () => []}
      />
    </LabelsProvider>,
  )
  fireEvent.change(screen.getByRole('textbox', { name: 'Row 2, quantity' }), { target: { value: '45' } })
  press('Add to cart')
  await screen.findByRole('region', { name: 'Result' })
  expect(container.textContent).not.toMatch(/\p{Script=Han}/u)
})

const ENGLISH = { name: 'Ibuprofen', sccj: 'Smith Kline', ypgg: '250 mg × 24', bzdw: 'box' }

/** A part with the hook that holds its rows. */
const partOf = (part: 'table' | 'foot') =>
  forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function Part(props, ref) {
    const grid = useOrderGrid({
      match: matchForStory,
      load: async () => [],
      add: addForStory,
      regular: REGULAR,
    })
    const Part = part === 'table' ? exported.OrderGridTable : exported.OrderGridFoot
    return <Part {...props} ref={ref} grid={grid} />
  })

const Toolbar = forwardRef<HTMLDivElement>(function Toolbar(props, ref) {
  return (
    <ConfirmProvider>
      <exported.OrderGridToolbar {...props} ref={ref} grid={{ focusBlankRow: () => {}, clear: () => {} }} />
    </ConfirmProvider>
  )
})

const EARLIER = [
  {
    id: 7,
    sn: 'YJ7',
    created_at: '2026-11-20 10:00:00',
    lines: [{ name: '阿莫西林胶囊' }, { name: '板蓝根颗粒' }],
    line_count: 5,
  },
]

test('[RT-30] an earlier order says what it has, and is put into the grid', async () => {
  const onAdd = vi.fn()
  render(<EarlierOrders orders={EARLIER} busy={null} onAdd={onAdd} />)
  expect(screen.getByRole('listitem').textContent).toBe(
    'YJ7 2026-11-20阿莫西林胶囊、板蓝根颗粒 等 5 种放进清单',
  )
  await userEvent.click(screen.getByRole('button', { name: '放进清单' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(7)
})

testConformance(
  {
    ...exported,
    OrderGrid: StoryGrid,
    OrderGridTable: partOf('table'),
    OrderGridFoot: partOf('foot'),
    OrderGridToolbar: Toolbar,
  },
  {
    EarlierOrders: { props: { orders: EARLIER, busy: null, onAdd: () => {} } },
    OrderGrid: {},
    OrderGridTable: {},
    OrderGridFoot: {},
    OrderGridNotices: {
      props: {
        grid: {
          ...{ failed: true, offline: false, skipped: [], left_out: 3, learnProblems: [] },
          ...{ retry: () => {}, closeLearnProblems: () => {} },
        },
      },
    },
    OrderGridResult: { props: { rows: ROWS, onClose: () => {} } },
    OrderGridToolbar: {},
  },
)

test('[RT-30] a product that the company keeps for an own code is marked, and can be changed; one that is off sale is named', async () => {
  const { user, container } = open({
    rows: [
      { query: 'HM-001023', number: '3' },
      { query: 'HM-001024', number: '5' },
    ],
  })
  const mark = await findInRow(1, '您的编码')
  expect(mark.title).toBe('按您的编码匹配；选择其他商品即替换')
  expect(within(row(1)).getByText('可加入')).toBeTruthy()
  expect(within(row(2)).getByText('您的编码对应的 布洛芬混悬液 100ml 已下架，请另选')).toBeTruthy()
  await user.click(choice(1))
  await user.keyboard('2')
  expect(within(row(1)).queryByText('您的编码')).toBeNull()
  await expectAccessible(container)
})

test('[RT-30] why codes were not kept is said until the buyer closes it', async () => {
  const text = '您的编码已有 20,000 个，请删除不用的再添加'
  const { user } = open({ rows: [{ query: 'like', number: '3' }], learn: async () => [text] })
  await user.click(await within(row(1)).findByRole('button', { name: /选择商品$/ }))
  await user.keyboard('1')
  expect(await screen.findByText(text)).toBeTruthy()
  press('知道了')
  expect(screen.queryByText(text)).toBeNull()
})

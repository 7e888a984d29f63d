import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from '@yaoji/api-client/contract/address'
import { type Answers, type DataNamed, failWith } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import AccountAddressesPage from './AccountAddressesPage'

const LICENSED: Address = {
  id: 1,
  consignee: '王药师',
  mobile: '13800000001',
  province_code: '310000',
  city_code: '310115',
  district_code: '310115',
  region: '上海市浦东新区',
  detail: '张江路 1 号',
  is_default: 1,
  becomes_default: 0,
  is_reviewed: 1,
  review_state: 'licensed',
  review_text: '与证照地址一致，可以下单配送',
}
const REJECTED: Address = {
  ...LICENSED,
  id: 2,
  consignee: '刘仓管',
  mobile: '021-58000001',
  detail: '科苑路 8 号',
  is_default: 0,
  is_reviewed: 0,
  review_state: 'rejected',
  review_text: '未通过审核：该地址不是门店或仓库',
}
const WAITING: Address = {
  ...REJECTED,
  becomes_default: 1,
  review_state: 'waiting',
  review_text: '与证照地址不同，正在审核，通过后才能下单配送，并成为默认地址',
}
const PASSED: Address = {
  ...REJECTED,
  is_reviewed: 1,
  review_state: 'passed',
  review_text: '已通过审核，可以下单配送',
}
type Regions = DataNamed<'address.regions'>['list']
const REGIONS: Regions = [{ code: '310000', name: '上海市', has_children: 1 }]
const DISTRICTS: Regions = [{ code: '310115', name: '浦东新区', has_children: 0 }]

describePageStates('accountAddresses', {
  answers: { 'address.list': () => ({ list: [LICENSED] }) },
  call: 'address.list',
  crumbs: { 首页: '/', 收货地址: '' },
  loading: '正在加载收货地址',
  ready: /张江路 1 号/,
  empty: { answer: { list: [] }, text: '还没有收货地址' },
})

/** The page over a list that the calls change. */
function open(start: readonly Address[] = [LICENSED, REJECTED], answers: Answers = {}) {
  let list = [...start]
  const shop = fakeShop(
    {
      'address.list': () => ({ list: [...list].sort((a, b) => b.is_default - a.is_default || a.id - b.id) }),
      'address.regions': ({ parent_code }) => ({
        list: parent_code ? DISTRICTS : REGIONS,
      }),
      'address.create': input => {
        const address = { ...REJECTED, review_state: 'waiting' as const, ...input, id: 9 }
        list.push(address)
        return { address }
      },
      'address.update': input => {
        list = list.map(each => (each.id === input.id ? { ...each, ...input } : each))
        return { address: list.find(each => each.id === input.id)! }
      },
      'address.setDefault': ({ id }) => {
        list = list.map(each => ({ ...each, is_default: each.id === id ? 1 : 0 }))
        return { address: list.find(each => each.id === id)! }
      },
      'address.delete': ({ id }) => {
        list = list
          .filter(each => each.id !== id)
          .map((each, at) => ({ ...each, is_default: at === 0 ? 1 : 0 }))
        return {}
      },
      ...answers,
    },
    { at: '/zhzx/addr' },
  )
  const { Shop } = shop
  render(
    <Shop>
      <AccountAddressesPage />
    </Shop>,
  )
  return { ...shop, user: userEvent.setup() }
}

const addButton = () => screen.findByRole('button', { name: '新增收货地址' })
const cardOf = async (detail: string) => {
  const button = await screen.findByRole('button', { name: RegExp(`^修改.*${detail}`) })
  return within(button.closest('li') as HTMLElement)
}
const dialog = (name = '新增收货地址') => screen.findByRole('dialog', { name })
const saveButton = () => screen.getByRole('button', { name: '保存地址' })
const field = (name: string) => screen.getByRole('textbox', { name })
const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

async function fillIn(user: ReturnType<typeof userEvent.setup>, mobile: string) {
  await user.type(field('收货人'), ' 赵店员 ')
  await user.type(field('联系电话'), mobile)
  for (const [level, region] of [
    ['省份', '上海市'],
    ['城市', '浦东新区'],
  ] as const) {
    await screen.findByRole('option', { name: region })
    await user.selectOptions(screen.getByRole('combobox', { name: level }), region)
  }
  await user.type(field('详细地址'), '祖冲之路 2 号')
}

test('[RT-25 /zhzx/addr] the default is first; each address says its review and what it means for ordering', async () => {
  open()
  await cardOf('张江路')
  const cards = screen.getAllByRole('listitem').filter(item => item.hasAttribute('data-address'))
  expect(cards.map(card => [card.textContent?.includes('默认'), card.dataset.address])).toEqual([
    [true, '1'],
    [false, '2'],
  ])
  expect(within(cards[0] as HTMLElement).getByText('默认')).toBeTruthy()
  expect(within(cards[0] as HTMLElement).getByText('证照地址')).toBeTruthy()
  expect(within(cards[0] as HTMLElement).queryByRole('button', { name: /设为默认/ })).toBeNull()
  const [first, second] = cards.map(card =>
    Array.from(within(card).getByRole('article').children, part => part.textContent),
  )
  expect(first?.slice(0, 3)).toEqual([
    '王药师13800000001默认证照地址',
    '上海市浦东新区 张江路 1 号',
    '与证照地址一致，可以下单配送',
  ])
  expect(second?.slice(0, 2)).toEqual(['刘仓管021-58000001未通过', '上海市浦东新区 科苑路 8 号'])
  expect(screen.getByText('已保存 2 个，最多 20 个')).toBeTruthy()
  expect(await addButton()).toHaveProperty('disabled', false)
  expect(screen.getByText(/^药品按许可证上的地址配送。/)).toBeTruthy()
  expect(screen.queryByText('✓ 已保存')).toBeNull()
  expect(within(cards[1] as HTMLElement).getByText('未通过审核：该地址不是门店或仓库')).toBeTruthy()
})

test('[RT-25 /zhzx/addr] [VA-01] [VA-03] a wrong phone is said at its field, with the focus; then the address is added', async () => {
  const { client, user } = open()
  await user.click(await addButton())
  await dialog()
  expect(document.activeElement).toBe(field('收货人'))
  await fillIn(user, '12800000001')
  await user.click(saveButton())
  await waitFor(() => expect(document.activeElement).toBe(field('联系电话')))
  expect(describedBy(field('联系电话'))).toBe('请填写 11 位手机号，或带区号的座机，如 028-85551234')
  expect(client.sentTo('address.create')).toEqual([])

  await user.clear(field('联系电话'))
  await user.type(field('联系电话'), '13900000009')
  await user.click(saveButton())
  expect((await screen.findByText(/^已保存赵店员/)).getAttribute('role')).toBe('status')
  expect(client.sentTo('address.create').map(({ input }) => input)).toEqual([
    { consignee: '赵店员', mobile: '13900000009', district_code: '310115', detail: '祖冲之路 2 号' },
  ])
  const added = await cardOf('祖冲之路')
  await waitFor(() => expect(document.activeElement).toBe(added.getByRole('button', { name: /^修改/ })))
  expect(added.getByText('✓ 已保存')).toBeTruthy()
})

test('[RT-25 /zhzx/addr] an address in review that was chosen says when it becomes the default, and stays chosen in the form', async () => {
  const list = [LICENSED]
  const { client, user } = open([], {
    'address.list': () => ({ list: [...list] }),
    'address.create': () => {
      list.push(WAITING)
      return { address: WAITING }
    },
  })
  await user.click(await addButton())
  await dialog()
  await fillIn(user, '13900000009')
  await user.click(screen.getByRole('checkbox', { name: '设为默认地址' }))
  await user.click(saveButton())
  expect(await screen.findByText(/^已保存刘仓管的地址.*，审核通过后成为默认地址$/)).toBeTruthy()
  expect(client.sentTo('address.create')[0]?.input).toMatchObject({ is_default: 1 })
  const card = await cardOf('科苑路 8 号')
  expect(card.queryByText('默认')).toBeNull()
  expect(card.getByText(/正在审核，通过后才能下单配送，并成为默认地址/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: /^修改/ }))
  await dialog('修改收货地址')
  expect(screen.getByRole('checkbox', { name: '设为默认地址' })).toHaveProperty('checked', true)
})

test('[RT-25 /zhzx/addr] [VA-03] an empty form says what each field needs', async () => {
  const { user } = open([])
  await user.click(await addButton())
  const form = within(await dialog())
  expect(form.getByText('第一个地址会成为默认地址')).toBeTruthy()
  await user.click(saveButton())
  for (const text of ['请填写收货人', '请填写联系电话', '请选择所在地区', '请填写详细地址']) {
    expect(form.getByText(text)).toBeTruthy()
  }
  await waitFor(() => expect(document.activeElement).toBe(field('收货人')))
})

test('[RT-25 /zhzx/addr] [ER-04] a refusal of the service is at its field, and what was typed stays', async () => {
  const fields = { detail: ['该地址不在配送范围内'] }
  const { user } = open([LICENSED], { 'address.update': () => failWith('invalid', { fields }) })
  await user.click((await cardOf('张江路')).getByRole('button', { name: /^修改/ }))
  await dialog('修改收货地址')
  await screen.findByRole('option', { name: '浦东新区' })
  await user.type(field('收货人'), '师')
  await user.click(saveButton())
  await waitFor(() => expect(document.activeElement).toBe(field('详细地址')))
  expect(describedBy(field('详细地址'))).toBe('该地址不在配送范围内')
  expect(field('收货人')).toHaveProperty('value', '王药师师')
})

test('[RT-25 /zhzx/addr] a save that fails says so above the fields, and is sent once for two presses', async () => {
  let refuse = () => {}
  const { client, user } = open([LICENSED], {
    'address.update': () =>
      new Promise((_, reject) => {
        refuse = () => {
          try {
            failWith('refused', { message: '地址不存在' })
          } catch (error) {
            reject(error)
          }
        }
      }),
  })
  await user.click((await cardOf('张江路')).getByRole('button', { name: /^修改/ }))
  await screen.findByRole('option', { name: '浦东新区' })
  await user.dblClick(saveButton())
  await user.keyboard('{Escape}')
  expect(client.sentTo('address.update')).toHaveLength(1)
  refuse()
  const alert = await screen.findByText('地址不存在')
  await waitFor(() => expect(document.activeElement).toBe(alert))
})

test('[RT-25 /zhzx/addr] Esc asks before changed input is lost, and closes an unchanged form at once', async () => {
  const { user } = open()
  await user.click(await addButton())
  await dialog()
  await user.type(field('收货人'), '赵')
  await user.keyboard('{Escape}')
  await screen.findByRole('alertdialog')
  await user.click(screen.getByRole('button', { name: '继续填写' }))
  await waitFor(() => expect(document.activeElement).toBe(field('收货人')))
  expect(field('收货人')).toHaveProperty('value', '赵')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: '放弃' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(await addButton())

  await user.click(await addButton())
  await dialog()
  expect(field('收货人')).toHaveProperty('value', '')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[RT-25 /zhzx/addr] the browser asks before a tab with changed input is closed', async () => {
  const { user } = open()
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await user.click(await addButton())
  await dialog()
  expect(leaves()).toBe(true)
  await user.type(field('收货人'), '赵')
  expect(leaves()).toBe(false)
})

test('[RT-25 /zhzx/addr] another address becomes the default, first in the list, and keeps the focus', async () => {
  const { user } = open([LICENSED, PASSED])
  await user.click((await cardOf('科苑路')).getByRole('button', { name: /^设为默认/ }))
  const notice = '已设为默认：刘仓管的地址 科苑路 8 号'
  expect((await screen.findByText(notice)).getAttribute('role')).toBe('status')
  const card = await cardOf('科苑路')
  expect(card.getByText('默认')).toBeTruthy()
  expect(document.activeElement).toBe(card.getByRole('button', { name: /^修改/ }))
  expect(screen.getAllByText('默认')).toHaveLength(1)
  // The next action removes what was said about this one.
  await user.click(card.getByRole('button', { name: /^修改/ }))
  await dialog('修改收货地址')
  expect(screen.queryByText(notice)).toBeNull()
})

test('[RT-25 /zhzx/addr] while an address is removed or becomes the default, only its own buttons wait', async () => {
  const never = () => new Promise<never>(() => {})
  const { user, client } = open([LICENSED, PASSED], { 'address.setDefault': never, 'address.delete': never })
  const other = await cardOf('科苑路')
  const button = (name: RegExp) => other.getByRole('button', { name })
  await user.click(button(/^设为默认/))
  await waitFor(() => expect(button(/^设为默认/).getAttribute('aria-disabled')).toBe('true'))
  expect(button(/^删除/).getAttribute('aria-disabled')).toBe('true')
  const licensed = await cardOf('张江路')
  const remove = licensed.getByRole('button', { name: /^删除/ })
  expect(remove.getAttribute('aria-disabled')).toBeNull()
  await user.click(button(/^设为默认/))
  expect(client.sentTo('address.setDefault')).toHaveLength(1)
  await user.click(remove)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBe('true'))
})

test('[RT-25 /zhzx/addr] an address without a passed review cannot become the default', async () => {
  open()
  expect((await cardOf('科苑路')).queryByRole('button', { name: /^设为默认/ })).toBeNull()
})

test('[RT-25 /zhzx/addr] [VA-04] removing the default asks, says which one is the default now, and the focus goes there', async () => {
  const { client, user } = open()
  await user.click((await cardOf('张江路')).getByRole('button', { name: /^删除/ }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('删除后另一个地址会成为默认地址')
  await user.click(within(question).getByRole('button', { name: '删除' }))
  const notice = '已删除王药师的地址 张江路 1 号，默认地址改为刘仓管的地址 科苑路 8 号'
  expect(await screen.findByText(notice)).toBeTruthy()
  expect(client.sentTo('address.delete').map(({ input }) => input)).toEqual([{ id: 1 }])
  const left = await cardOf('科苑路')
  await waitFor(() => expect(document.activeElement).toBe(left.getByRole('button', { name: /^修改/ })))
})

test('[RT-25 /zhzx/addr] removing the last address says what that means, and leads on to adding one', async () => {
  const { user } = open([LICENSED])
  await user.click((await cardOf('张江路')).getByRole('button', { name: /^删除/ }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('最后一个收货地址')
  await user.click(within(question).getByRole('button', { name: '删除' }))
  expect(await screen.findByText('还没有收货地址')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await addButton()))
})

test('[RT-25 /zhzx/addr] the form of an address has its values, and says that it stays the default', async () => {
  const { user, client } = open()
  await user.click((await cardOf('张江路')).getByRole('button', { name: /^修改/ }))
  await dialog('修改收货地址')
  await screen.findByRole('option', { name: '浦东新区' })
  expect(['收货人', '联系电话', '详细地址'].map(name => (field(name) as HTMLInputElement).value)).toEqual([
    '王药师',
    '13800000001',
    '张江路 1 号',
  ])
  expect(screen.getByText('当前的默认地址')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: '设为默认地址' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('address.update')).toEqual([])
})

test('[RT-25 /zhzx/addr] another address can become the default in its form', async () => {
  const { user, client } = open()
  await user.click((await cardOf('科苑路')).getByRole('button', { name: /^修改/ }))
  await screen.findByRole('option', { name: '浦东新区' })
  await user.click(screen.getByRole('checkbox', { name: '设为默认地址' }))
  await user.click(saveButton())
  expect(await screen.findByText(/^已保存刘仓管/)).toBeTruthy()
  expect(client.sentTo('address.update').map(({ input }) => input)).toMatchObject([{ id: 2, is_default: 1 }])
})

test.each([
  ['licensed', '证照地址'],
  ['passed', '已审核'],
  ['waiting', '审核中'],
  ['rejected', '未通过'],
] as const)('[RT-25 /zhzx/addr] an address whose review is %s says %s', async (review_state, text) => {
  open([{ ...LICENSED, review_state }])
  expect((await cardOf('张江路')).getByText(text)).toBeTruthy()
})

test('[RT-25 /zhzx/addr] keeping an address changes nothing; removing another than the default says only that', async () => {
  const { user, client } = open()
  await user.click((await cardOf('科苑路')).getByRole('button', { name: /^删除/ }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('确定删除这个收货地址吗？')
  expect(question.textContent).toContain('刘仓管，上海市浦东新区 科苑路 8 号')
  await user.click(within(question).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(client.sentTo('address.delete')).toEqual([])
  await user.click((await cardOf('科苑路')).getByRole('button', { name: /^删除/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  expect(await screen.findByText('已删除刘仓管的地址 科苑路 8 号')).toBeTruthy()
})

test.each([
  ['删除', 'address.delete'],
  ['设为默认', 'address.setDefault'],
] as const)('[RT-25 /zhzx/addr] a refused %s says nothing is done', async (name, call) => {
  const { user, client } = open([LICENSED, PASSED], { [call]: () => failWith('refused') })
  await user.click((await cardOf('科苑路')).getByRole('button', { name: RegExp(`^${name}`) }))
  if (name === '删除') {
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  }
  await waitFor(() => expect(client.sentTo(call)).toHaveLength(1))
  expect((await cardOf('科苑路')).getByRole('button', { name: /^修改/ })).toBeTruthy()
  expect(screen.queryByText(/^已(删除|设为默认)/)).toBeNull()
})

test('[RT-25 /zhzx/addr] with twenty addresses the page says why none can be added', async () => {
  const full = Array.from({ length: 20 }, (_, at) => ({ ...REJECTED, id: at + 1 }))
  open(full)
  expect(await addButton()).toHaveProperty('disabled', true)
  expect(screen.getByText('已保存 20 个，最多 20 个。请先删除不用的地址')).toBeTruthy()
})

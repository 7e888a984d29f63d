import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { formForStory } from '../form/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ReturnFormForStory, TicketFormForStory } from './fixtures'
import * as exported from './index'
import { RequestFrame, RequestList, type RequestListProps, RequestSkeleton } from './RequestList'

const BLOCKED = { title: '现在不能申请', text: '商品还没有发货。' }

const LIST: RequestListProps = {
  ...{ orderHref: '/orders/9', open: true, blocked: { ...BLOCKED, text: '' }, newText: '再申请一笔' },
  ...{ asking: false, onAskingChange: () => {}, children: [] },
  form: (close, onCancel) => (
    <>
      <button type="button" onClick={close}>
        提交
      </button>
      {onCancel && (
        <button type="button" onClick={onCancel}>
          取消
        </button>
      )}
    </>
  ),
}

function Held(props: Partial<RequestListProps>) {
  const [asking, setAsking] = useState(props.asking ?? false)
  return <RequestList {...LIST} {...props} asking={asking} onAskingChange={setAsking} />
}

function open(props: Partial<RequestListProps>) {
  render(<Held {...props} />)
  return userEvent.setup()
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const request = [<p key="1">申请 1</p>]

test('[RT-27] an order without requests has the form at once, which cannot be closed', async () => {
  const user = open({})
  expect(buttons()).toEqual(['提交'])
  await user.click(screen.getByRole('button', { name: '提交' }))
  expect(buttons()).toEqual(['再申请一笔'])
})

test('[RT-27] with requests a button opens the form; closing it leads back to the requests', async () => {
  const user = open({ children: request })
  await user.click(screen.getByRole('button', { name: '再申请一笔' }))
  expect(buttons()).toEqual(['提交', '取消'])
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(buttons()).toEqual(['再申请一笔'])
  expect(document.activeElement?.contains(screen.getByText('申请 1'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('[RT-27] requests of the shop alone leave the form open', () => {
  open({ children: request, first: true })
  expect(buttons()).toEqual(['提交'])
})

test('[RT-27] when nothing can be requested, the reason is above the requests, or in place of them with a link', () => {
  const { rerender } = render(<RequestList {...LIST} open={false} blocked={BLOCKED} />)
  expect(screen.getByText(BLOCKED.title)).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe('/orders/9')
  rerender(
    <RequestList {...LIST} open={false} blocked={BLOCKED}>
      {request}
    </RequestList>,
  )
  expect(screen.queryByText(BLOCKED.title)).toBeNull()
  expect(screen.getByText(BLOCKED.text)).toBeTruthy()
  expect(buttons()).toEqual([])
})

test('[RT-27] one request leads to its order, and to all requests', async () => {
  const { container } = render(
    <RequestFrame orderHref="/orders/9" allHref="/orders/9/returns">
      申请 1
    </RequestFrame>,
  )
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['查看订单', '/orders/9'],
    ['这个订单的全部申请', '/orders/9/returns'],
  ])
  await expectAccessible(container)
})

test('while a request loads it says so once', () => {
  render(<RequestSkeleton title="退换货申请" />)
  expect(screen.getAllByText('正在加载退换货申请')).toHaveLength(1)
})

test('[RT-27] a return has kind, reason, packs and files; the reasons are those of the kind', async () => {
  const { container } = render(<ReturnFormForStory />)
  await expectAccessible(container)
  const user = userEvent.setup()
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options()).toEqual(['不想要了', '破损'])
  await user.click(screen.getByRole('radio', { name: /仅退款/ }))
  expect(options()).toEqual(['短缺'])
  await user.type(screen.getByRole('textbox', { name: /数量|阿莫西林/ }), '4')
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said.join()).toContain('¥49.20')
  expect(document.activeElement).toHaveProperty('name', 'packs_1')
})

test('[RT-27] what is wrong with a return is at its fields; its heading has the focus where a button opened it', () => {
  const onCancel = vi.fn()
  render(<ReturnFormForStory errors={{ lines: '请填写退货数量' }} onCancel={onCancel} />)
  expect(screen.getByRole('group', { description: '请填写退货数量' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '申请退换货' }))
})

test('[RT-27] a service is requested for some products, in words', async () => {
  const { container } = render(<TicketFormForStory errors={{ text: '请填写需要什么' }} />)
  await expectAccessible(container)
  expect(screen.getByRole('radio', { name: /其他/ })).toHaveProperty('checked', true)
  const gift = screen.getByRole('checkbox', { name: '电子体温计 1支（赠）' })
  expect(gift).toHaveProperty('name', 'line_2')
  await userEvent.click(gift)
  expect(gift).toHaveProperty('checked', true)
  expect(screen.getByRole('textbox', { name: /需要什么/, description: '请填写需要什么' })).toBeTruthy()
})

testConformance(exported, {
  RequestForm: {
    props: { title: '申请退换货', form: formForStory(), children: '原因' },
  },
  RequestFrame: { props: { orderHref: '/', allHref: '/', children: '申请 1' } },
  RequestList: { props: { ...LIST, open: false, blocked: BLOCKED } },
  RequestSkeleton: { props: { title: '退换货申请' } },
  ReturnFields: 'renders the fields of a form',
  TicketFields: 'renders the fields of a form',
})

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAcceptance } from '@yaoji/hooks'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AcceptanceForm, type AcceptanceFormProps } from './AcceptanceForm'
import { acceptancePackForStory } from './fixtures'
import * as exported from './index'

const PACKS = [acceptancePackForStory(1), acceptancePackForStory(2, { name: '棉签', is_gift: 1, number: 2 })]

function Held(props: Partial<AcceptanceFormProps>) {
  const { entryOf, resultOf, change, sums, isWhole } = useAcceptance(PACKS)
  const [inspector, setInspector] = useState('陈晓梅')
  return (
    <AcceptanceForm
      packs={PACKS}
      {...{ entryOf, resultOf, sums, isWhole, inspector }}
      onEntryChange={change}
      onInspectorChange={setInspector}
      onSubmit={() => {}}
      {...props}
    />
  )
}

const received = (name: string) => screen.getByRole('textbox', { name: `${name} 的实收数量` })
const rejected = (name: string) => screen.getByRole('textbox', { name: `${name} 的破损或不合格数量` })
const FIRST = '阿莫西林胶囊 批号 26041'
const GIFT = '棉签（赠） 批号 26042'

test('[RT-27] everything is filled in; Enter goes from field to field and never records, the button does', async () => {
  const onSubmit = vi.fn()
  const { container } = render(<Held focusFirst onSubmit={onSubmit} />)
  const button = screen.getByRole('button', { name: '全部合格，完成验收' })
  expect(document.activeElement).toBe(received(FIRST))
  expect(received(FIRST)).toHaveProperty('value', '40')
  expect(received(GIFT)).toHaveProperty('value', '2')
  const row = screen.getByRole('row', { name: /26041/ })
  expect(within(row).getByText('生产日期 2026-04-01')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(received(GIFT))
  await userEvent.click(screen.getByRole('textbox', { name: '验收人' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('[RT-27] Enter that is held records nothing', () => {
  render(<Held />)
  const button = screen.getByRole('button', { name: '全部合格，完成验收' })
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
})

test('[RT-27] Enter goes down a column and then to the button; what is missing is said', async () => {
  render(<Held />)
  const user = userEvent.setup()
  await user.click(received(FIRST))
  await user.keyboard('38{Enter}')
  expect(document.activeElement).toBe(received(GIFT))
  await user.keyboard('{Enter}')
  const button = await screen.findByRole('button', { name: '完成验收' })
  expect(document.activeElement).toBe(button)
  await user.click(rejected(FIRST))
  await user.keyboard('1{Enter}')
  expect(document.activeElement).toBe(rejected(GIFT))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      '2 个批号，应收 42，实收 40，合格 39，短缺 2，不合格 1',
    ),
  )
  expect(within(screen.getByRole('row', { name: /26041/ })).getByText('2').dataset.part).toBe('short')
})

test('[RT-27] more than was shipped, and more rejected than arrived, have messages', async () => {
  render(<Held />)
  const user = userEvent.setup()
  await user.click(received(FIRST))
  await user.keyboard('41')
  expect(await screen.findByText('最多 40')).toBeTruthy()
  await user.clear(received(FIRST))
  await user.type(received(FIRST), '3')
  await user.click(rejected(FIRST))
  await user.keyboard('4')
  expect(await screen.findByText('最多 3')).toBeTruthy()
})

test('[RT-27] a batch with a wrong number is said not to be in the sums; the button leads to it', async () => {
  render(<Held />)
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: '全部合格，完成验收' })
  await user.clear(received(GIFT))
  const sums = '1 个批号，应收 40，实收 40，合格 40；另有 1 个批号数量有误，未计入'
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sums))
  expect(screen.queryByText('请填写实收')).toBeNull()
  await user.click(button)
  expect(await screen.findByText('请填写实收')).toBeTruthy()
  expect(document.activeElement).toBe(received(GIFT))
  await user.keyboard('2')
  await user.click(rejected(FIRST))
  await user.keyboard('41')
  await user.click(button)
  await waitFor(() => expect(document.activeElement).toBe(rejected(FIRST)))
})

test('[RT-27] a failure and a missing name are said; a busy form is not sent again', async () => {
  const onSubmit = vi.fn()
  render(<Held busy error="这个包裹已由陈晓梅验收" inspectorError="请填写验收人" onSubmit={onSubmit} />)
  expect(screen.getByRole('alert').textContent).toBe('这个包裹已由陈晓梅验收')
  expect(screen.getByRole('textbox', { name: /验收人/, description: '请填写验收人' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '全部合格，完成验收' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

const numbers = { shipped: 42, received: 40, rejected: 0, short: 2, accepted: 40 }

testConformance(exported, {
  AcceptanceForm: {
    props: {
      packs: PACKS,
      entryOf: () => ({ received: '2', rejected: '', remark: '' }),
      resultOf: () => numbers,
      onEntryChange: () => {},
      sums: numbers,
      isWhole: false,
      inspector: '陈晓梅',
      onInspectorChange: () => {},
      error: '没有保存',
      onSubmit: () => {},
    },
  },
})

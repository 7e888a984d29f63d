import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LinkButton } from '../button'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { PaperBlank, PaperDetails, PaperSeal, PaperSheet, PaperSheets } from './PaperSheet'
import { PaperTable } from './PaperTable'

const columns = [
  { title: '商品名称', text: ({ name }: { name: string }) => name },
  { title: '批号', text: () => undefined },
]
const table = { label: '商品明细', columns, rows: [{ name: '阿莫西林胶囊' }], keyOf: () => '1' }

test('a button prints the sheets, beside the way back', async () => {
  const onPrint = vi.fn()
  const { container } = render(
    <PaperSheets back={<LinkButton href="/order/1">返回订单</LinkButton>} onPrint={onPrint}>
      <PaperSheet title="随货同行单">
        <PaperTable {...table} />
      </PaperSheet>
    </PaperSheets>,
  )
  await userEvent.click(screen.getByRole('button', { name: '打印或存为 PDF' }))
  expect(onPrint).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: '返回订单' })).toBeTruthy()
  expect(screen.getByRole('region', { name: '随货同行单' })).toBeTruthy()
  await expectAccessible(container)
})

test('the keyboard reaches the lines, and a cell without a text has a dash', async () => {
  render(<PaperTable {...table} />)
  await userEvent.tab()
  const lines = screen.getByRole('region', { name: '商品明细' })
  expect(document.activeElement).toBe(lines)
  expect(
    within(lines)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['阿莫西林胶囊', '—'])
})

test('a detail that is not known is left out; a blank is filled in or can be written on', () => {
  const { container } = render(
    <PaperSheet title="采购委托书" letter>
      <PaperDetails details={['订单号 1', '', '数量 2']} />
      <p>
        <PaperBlank text="王药师" />
        <PaperBlank />
      </p>
      <PaperSeal places={[['单位（盖章）', '日期']]} />
    </PaperSheet>,
  )
  expect(container.textContent).toBe('采购委托书订单号 1数量 2王药师\u00a0单位（盖章）\n日期')
  expect(screen.getByRole('region', { name: '采购委托书' }).dataset.letter).toBe('')
})

testConformance(exported, {
  PaperSheets: { props: {} },
  PaperSheet: { props: { title: '随货同行单' } },
  PaperDetails: { props: { details: ['订单号 1'] } },
  PaperBlank: {},
  PaperText: {},
  PaperSeal: { props: { places: [['签字']] } },
  PaperTable: { props: table },
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { PaperBlank, PaperDetails, PaperSeal, PaperSheet, PaperSheets, PaperText } from './PaperSheet'
import { type PaperColumn, PaperTable } from './PaperTable'

interface Line {
  name: string
  batch: string
  number: number
}

const columns: readonly PaperColumn<Line>[] = [
  { title: '商品名称', text: line => line.name },
  { title: '批号', text: line => line.batch },
  { title: '数量', text: line => String(line.number) },
  { title: '实收数量', text: () => ' ' },
]

const rows: Line[] = [
  { name: '阿莫西林胶囊', batch: 'B260318', number: 30 },
  { name: '复方丹参滴丸', batch: '', number: 12 },
]

function Sheet({ title, lines = rows }: { title: string; lines?: readonly Line[] }) {
  return (
    <PaperSheet title={title}>
      <PaperDetails
        details={['收货单位 武汉市江岸区仁和大药房', '订单号 YJ26112200000018', '发货仓库 成都中心仓']}
      />
      <PaperTable
        label={`${title} 的商品`}
        columns={columns}
        rows={lines}
        keyOf={({ name, number }) => `${name} ${number}`}
      />
      <PaperSeal places={[['收货人（签字）'], ['收货单位（盖章）', '签收日期']]} />
    </PaperSheet>
  )
}

const meta = {
  title: 'Page/PaperSheet',
  component: PaperSheets,
  args: { back: <LinkButton href="#order">返回订单</LinkButton>, children: <Sheet title="随货同行单" /> },
} satisfies Meta<typeof PaperSheets>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On paper each begins a page. */
export const Several: Story = {
  args: { children: ['随货同行单 1', '随货同行单 2'].map(title => <Sheet key={title} title={title} />) },
}

/** A form with what is known, and lines to write on. */
export const Letter: Story = {
  args: {
    children: (
      <PaperSheet title="采购委托书" letter>
        <PaperText>
          兹委托 <PaperBlank text="王药师" />
          （身份证号 <PaperBlank />
          ）为我单位的采购员。
        </PaperText>
        <PaperSeal places={[['法定代表人（签字或盖章）'], ['采购员（签字）']]} />
      </PaperSheet>
    ),
  },
}

export const LongWords: Story = {
  args: {
    children: (
      <Sheet
        title="含麻黄碱类复方制剂签收回执（一式两份，收货单位留存一份）"
        lines={[{ name: '注射用重组人干扰素α2b（假单胞菌）'.repeat(6), batch: 'B'.repeat(40), number: 1 }]}
      />
    ),
  },
}

export const Many: Story = {
  args: {
    children: (
      <Sheet
        title="随货同行单"
        lines={Array.from({ length: 80 }, (_, number) => ({
          name: '阿莫西林胶囊',
          batch: 'B260318',
          number,
        }))}
      />
    ),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

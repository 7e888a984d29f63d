import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AcceptanceResult } from '@yaoji/domain'
import { useAcceptance } from '@yaoji/hooks'
import { useState } from 'react'
import { ToastProvider } from '../toast'
import { AcceptanceForm, type AcceptanceFormPack, type AcceptanceFormProps } from './AcceptanceForm'
import {
  acceptanceHrefsForStory,
  acceptancePackForStory,
  acceptedParcelForStory,
  orderAcceptanceForStory,
} from './fixtures'
import { OrderAcceptance } from './OrderAcceptance'
import type { OrderAcceptanceData } from './orderAcceptanceTypes'

const PACKS = [
  acceptancePackForStory(1),
  acceptancePackForStory(2, { name: '布洛芬缓释胶囊', ypgg: '0.3g×20粒', number: 12 }),
  acceptancePackForStory(3, { name: '医用棉签', ypgg: '50支', is_gift: 1, approval_no: '', number: 2 }),
]

const wholeOf = (shipped: number): AcceptanceResult => ({
  ...{ shipped, received: shipped, rejected: 0, short: 0, accepted: shipped },
})

const NUMBERS = { shipped: 54, received: 54, rejected: 0, short: 0, accepted: 54 }

const meta = {
  title: 'Order/AcceptanceForm',
  component: AcceptanceForm<AcceptanceFormPack>,
  args: {
    packs: PACKS,
    entryOf: ({ number }) => ({ received: String(number), rejected: '', remark: '' }),
    resultOf: ({ number }): AcceptanceResult | undefined => wholeOf(number),
    onEntryChange: () => {},
    sums: NUMBERS,
    isWhole: true,
    inspector: '陈晓梅',
    onInspectorChange: () => {},
    onSubmit: () => {},
  },
} satisfies Meta<AcceptanceFormProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: args => <Held {...args} /> }

function Held(args: AcceptanceFormProps) {
  const { entryOf, resultOf, change, sums, isWhole } = useAcceptance(args.packs)
  const [inspector, setInspector] = useState(args.inspector)
  return (
    <AcceptanceForm
      {...args}
      {...{ entryOf, resultOf, sums, isWhole, inspector }}
      onEntryChange={change}
      onInspectorChange={setInspector}
    />
  )
}

/** Two packs are missing, and one is broken. */
export const Short: Story = {
  args: {
    entryOf: ({ pack_id, number }) =>
      pack_id === 1
        ? { received: '38', rejected: '1', remark: '外箱压损' }
        : { received: String(number), rejected: '', remark: '' },
    resultOf: ({ pack_id, number: shipped }) =>
      pack_id === 1 ? { shipped, received: 38, rejected: 1, short: 2, accepted: 37 } : wholeOf(shipped),
    sums: { shipped: 54, received: 52, rejected: 1, short: 2, accepted: 51 },
    isWhole: false,
  },
}

/** More than was shipped cannot be recorded. */
export const TooMany: Story = {
  args: {
    entryOf: ({ pack_id, number }) => ({
      received: pack_id === 1 ? '41' : String(number),
      rejected: '',
      remark: '',
    }),
    resultOf: ({ pack_id, number }) => (pack_id === 1 ? undefined : wholeOf(number)),
    isWhole: false,
  },
}

export const Refused: Story = {
  args: {
    error: '这个包裹已由陈晓梅验收，记录不能重复提交或修改',
    inspectorError: '请填写验收人',
    inspector: '',
  },
}

export const Busy: Story = { args: { busy: true } }

export const LongWords: Story = {
  args: {
    packs: [
      acceptancePackForStory(1, {
        name: '注射用重组人干扰素α2b（假单胞菌）'.repeat(4),
        batch_no: 'ABCDEF0123456789'.repeat(3),
      }),
    ],
  },
}

export const Many: Story = {
  args: { packs: Array.from({ length: 36 }, (_, at) => acceptancePackForStory(at + 1)) },
}

const order = (change: Partial<OrderAcceptanceData> = {}) => (
  <ToastProvider>
    <OrderAcceptance
      acceptance={{ ...orderAcceptanceForStory, ...change }}
      hrefs={acceptanceHrefsForStory}
      parcel={null}
      onParcelChange={() => {}}
      onRecord={async () => {}}
      onReceive={async () => {}}
    />
  </ToastProvider>
)

export const OfOrder: Story = { render: () => order() }

/** Everything is accepted, and a refund of what is short can no longer be requested. */
export const OfOrderDone: Story = {
  render: () => order({ parcels: [acceptedParcelForStory], can_receive: 1, can_refund: 0 }),
}

export const OfOrderUnshipped: Story = {
  render: () => order({ parcels: [acceptedParcelForStory], unshipped: 12, claims: [] }),
}

export const Dark: Story = { ...Short, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Short, globals: { viewport: { value: 'mobile1', isRotated: false } } }

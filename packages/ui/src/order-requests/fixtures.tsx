import { useReturnRequest } from '@yaoji/hooks'
import { useState } from 'react'
import { formForStory } from '../form/fixtures'
import { returnableBatchForStory } from '../return-batches/fixtures'
import { RequestForm, type RequestFormProps } from './RequestForm'
import { ReturnFields, type ReturnFieldsKind } from './ReturnFields'
import { TicketFields, type TicketLine } from './TicketFields'

const KINDS_FOR_STORY: readonly [ReturnFieldsKind, ReturnFieldsKind] = [
  {
    kind: 'return_refund',
    name: '退货退款',
    text: '寄回商品，收到后退款',
    reasons: [
      { reason: 'unwanted', name: '不想要了', needs_files: 0 },
      { reason: 'damaged', name: '破损', needs_files: 1 },
    ],
  },
  {
    kind: 'refund_only',
    name: '仅退款',
    text: '不寄回商品',
    reasons: [{ reason: 'short', name: '短缺', needs_files: 0 }],
  },
]

const BATCH_FOR_STORY = {
  ...returnableBatchForStory(1),
  ...{ quality_only: 0, near_expiry: 0, gift: null, line_packs: 40, line_paid: '492.00' },
  ...{ line_voucher: '0.00', line_points: 0, returned_amount: '0.00', returned_voucher: '0.00' },
  returned_points: 0,
}

const noFiles = { items: [], notice: '', add: () => {}, remove: () => {}, retry: () => {} }

type Errors = Readonly<Record<string, string>>

const fieldWith = (errors: Errors) => (name: string) => ({
  ...{ name, defaultValue: undefined },
  error: errors[name],
})

interface FormForStoryProps extends Partial<Pick<RequestFormProps, 'onCancel' | 'sending'>> {
  errors?: Errors
}

/** The request of a return. */
export function ReturnFormForStory({ errors = {}, ...props }: FormForStoryProps) {
  const request = useReturnRequest({ kinds: KINDS_FOR_STORY, batches: [BATCH_FOR_STORY], texts: {} })
  return (
    <RequestForm {...props} title="申请退换货" form={formForStory()}>
      <ReturnFields
        kinds={KINDS_FOR_STORY}
        request={request}
        field={fieldWith(errors)}
        files={noFiles}
        max={5}
      />
    </RequestForm>
  )
}

const LINES_FOR_STORY: readonly TicketLine[] = [
  { line_id: 1, name: '阿莫西林胶囊', ypgg: '0.25g×24粒', is_gift: 0 },
  { line_id: 2, name: '电子体温计', ypgg: '1支', is_gift: 1 },
]

/** The request of a service. */
export function TicketFormForStory({ errors = {}, ...props }: FormForStoryProps) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <RequestForm {...props} title="申请售后服务" form={formForStory()}>
      <TicketFields
        kinds={[
          { kind: 'report', name: '药检报告', text: '补发批次的检验报告' },
          { kind: 'other', name: '其他', text: '发票、资质等' },
        ]}
        kind="other"
        lines={LINES_FOR_STORY}
        chosen={chosen}
        onChosenChange={setChosen}
        field={fieldWith(errors)}
        files={noFiles}
        max={5}
      />
    </RequestForm>
  )
}

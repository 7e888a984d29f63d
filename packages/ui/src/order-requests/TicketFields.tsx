'use client'
import { goodsText } from '@yaoji/domain'
import type { FormField } from '@yaoji/hooks'
import { CheckboxGroup } from '../checkbox'
import { FormWide } from '../form'
import { useLabels } from '../labels/useLabels'
import { RadioGroup } from '../radio-group'
import { TextArea } from '../text-field'
import { FilesField, type FilesFieldProps } from '../upload'
import { kindOptions, type RequestKind } from './ReturnFields'

/** A line of an order, by the wire's names. */
export interface TicketLine {
  readonly line_id: number
  readonly name: string
  readonly ypgg: string
  readonly is_gift: number
}

export const ticketFieldsLabels = {
  kind: '需要的服务',
  lines: '涉及的商品（不选表示整个订单）',
  /** A product of the order. */
  line: (line: Pick<TicketLine, 'name' | 'ypgg' | 'is_gift'>): string => goodsText(line),
  text: '需要什么',
  files: '照片或文件',
}

/** Name of the control that chooses a line of the order. */
export const ticketLineField = ({ line_id }: Pick<TicketLine, 'line_id'>): string => `line_${line_id}`

export interface TicketFieldsProps extends Pick<FilesFieldProps, 'files' | 'max'> {
  /** The services that can be requested. */
  kinds: readonly RequestKind[]
  /**
   * The service that is chosen at first.
   * @default the first one
   */
  kind?: string | undefined
  /** The lines of the order. */
  lines: readonly TicketLine[]
  /** Ids of the lines that the request is about; without any it is about the whole order. */
  chosen: readonly number[]
  onChosenChange: (line_ids: readonly number[]) => void
  /** The fields of the form. */
  field: (name: 'text' | 'file_ids') => FormField
  /** Words in place of those of {@link ticketFieldsLabels}. */
  labels?: Partial<typeof ticketFieldsLabels>
}

/**
 * The fields of a request for service: which one, about which products, in the buyer's words, with files. Renders the
 * fields, for a Form of two columns.
 */
export function TicketFields(props: TicketFieldsProps) {
  const { kinds, kind, lines, chosen, onChosenChange, field, files, max, labels } = props
  const words = useLabels('ticketFields', ticketFieldsLabels, labels)
  return (
    <>
      <FormWide>
        <RadioGroup
          legend={words.kind}
          name="kind"
          variant="cards"
          defaultValue={(kinds.find(each => each.kind === kind) ?? kinds[0])?.kind}
          options={kindOptions(kinds)}
        />
      </FormWide>
      <FormWide>
        <CheckboxGroup
          legend={words.lines}
          options={lines.map(line => ({
            value: line.line_id,
            label: words.line(line),
            name: ticketLineField(line),
          }))}
          chosen={chosen}
          onChosenChange={onChosenChange}
        />
      </FormWide>
      <TextArea {...field('text')} wide label={words.text} required maxLength={500} rows={3} />
      <FilesField
        label={words.files}
        field={field('file_ids')}
        files={files}
        max={max}
        required={false}
        wide
      />
    </>
  )
}

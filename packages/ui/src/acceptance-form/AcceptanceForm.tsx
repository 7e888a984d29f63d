'use client'
import { type AcceptanceResult, readNumber } from '@yaoji/domain'
import { type AcceptanceEntry, isComposing, useFocusOnMount } from '@yaoji/hooks'
import {
  type FormEvent,
  type FormHTMLAttributes,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useRef,
  useState,
} from 'react'
import { Button } from '../button'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { GoodsTag } from '../goods-tag'
import { useLabels } from '../labels/useLabels'
import { NumberField } from '../number-field'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import { RecordCell, type RecordColumn, RecordsTable } from '../records-table'
import { TextField } from '../text-field'
import * as css from './AcceptanceForm.css'
import { type AcceptanceFormLabels, acceptanceFormLabels } from './acceptanceFormLabels'

/** The packs of a batch in a parcel, by the wire's names. */
export interface AcceptanceFormPack {
  pack_id: number
  name: string
  ypgg: string
  bzdw: string
  /** The maker. */
  sccj: string
  approval_no: string
  /** 1: a free gift. */
  is_gift: number
  batch_no: string
  produce_date: string
  expiry_date: string
  /** Packs that were shipped. */
  number: number
}

export interface AcceptanceFormProps<Pack extends AcceptanceFormPack = AcceptanceFormPack>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children' | 'onSubmit'> {
  /** What the parcel has, by batch. */
  packs: readonly Pack[]
  /** What is entered for a batch. */
  entryOf: (pack: Pack) => AcceptanceEntry
  /** What the numbers of a batch say; undefined while they cannot be recorded. */
  resultOf: (pack: Pack) => AcceptanceResult | undefined
  /** The buyer has changed something of a batch. */
  onEntryChange: (pack: Pack, change: Partial<AcceptanceEntry>) => void
  /** Over all batches. */
  sums: AcceptanceResult
  /** Everything arrived and is accepted: the button says so. */
  isWhole: boolean
  /** Who checks the parcel. */
  inspector: string
  /** The buyer has typed another name. */
  onInspectorChange: (name: string) => void
  /** What is wrong with the name. */
  inspectorError?: string | undefined
  /** What is wrong with the form as a whole. */
  error?: string | undefined
  /**
   * It is being saved.
   * @default false
   */
  busy?: boolean
  /**
   * The first number of packs that arrived takes the focus when the form appears, with its text selected. What is recorded
   * cannot be changed, so the button does not have it.
   * @default false
   */
  focusFirst?: boolean
  /** The form is submitted; it does not check the numbers. */
  onSubmit: () => void
  /** Words in place of those of {@link acceptanceFormLabels}. */
  labels?: Partial<AcceptanceFormLabels>
}

/**
 * The check of a parcel: packs that arrived and that are not acceptable, by batch. Enter goes down the fields of a
 * column, behind the last one to the button, and from any other field to the button. Renders `form`.
 */
export const AcceptanceForm = forwardRef<HTMLFormElement, AcceptanceFormProps>(
  function AcceptanceForm(props, ref) {
    const { packs, entryOf, resultOf, onEntryChange, sums, isWhole, ...others } = props
    const {
      inspector,
      onInspectorChange,
      inspectorError,
      error,
      busy = false,
      focusFirst = false,
      ...more
    } = others
    const { onSubmit, onKeyDown, labels, className, ...rest } = more
    const words = useLabels('acceptanceForm', acceptanceFormLabels, labels)
    const times = useTimes()
    const submit = useRef<HTMLButtonElement>(null)
    const first = useFocusOnMount<HTMLInputElement>({ enabled: focusFirst })
    const [asked, setAsked] = useState(false)
    const wrong = packs.filter(pack => !resultOf(pack))

    /** What is wrong with the numbers is left to the caller; the focus goes to the first of them. */
    function send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy) return
      setAsked(true)
      onSubmit()
      const [pack] = wrong
      const field = pack && event.currentTarget.elements.namedItem(wrongField(pack, entryOf(pack)))
      if (field instanceof HTMLElement) field.focus()
    }

    return (
      <form
        noValidate
        autoComplete="off"
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        onSubmit={send}
        onKeyDown={composeEventHandlers(onKeyDown, event => goDown(event, submit.current))}
      >
        <RecordsTable
          label={words.table}
          columns={columnsOf({
            words,
            times,
            asked,
            first,
            firstPack: packs[0],
            entryOf,
            resultOf,
            onEntryChange,
          })}
          rows={packs}
          rowKey={({ pack_id }) => pack_id}
        />
        <div className={css.foot} data-part="foot">
          <div className={css.inspector} data-part="inspector">
            <TextField
              name="inspector"
              label={words.inspector}
              required
              maxLength={20}
              value={inspector}
              onValueChange={onInspectorChange}
              error={inspectorError}
            />
          </div>
          <p role="status" className={css.sums} data-part="sums">
            {words.sums(packs.length - wrong.length, sums)}
            {wrong.length > 0 && words.wrong(wrong.length)}
          </p>
          <div className={css.end} data-part="end">
            {error && (
              <p role="alert" className={css.error} data-part="error">
                {error}
              </p>
            )}
            <span className={css.rule} data-part="rule">
              {words.rule}
            </span>
            <Button ref={submit} type="submit" variant="primary" size="l" busy={busy}>
              {isWhole ? words.submitWhole : words.submit}
            </Button>
          </div>
        </div>
      </form>
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Pack extends AcceptanceFormPack>(
  props: AcceptanceFormProps<Pack> & RefAttributes<HTMLFormElement>,
) => ReactNode

/**
 * Enter in a field of a batch goes to the same field of the next one; behind the last one is the button, as behind any other
 * field: Enter in a field submits nothing.
 */
function goDown(event: KeyboardEvent<HTMLFormElement>, submit: HTMLButtonElement | null): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || isComposing(event)) return
  // A key that is held must not record the next parcel, whose button has the focus then.
  if (event.repeat) event.preventDefault()
  if (!(target instanceof HTMLInputElement)) return
  const column = columnOf(target)
  event.preventDefault()
  const fields = [...currentTarget.elements].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && columnOf(each) === column,
  )
  const next = column === undefined ? submit : (fields[fields.indexOf(target) + 1] ?? submit)
  next?.focus()
}

/** The column of a field by its name: `received` of `received_31`. */
const columnOf = ({ name }: HTMLInputElement) => /^([a-z]+)_\d+$/.exec(name)?.[1]

interface ColumnOptions
  extends Pick<AcceptanceFormProps<AcceptanceFormPack>, 'entryOf' | 'resultOf' | 'onEntryChange'> {
  readonly words: AcceptanceFormLabels
  readonly times: Times
  /** The form was submitted: an empty field is a missing number. */
  readonly asked: boolean
  /** The field of the first batch. */
  readonly first: Ref<HTMLInputElement>
  readonly firstPack: AcceptanceFormPack | undefined
}

function columnsOf(options: ColumnOptions): readonly RecordColumn<AcceptanceFormPack>[] {
  const { words, times, asked, first, firstPack, entryOf, resultOf, onEntryChange } = options
  return [
    {
      key: 'goods',
      title: words.goods,
      narrow: 'plain',
      render: ({ name, ypgg, sccj, approval_no, is_gift }) => (
        <RecordCell about={[[ypgg, sccj].filter(Boolean).join(' · '), approval_no]}>
          {is_gift === 1 && <GoodsTag name={words.gift} className={css.gift} />}
          {name}
        </RecordCell>
      ),
    },
    {
      key: 'batch',
      title: words.batch,
      width: '148px',
      render: ({ batch_no, produce_date, expiry_date }) => (
        <RecordCell
          about={[words.produced(times.date(produce_date)), words.expires(times.date(expiry_date))]}
        >
          {batch_no}
        </RecordCell>
      ),
    },
    {
      key: 'shipped',
      title: words.shipped,
      width: '68px',
      align: 'end',
      render: ({ number, bzdw }) => `${number} ${bzdw}`,
    },
    {
      key: 'received',
      title: words.received,
      width: '84px',
      align: 'end',
      render: pack => (
        <NumberField
          ref={pack.pack_id === firstPack?.pack_id ? first : undefined}
          name={`received_${pack.pack_id}`}
          label={words.receivedOf(pack)}
          labelHidden
          min={0}
          max={pack.number}
          required
          className={css.number}
          error={asked && entryOf(pack).received.trim() === '' ? words.missing : undefined}
          value={entryOf(pack).received}
          onValueChange={received => onEntryChange(pack, { received })}
        />
      ),
    },
    {
      key: 'rejected',
      title: words.rejected,
      width: '96px',
      align: 'end',
      render: pack => (
        <NumberField
          name={`rejected_${pack.pack_id}`}
          label={words.rejectedOf(pack)}
          labelHidden
          min={0}
          max={receivedOf(pack, entryOf(pack))}
          placeholder="0"
          className={css.number}
          value={entryOf(pack).rejected}
          onValueChange={rejected => onEntryChange(pack, { rejected })}
        />
      ),
    },
    {
      key: 'short',
      title: words.short,
      width: '52px',
      align: 'end',
      render: pack => <Difference number={resultOf(pack)?.short} />,
    },
    {
      key: 'remark',
      title: words.remark,
      width: '14%',
      render: pack => (
        <TextField
          name={`remark_${pack.pack_id}`}
          label={words.remarkOf(pack)}
          labelHidden
          maxLength={100}
          className={css.remark}
          value={entryOf(pack).remark}
          onValueChange={remark => onEntryChange(pack, { remark })}
        />
      ),
    },
  ]
}

/** The most packs that can be rejected: those that arrived, as far as the text says how many. */
function receivedOf({ number }: AcceptanceFormPack, { received }: AcceptanceEntry): number {
  return readNumber(received, { min: 0, max: number }).number ?? number
}

/** The name of the field of a batch that cannot be recorded. */
function wrongField({ pack_id, number }: AcceptanceFormPack, { received }: AcceptanceEntry): string {
  const read = readNumber(received, { min: 0, max: number })
  return read.problem || read.number === null ? `received_${pack_id}` : `rejected_${pack_id}`
}

/** Packs that are missing, in another ink than none. */
function Difference({ number }: { number: number | undefined }) {
  if (number === undefined) return '—'
  if (number === 0) return 0
  return (
    <strong className={css.short} data-part="short">
      {number}
    </strong>
  )
}

'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { Button } from '../button'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { RecordCell, type RecordColumn, RecordsTable } from '../records-table'
import { plain } from '../theme/base.css'
import * as css from './LicenceTable.css'
import { type LicencePeriod, type LicenceTableLabels, licenceTableLabels } from './licenceTableLabels'
import { writtenPeriod } from './writtenPeriod'

/** A licence of a buyer, by the wire's names. */
export interface LicenceTableLicence extends LicencePeriod {
  /** Null for one that was not uploaded. */
  id: number | null
  /** What tells it from the others. */
  type: string
  name: string
  is_required: number
  number: string
  /** The person whom an authorisation names; empty otherwise. */
  person: string
  state: 'valid' | 'expiring' | 'expired' | 'rejected' | 'missing' | 'reviewing'
  state_text: string
  /** Why it was refused; empty otherwise. */
  reason: string
  /** The first one is its picture. */
  files: readonly { readonly url: string; readonly type: string }[]
  /** What was submitted; without any it has no history. */
  versions: readonly unknown[]
}

export interface LicenceTableProps<Licence extends LicenceTableLicence = LicenceTableLicence>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while they load. */
  licences: readonly Licence[] | undefined
  /** Uploads a new version of a licence; without it there are no buttons for that. */
  onUpdate?: ((licence: Licence) => void) | undefined
  /** Shows the versions of a licence; without it there are no buttons for that. */
  onHistory?: ((licence: Licence) => void) | undefined
  /**
   * With a border of its own.
   * @default true
   */
  framed?: boolean
  /**
   * Rows of the skeleton.
   * @default 7
   */
  skeletonRows?: number
  /** Words in place of those of {@link licenceTableLabels}. */
  labels?: Partial<LicenceTableLabels>
}

/**
 * The licences of a buyer: picture, number, validity, state, and what can be done. The button of one that stops an order, or
 * soon will, is the primary one. Renders a RecordsTable; a state sets `data-state`.
 */
export const LicenceTable = forwardRef<HTMLDivElement, LicenceTableProps>(function LicenceTable(
  { licences, onUpdate, onHistory, skeletonRows = 7, labels, className, ...rest },
  ref,
) {
  const words = useLabels('licenceTable', licenceTableLabels, labels)
  const times = useTimes()
  return (
    <RecordsTable
      {...rest}
      ref={ref}
      className={joinClass(css.table, className)}
      label={words.table}
      columns={columnsOf({ words, times, onUpdate, onHistory })}
      rows={licences}
      rowKey={({ type }) => type}
      skeletonRows={skeletonRows}
      labels={{ loading: words.loading }}
    />
  )
  // A type parameter does not pass through forwardRef.
}) as <Licence extends LicenceTableLicence>(
  props: LicenceTableProps<Licence> & RefAttributes<HTMLDivElement>,
) => ReactNode

type ColumnsProps = Pick<LicenceTableProps, 'onUpdate' | 'onHistory'> & {
  words: LicenceTableLabels
  times: Times
}

function columnsOf(props: ColumnsProps): readonly RecordColumn<LicenceTableLicence>[] {
  const { words, times } = props
  return [
    {
      key: 'licence',
      title: words.licence,
      width: 'clamp(200px, 100cqi - 700px, 30%)',
      lines: 3,
      render: licence => (
        <div className={css.licence} data-part="licence">
          <Picture licence={licence} words={words} />
          <RecordCell about={[licence.is_required ? words.required : words.optional]}>
            {licence.name}
          </RecordCell>
        </div>
      ),
    },
    {
      key: 'number',
      title: words.number,
      width: '188px',
      render: ({ number, person }) => (
        <RecordCell about={[person && words.person(person)]}>
          <span className={plain}>{number || words.unknown}</span>
        </RecordCell>
      ),
    },
    {
      key: 'period',
      title: words.period,
      width: '200px',
      render: licence => (
        <span className={css.period} data-part="period">
          {licence.id === null ? words.unknown : words.dates(writtenPeriod(licence, times))}
        </span>
      ),
    },
    {
      key: 'state',
      title: words.state,
      render: ({ state, state_text, reason }) => (
        <RecordCell about={[reason && words.rejected(reason)]}>
          <span className={css.state} data-part="state" data-state={state}>
            {state_text}
          </span>
        </RecordCell>
      ),
    },
    {
      key: 'action',
      title: words.actions,
      width: '136px',
      narrow: 'plain',
      lines: 2,
      render: licence => <Actions {...props} licence={licence} />,
    },
  ]
}

function Actions({ licence, words, onUpdate, onHistory }: ColumnsProps & { licence: LicenceTableLicence }) {
  const { id, name, versions } = licence
  const update = id === null ? words.upload : words.update
  return (
    <span className={css.actions} data-part="actions">
      {onUpdate && (
        <Button
          size="s"
          variant={isUrgent(licence) ? 'primary' : 'secondary'}
          aria-label={words.actionOf(update, name)}
          onClick={() => onUpdate(licence)}
        >
          {update}
        </Button>
      )}
      {onHistory && versions.length > 0 && (
        <Button
          size="s"
          variant="quiet"
          aria-label={words.historyOf(name)}
          onClick={() => onHistory(licence)}
        >
          {words.history}
        </Button>
      )}
    </span>
  )
}

/** It stops an order, or soon will. */
function isUrgent({ state, is_required }: LicenceTableLicence): boolean {
  return state === 'expired' || state === 'expiring' || (is_required === 1 && state !== 'valid')
}

/** The first page of a licence, which opens in a tab of its own; words where there is none. */
function Picture({
  licence: { name, files },
  words,
}: {
  licence: LicenceTableLicence
  words: LicenceTableLabels
}) {
  const [first] = files
  if (!first) {
    return (
      <span className={css.picture} data-part="picture">
        {words.noPicture}
      </span>
    )
  }
  const isPdf = first.type === 'application/pdf'
  return (
    <Link
      href={first.url}
      target="_blank"
      className={css.picture}
      aria-label={words.view(name, isPdf)}
      data-part="picture"
    >
      {isPdf ? (
        'PDF'
      ) : (
        <img src={first.url} alt="" width={56} height={56} loading="lazy" className={css.image} />
      )}
    </Link>
  )
}

'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { Button } from '../button'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { RecordCell, type RecordColumn, RecordsTable } from '../records-table'

export const sessionTableLabels = {
  /** Name of the table, for screen readers. */
  table: '登录设备',
  loading: '正在加载登录设备',
  device: '设备',
  unknownDevice: '未知设备',
  network: '网络地址',
  unknownNetwork: '未知',
  seenAt: '最近使用',
  createdAt: '登录时间',
  actions: '操作',
  /** In place of a button. */
  current: '本次登录',
  end: '退出登录',
  /** The button of a session, for screen readers. */
  endOf: (device: string, seen_at: string) => `退出登录 ${device} ${seen_at}`,
}

/** A browser in which an account is logged in, by the wire's names. */
export interface SessionTableSession {
  id: number
  /** Empty where it is not known. */
  device: string
  network: string
  seen_at: string
  created_at: string
  /** 1: the one that shows this table. */
  is_current: number
}

export interface SessionTableProps<Session extends SessionTableSession = SessionTableSession>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while they load. */
  sessions: readonly Session[] | undefined
  /** More about a session, below its device; empty for nothing. */
  aboutOf?: (session: Session) => string
  /** Id of the session that is being ended. */
  busy?: number | undefined
  /** The buyer ends a session; absent where none can be ended. */
  onEnd?: ((session: Session) => void) | undefined
  /**
   * With a border of its own.
   * @default true
   */
  framed?: boolean
  /** Words in place of those of {@link sessionTableLabels}. */
  labels?: Partial<typeof sessionTableLabels>
}

/** Where an account is logged in, with a button that ends each other session. Renders a RecordsTable. */
export const SessionTable = forwardRef<HTMLDivElement, SessionTableProps>(function SessionTable(
  { sessions, aboutOf, busy, onEnd, labels, ...rest },
  ref,
) {
  const words = useLabels('sessionTable', sessionTableLabels, labels)
  const times = useTimes()
  return (
    <RecordsTable
      {...rest}
      ref={ref}
      label={words.table}
      columns={columnsOf({ words, times, aboutOf, busy, onEnd })}
      rows={sessions}
      rowKey={({ id }) => id}
      labels={{ loading: words.loading }}
    />
  )
  // A type parameter does not pass through forwardRef.
}) as <Session extends SessionTableSession>(
  props: SessionTableProps<Session> & RefAttributes<HTMLDivElement>,
) => ReactNode

type ColumnsProps = Pick<SessionTableProps, 'aboutOf' | 'busy' | 'onEnd'> & {
  words: typeof sessionTableLabels
  times: Times
}

function columnsOf({
  words,
  times,
  aboutOf,
  busy,
  onEnd,
}: ColumnsProps): readonly RecordColumn<SessionTableSession>[] {
  return [
    {
      key: 'device',
      title: words.device,
      width: '34%',
      lines: 2,
      render: session => (
        <RecordCell about={[aboutOf?.(session)]}>{session.device || words.unknownDevice}</RecordCell>
      ),
    },
    { key: 'network', title: words.network, render: ({ network }) => network || words.unknownNetwork },
    { key: 'seen', title: words.seenAt, render: ({ seen_at }) => times.minute(seen_at) },
    { key: 'created', title: words.createdAt, render: ({ created_at }) => times.minute(created_at) },
    {
      key: 'action',
      title: words.actions,
      width: '112px',
      narrow: 'plain',
      render: session =>
        session.is_current === 1 ? (
          words.current
        ) : (
          <Button
            size="s"
            busy={busy === session.id}
            aria-label={words.endOf(session.device || words.unknownDevice, times.minute(session.seen_at))}
            onClick={() => onEnd?.(session)}
          >
            {words.end}
          </Button>
        ),
    },
  ]
}

'use client'
import { forwardRef, type ReactNode, useState } from 'react'
import { Button, ButtonRow } from '../button'
import { Checkbox } from '../checkbox'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { Stack } from '../stack'
import { Text } from '../text'
import { plain } from '../theme/base.css'
import * as css from './StoreCopy.css'

export const storeCopyLabels = {
  title: '复制购物车到其他门店',
  lines: (count: number) => `购物车里已勾选的 ${count} 种商品，按各门店自己的资质和价格加入它们的购物车`,
  noLines: '购物车里没有勾选的商品',
  copy: (count: number) => `复制到 ${count} 家门店`,
  /** Name of the result, for screen readers. */
  results: '复制结果',
  /** What became of the lines of a store; `message` says why it gets none, or is empty. */
  result: ({ name, added, adjusted, refused, message }: StoreCopyResult) =>
    [
      `${name}：已加入 ${added + adjusted} 种`,
      adjusted > 0 && `，其中 ${adjusted} 种数量有调整`,
      refused > 0 && `，${refused} 种没有加入`,
      message && `。${message}`,
    ]
      .filter(Boolean)
      .join(''),
  /** Why a line was changed or refused. */
  note: (name: string, message: string) => `${name}：${message}`,
}

/** What became of the lines of one store, by the wire's names. */
export interface StoreCopyResult {
  user_id: number
  name: string
  /** Numbers of lines. */
  added: number
  adjusted: number
  refused: number
  /** Why the store gets nothing; empty otherwise. */
  message: string
  /** The lines that were changed or refused, each with the reason. */
  notes: readonly { readonly key: number; readonly name: string; readonly message: string }[]
}

export interface StoreCopyProps extends Omit<PanelProps, 'title' | 'children'> {
  /** The other stores of the buyer. */
  stores: readonly { readonly user_id: number; readonly company: string }[]
  /** Number of lines that would be copied; with 0 nothing can be. */
  lines: number
  /** Copies them to the stores of these ids. */
  onCopyTo: (ids: number[]) => void
  /**
   * They are being copied.
   * @default false
   */
  busy?: boolean
  /** Why they were not. */
  failure?: ReactNode
  /** Beside the button: where lines are chosen. */
  action?: ReactNode
  /** What became of the last copy. */
  outcome?: readonly StoreCopyResult[] | undefined
  /** Words in place of those of {@link storeCopyLabels}. */
  labels?: Partial<typeof storeCopyLabels>
}

/** Copies the selected lines of a cart to other stores; what became of each is shown store by store. Renders Panel. */
export const StoreCopy = forwardRef<HTMLElement, StoreCopyProps>(function StoreCopy(props, ref) {
  const { stores, lines, onCopyTo, busy, failure, action, outcome, labels, ...rest } = props
  const words = useLabels('storeCopy', storeCopyLabels, labels)
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <Panel {...rest} ref={ref} title={words.title}>
      <Stack gap={3}>
        <Text>{lines > 0 ? words.lines(lines) : words.noLines}</Text>
        <div className={css.choices} data-part="choices">
          {stores.map(({ user_id, company }) => (
            <Checkbox
              key={user_id}
              label={company}
              className={css.choice}
              checked={chosen.includes(user_id)}
              onCheckedChange={checked =>
                setChosen(checked ? [...chosen, user_id] : chosen.filter(each => each !== user_id))
              }
            />
          ))}
        </div>
        {failure}
        <ButtonRow>
          <Button
            variant="primary"
            disabled={lines === 0 || chosen.length === 0}
            busy={busy}
            onClick={() => onCopyTo([...chosen])}
          >
            {words.copy(chosen.length)}
          </Button>
          {action}
        </ButtonRow>
        {outcome && <Results results={outcome} words={words} />}
      </Stack>
    </Panel>
  )
})

interface ResultsProps {
  results: readonly StoreCopyResult[]
  words: typeof storeCopyLabels
}

function Results({ results, words }: ResultsProps) {
  return (
    <div role="status" aria-label={words.results} className={plain}>
      <ul className={css.results} data-part="results">
        {results.map(result => (
          <li key={result.user_id} className={plain}>
            <span className={css.store} data-part="store">
              {words.result(result)}
            </span>
            {result.notes.length > 0 && (
              <ul className={css.notes} data-part="notes">
                {result.notes.map(({ key, name, message }) => (
                  <li key={key} className={plain}>
                    {words.note(name, message)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

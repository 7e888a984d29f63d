'use client'
import { forwardRef, type ReactNode, useState } from 'react'
import { Button, ButtonRow } from '../button'
import { Checkbox } from '../checkbox'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { Stack } from '../stack'
import { Text } from '../text'
import * as css from './StoreCopy.css'
import { StoreCopyResults } from './StoreCopyResults'
import { type StoreCopyResult, storeCopyLabels } from './storeCopyLabels'

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
        {outcome && <StoreCopyResults results={outcome} labels={labels} />}
      </Stack>
    </Panel>
  )
})

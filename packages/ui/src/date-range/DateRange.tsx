'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, useId, useRef } from 'react'
import { FieldBox, type FieldBoxProps } from '../field'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { fieldControl } from '../layout/fieldControl.css'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { DateInput } from './DateInput'
import * as css from './DateRange.css'
import {
  DATE_RANGE_PRESETS,
  type DateRangePreset,
  type DateRangeValue,
  isSameRange,
  rangeOfPreset,
} from './rangeDays'
import { type DateRangeReason, useDateRange } from './useDateRange'

export const dateRangeLabels = {
  /** Names of the two days, for screen readers. */
  from: '开始日期',
  to: '结束日期',
  /** Button that removes both days, for screen readers. */
  clear: '清除日期',
  /** Presets without a name of their own. */
  days: (days: number) => `近${days}天`,
  months: (months: number) => `近${months}个月`,
  /** The first day is after the last one. */
  order: '开始日期晚于结束日期，请修改其中一个',
  /** A day is before `min`. */
  early: (min: string) => `请填写 ${min} 之后的日期`,
}

export interface DateRangeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'> {
  /** What the days are of, shown before them: `下单日期`. */
  label: ReactNode
  /** The range, where the caller holds it: `{ from, to }` as `YYYY-MM-DD`. */
  value?: DateRangeValue | undefined
  /**
   * The range at first, where the component holds it.
   * @default {}
   */
  defaultValue?: DateRangeValue
  /** The range changed; `reason` is `input`, `preset` or `clear`. A range that is wrong is not reported. */
  onValueChange?: (value: DateRangeValue, details: { reason: DateRangeReason }) => void
  /** Today by the clock that the records have, `YYYY-MM-DD`. Until it is known, the presets cannot be pressed. */
  today?: string | undefined
  /**
   * Ranges that end today, each with a button.
   * @default 近7天, 近30天, 近3个月
   */
  presets?: readonly DateRangePreset[]
  /**
   * The first day that can be chosen.
   * @default '2000-01-01'
   */
  min?: string
  /** The last day that can be chosen in the browser's calendar. */
  max?: string | undefined
  /** Height: 28, 36 or 44 px. @default 'm' */
  size?: FieldBoxProps['size']
  /** Words in place of those of {@link dateRangeLabels}. */
  labels?: Partial<typeof dateRangeLabels>
}

const NONE: DateRangeValue = {}

/**
 * Filters by two days, from and to, in the browser's own date fields, with ranges for one press. Renders `div`, a group;
 * sets `data-invalid`.
 */
export const DateRange = forwardRef<HTMLDivElement, DateRangeProps>(function DateRange(props, ref) {
  const { label, value, defaultValue = NONE, onValueChange, min = '2000-01-01', max, size, ...others } = props
  const { today, presets = DATE_RANGE_PRESETS, labels, className, ...rest } = others
  const words = useLabels('dateRange', dateRangeLabels, labels)
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const state = useDateRange({ value, defaultValue, onValueChange, min })
  const { range, problem } = state
  const invalid = problem !== null

  function clear() {
    state.report(NONE, 'clear')
    // The button is gone: the focus goes to where it can go on.
    first.current?.focus()
  }

  function inputProps(side: 'from' | 'to') {
    return {
      'aria-label': words[side],
      'aria-invalid': invalid || undefined,
      'aria-describedby': invalid ? `${id}-error` : undefined,
      className: joinClass(fieldControl, css.input),
      'data-part': side,
      min,
      max,
      value: range[side],
      onType: (day: string | undefined) => state.type({ [side]: day }),
      onPick: (day: string | undefined) => state.change({ [side]: day }),
      onCommit: state.commit,
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-invalid={dataAttr(invalid)}
    >
      <span id={`${id}-label`} className={css.label} data-part="label">
        {label}
      </span>
      <FieldBox size={size} className={css.box} data-part="box">
        <DateInput ref={first} {...inputProps('from')} />
        <span aria-hidden className={css.dash} data-part="dash">
          –
        </span>
        <DateInput {...inputProps('to')} />
        {(range.from || range.to) && (
          <button
            type="button"
            aria-label={words.clear}
            className={css.clear}
            data-part="clear"
            onClick={clear}
          >
            <Icon name="close" size="s" />
          </button>
        )}
      </FieldBox>
      <DateRangePresets
        presets={presets}
        today={today}
        range={range}
        words={words}
        onChoose={chosen => state.report(chosen, 'preset')}
      />
      {problem && (
        <p role="alert" id={`${id}-error`} className={css.error} data-part="error">
          {problem === 'order' ? words.order : words.early(min)}
        </p>
      )}
    </div>
  )
})

interface DateRangePresetsProps {
  presets: readonly DateRangePreset[]
  today: string | undefined
  range: DateRangeValue
  words: typeof dateRangeLabels
  onChoose: (range: DateRangeValue) => void
}

function nameOf(preset: DateRangePreset, words: typeof dateRangeLabels): string {
  if (preset.name !== undefined) return preset.name
  return 'days' in preset ? words.days(preset.days) : words.months(preset.months)
}

function DateRangePresets({ presets, today, range, words, onChoose }: DateRangePresetsProps) {
  if (presets.length === 0) return null
  return (
    <div className={css.presets} data-part="presets">
      {presets.map(preset => {
        const name = nameOf(preset, words)
        const days = today === undefined ? null : rangeOfPreset(preset, today)
        const pressed = days !== null && isSameRange(days, range)
        return (
          <button
            key={name}
            type="button"
            aria-pressed={pressed}
            disabled={!days}
            className={css.preset}
            data-part="preset"
            data-pressed={dataAttr(pressed)}
            onClick={() => days && onChoose(days)}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}

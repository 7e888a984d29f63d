'use client'
import { type Region, type RegionLevel, useRegionCascade } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Select, type SelectProps } from '../select'
import * as css from './RegionSelect.css'

export const regionSelectLabels = {
  /** Name of the group of selects, for screen readers. */
  group: '所在地区',
  /** The levels of a region. */
  province: '省份',
  city: '城市',
  district: '区县',
  /** What a level shows before one is selected. */
  ready: '请选择',
  loading: '加载中',
  failed: '加载失败',
  /** In place of regions that could not be loaded, and the button that loads them again. */
  noRegions: '地区未能加载。',
  retry: '重新加载',
}

export interface RegionSelectProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'> {
  /** Loads the regions inside one, or the provinces. It may reject: the level then offers to load again. */
  loadRegions: (parent_code: string | undefined) => Promise<readonly Region[]>
  /** Codes that are selected at first, from the province down. */
  defaultValue?: readonly string[]
  /**
   * Name of the lowest open level in a form: its value is the code of the lowest region, or empty before it is
   * selected. The levels above it are `province_code` and `city_code`.
   * @default 'district_code'
   */
  name?: string
  /** What is wrong, shown at the level that must be selected next. */
  error?: SelectProps['error']
  /** @default false */
  required?: boolean
  /**
   * Height of the selects: 28, 36 or 44 px.
   * @default 'm'
   */
  size?: SelectProps['size']
  /** Words in place of those of {@link regionSelectLabels}. */
  labels?: Partial<typeof regionSelectLabels>
}

const LEVELS = ['province', 'city', 'district'] as const

/** Names of the levels in a form, from the province down. */
export const REGION_NAMES = ['province_code', 'city_code', 'district_code'] as const

const toOption = ({ code, name }: Region) => ({ value: code, name })

/** The region that was selected before, until its name is there: a form that is sent meanwhile has its code. */
function loadingOptions(code: string, name: string) {
  return code === '' ? [] : [{ value: code, name }]
}

const CLOSED: RegionLevel = { status: 'ready', list: [], code: '' }

/**
 * A region, level by level: province, city, district. A level opens after a selection in the level above; some cities
 * have no districts. Renders `div`, a group of selects.
 */
export const RegionSelect = forwardRef<HTMLDivElement, RegionSelectProps>(function RegionSelect(
  { loadRegions, defaultValue, name = REGION_NAMES[2], error, required, size, labels, className, ...rest },
  ref,
) {
  const { levels, choose, retry } = useRegionCascade({ load: loadRegions, initial: defaultValue })
  const words = useLabels('regionSelect', regionSelectLabels, labels)
  const lowest = levels.length - 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a minimum width of its own
    <div role="group" aria-label={words.group} {...rest} ref={ref} className={joinClass(css.root, className)}>
      {LEVELS.map((level, depth) => {
        const { status, list, code } = levels[depth] ?? CLOSED
        return (
          <Select
            key={level}
            className={level === 'district' ? css.district : undefined}
            label={words[level]}
            name={depth === lowest ? name : REGION_NAMES[depth]}
            error={depth === lowest ? error : undefined}
            required={required}
            size={size}
            placeholder={words[status]}
            disabled={depth > lowest}
            options={status === 'loading' ? loadingOptions(code, words.loading) : list.map(toOption)}
            value={code}
            onValueChange={chosen => choose(depth, chosen)}
          />
        )
      })}
      {levels[lowest]?.status === 'failed' && (
        <p role="alert" className={css.failed} data-part="failed">
          {words.noRegions}
          <Button variant="quiet" size="s" onClick={retry}>
            {words.retry}
          </Button>
        </p>
      )}
    </div>
  )
})
